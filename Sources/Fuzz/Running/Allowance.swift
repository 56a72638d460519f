import Foundation

/// The time and memory that one input may use. The system itself ends a process that takes more processor time.
struct Allowance {
  var seconds = 10.0
  var megabytes = 500

  /// Grants the next input its time; called before each.
  func renew() {
    let now = Double(clock()) / Double(CLOCKS_PER_SEC)
    var limit = rlimit()
    getrlimit(Self.processorTime, &limit)
    limit.rlim_cur = rlim_t(now + seconds + 1)
    setrlimit(Self.processorTime, &limit)
  }

  /// The most memory that this process has used, if it is too much.
  var excess: String? {
    var usage = rusage()
    getrusage(Self.ownUsage, &usage)
    // Linux counts in kilobytes, macOS in bytes.
    #if os(Linux)
      let megabytes = Int(usage.ru_maxrss) >> 10
    #else
      let megabytes = Int(usage.ru_maxrss) >> 20
    #endif
    return megabytes > self.megabytes ? "\(megabytes) MB of memory were used" : nil
  }

  #if os(Linux)
    private static var processorTime: __rlimit_resource_t { __rlimit_resource_t(RLIMIT_CPU.rawValue) }
    private static var ownUsage: __rusage_who_t { __rusage_who_t(RUSAGE_SELF.rawValue) }
  #else
    private static var processorTime: Int32 { RLIMIT_CPU }
    private static var ownUsage: Int32 { RUSAGE_SELF }
  #endif
}
