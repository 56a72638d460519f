#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The CPU time of this thread, in nanoseconds: other programs on the machine hardly affect it.
func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// Lets the allocator keep the memory that a layout frees. Otherwise each run would pay for getting it from the system
/// again, page by page, which a program that lays out many figures pays only once. The C library of Linux keeps as much
/// as the largest block that was ever freed, up to 32 MB.
func keepFreedMemory() {
  UnsafeMutableRawPointer.allocate(byteCount: 31 << 20, alignment: 16).deallocate()
}

/// Ends the program.
func leave(_ status: Int32) -> Never { exit(status) }
