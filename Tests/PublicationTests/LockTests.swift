import Foundation
import Synchronization
import Testing

@testable import Publication

struct LockTests {
  /// Two builds write their drafts at the same time, and neither takes the other's for one that was left behind.
  @Test func aSecondBuildNeedNotWaitUntilTheFirstIsWritten() throws {
    let folder = try OutputFolder()
    let first = try Publication(to: folder.output).begin()
    try first.write("a", Array("first".utf8))
    let second = try Publication(to: folder.output).begin()
    try second.write("a", Array("second".utf8))
    #expect(try folder.publish(["a": "third", "b": "third"]) == [])
    #expect(try folder.site == ["a": "third", "b": "third"])
    #expect(try first.commit() == [])
    #expect(try folder.site == ["a": "first"])
    #expect(try folder.names.filter { $0.contains("haggle-draft") }.count == 1)
    #expect(try second.commit() == [])
    #expect(try folder.site == ["a": "second"])
    #expect(try folder.names == ["site"])
  }

  @Test func aBuildThatKeepsTheLockIsNamed() throws {
    let folder = try OutputFolder()
    let draft = try Publication(to: folder.output, patience: 60).begin()
    try draft.write("a", Array("first".utf8))
    let file = FilePath(folder.path(".site.haggle-lock"))
    guard case .held(let lock) = try folder.files.lock(file, holder: LocalFileSystem.process) else {
      Issue.record("the lock is held while a draft is written")
      return
    }
    let busy = PublicationError.busy(holder: LocalFileSystem.process)
    #expect(throws: busy) { try folder.publish(["a": "second"], patience: 60) }
    #expect(throws: busy) { try draft.commit() }
    #expect(LocalFileSystem.process.hasPrefix("process \(getpid()) on "))
    #expect(try folder.names == [".site.haggle-lock"])
    lock.release()
    try folder.publish(["a": "third"])
    #expect(try folder.site == ["a": "third"])
    #expect(try folder.names == ["site"])
  }

  @Test func aBuildWaitsUntilTheLockIsFree() throws {
    let folder = try OutputFolder()
    let files = try FaultyFileSystem(output: folder.output)
    guard case .held(let lock) = try folder.files.lock(FilePath(folder.path(".site.haggle-lock")), holder: "other")
    else {
      Issue.record("a lock that nobody holds is refused")
      return
    }
    var attempts = 0
    files.before = { step, _ in
      guard step == "lock" else { return }
      attempts += 1
      if attempts == 3 { lock.release() }
    }
    try folder.publish(["a": "new"], files: files)
    #expect(attempts > 3)
    #expect(try folder.site == ["a": "new"])
  }

  /// A draft without a lock, or with one that nobody holds, belongs to a build that was killed.
  @Test func draftsThatWereLeftAreRemovedWhenTheNextOneIsMade() throws {
    let left = ".site.haggle-draft-0123456789abcde"
    let folder = try OutputFolder([left + "0/a": "killed", left + "1/.haggle-lock": "process 1", left + "2": "file"])
    let draft = try Publication(to: folder.output).begin()
    #expect(try folder.names.filter { $0.hasPrefix(left) } == [])
    #expect(try folder.names.count == 1)
    draft.discard()
    #expect(try folder.names == [])
  }

  @Test func aLockThatWasLeftIsNoObstacle() throws {
    let folder = try OutputFolder([".site.haggle-lock": "process 1 on nowhere"])
    try folder.publish(["a": "new"])
    #expect(try folder.names == ["site"])
  }

  /// The holder of a lock removes its file; a process that waited for it must not hold a file without a name.
  @Test func aLockCountsOnlyWhileItsFileIsThere() throws {
    let folder = try OutputFolder()
    let file = FilePath(folder.path("lock"))
    guard case .held(let first) = try folder.files.lock(file, holder: "first") else {
      Issue.record("a lock that nobody holds is refused")
      return
    }
    guard case .taken(by: "first") = try folder.files.lock(file, holder: "second") else {
      Issue.record("a lock is given away twice")
      return
    }
    try folder.files.removeFile(file)
    first.release()
    guard case .held = try folder.files.lock(file, holder: "third") else {
      Issue.record("a lock that was given back is refused")
      return
    }
    #expect(try folder.status("lock") != nil)
  }

  /// Between its beginning and its first instruction, a program that is started has all that its parent has open.
  @Test func aLockThatWasGivenBackIsNotHeldByAProgramThatIsBeingStarted() throws {
    let folder = try OutputFolder(["lock": ""])
    let file = FilePath(folder.path("lock"))
    let descriptor = open(folder.path("lock"), O_RDWR)
    let ofTheProgram = dup(descriptor)
    defer { close(ofTheProgram) }
    #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
    let first = FileLock(descriptor)
    guard case .taken = try folder.files.lock(file, holder: "second") else {
      Issue.record("a lock is given away twice")
      return
    }
    first.release()
    guard case .held = try folder.files.lock(file, holder: "third") else {
      Issue.record("a lock that was given back is refused")
      return
    }
  }

  @Test func noTwoHoldALockAtOnce() throws {
    let folder = try OutputFolder(isInMemory: true)
    let file = FilePath(folder.path("lock"))
    let holders = Atomic(0)
    let times = Atomic(0)
    let overlaps = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<3_000 {
        guard case .held(let lock)? = try? LocalFileSystem().lock(file, holder: "") else { continue }
        if holders.add(1, ordering: .sequentiallyConsistent).newValue > 1 { overlaps.add(1, ordering: .relaxed) }
        sched_yield()
        holders.subtract(1, ordering: .sequentiallyConsistent)
        times.add(1, ordering: .relaxed)
        try? LocalFileSystem().removeFile(file)
        lock.release()
      }
    }
    #expect(overlaps.load(ordering: .relaxed) == 0)
    #expect(times.load(ordering: .relaxed) > 100)
  }

  /// Without a lock nobody can know whether a draft is still being written.
  @Test func withoutLocksTheDraftsOfOthersStay() throws {
    let draft = ".site.haggle-draft-0123456789abcdef"
    let folder = try OutputFolder([draft + "/index.html": "of another"])
    let files = try FaultyFileSystem(output: folder.output, limits: .init(locks: false))
    #expect(try folder.publish(["a": "new"], files: files) == [.notLocked])
    #expect(try folder.names == [draft, "site"])
    try folder.publish(["a": "new"])
    #expect(try folder.names == ["site"])
  }

  @Test func onlyNamesOfItsOwnPatternAreRemoved() throws {
    let others = [
      ".site.haggle-draft-0123456789abcde", ".site.haggle-draft-mine", ".site2.haggle-draft-0123456789abcdef",
      "site.haggle-draft-0123456789abcdef", ".site.haggle-lock2",
    ]
    let folder = try OutputFolder(Dictionary(uniqueKeysWithValues: others.map { ($0 + "/file", "mine") }))
    try folder.publish(["a": "new"])
    #expect(try folder.names == (others + ["site"]).sorted())
  }

  /// Two processes publish as fast as they can: the output is never missing, and never a mixture.
  @Test func twoBuildsNeverMixTheirSites() throws {
    let folder = try OutputFolder(isInMemory: true)
    try folder.publish(["pages/0.html": "a"])
    let builds = try ["a", "b"].map { try Trial(folder.output, $0, count: 25) }
    var moments = 0
    while builds.contains(where: \.isRunning) {
      #expect(try folder.status("site") != nil)
      moments += 1
    }
    for build in builds {
      let (status, errors) = build.finish()
      #expect(status == 0 && errors.isEmpty, "\(errors)")
    }
    #expect(moments > 100)
    #expect(try folder.site.count == 8)
    #expect(Set(try folder.site.values).count == 1)
    #expect(try folder.names == ["site"])
  }
}
