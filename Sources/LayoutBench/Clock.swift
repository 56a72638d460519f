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

/// Lets the allocator keep the memory a layout gives back. Otherwise each run pays for getting it from the system
/// again, page by page, which a program that lays out many figures pays once. The C library of Linux takes the largest
/// block that was ever freed, up to 32 MB, as the measure of what to keep.
func keepFreedMemory() {
  UnsafeMutableRawPointer.allocate(byteCount: 31 << 20, alignment: 16).deallocate()
}

/// Ends the program.
func leave(_ status: Int32) -> Never { exit(status) }
