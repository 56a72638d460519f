import Foundation
import Publication

// Publishes small sites one after the other, for tests that end it in the middle or run two of it at once:
//
//     PublicationTrial OUTPUT WORD,WORD COUNT PAUSE
//
// COUNT sites whose files contain only one of the words, which take turns, with a pause of PAUSE milliseconds after
// each file. A line is printed once the first file is written.

guard CommandLine.arguments.count == 5, let count = Int(CommandLine.arguments[3]),
  let pause = UInt32(CommandLine.arguments[4])
else { exit(64) }
let output = CommandLine.arguments[1]
let words = CommandLine.arguments[2].split(separator: ",")
let interruption = Interruption()
interruption.watch()

func say(_ text: String, to stream: FileHandle) { try? stream.write(contentsOf: Data((text + "\n").utf8)) }

do throws(PublicationError) {
  for number in 0..<count {
    let draft = try Publication(to: output, interruption: interruption).begin()
    var claims = PathClaims()
    for page in 0..<8 {
      let path = try claims.claim("pages/\(page).html", owner: "\(page).swift")
      try draft.write(path, Array(words[number % words.count].utf8))
      if number == 0, page == 0 { say("writing", to: .standardOutput) }
      usleep(pause * 1_000)
    }
    for note in try draft.commit() { say(note.text(output: output), to: .standardError) }
  }
} catch {
  say(error.text(output: output), to: .standardError)
  exit(73)
}
