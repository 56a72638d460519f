/// A value for each node of a layout.
///
/// The content of a `GeometryReader` is a separate layout whose nodes do not begin at 0. Node 0 would then lie outside
/// the memory, so its address is kept as a number and no pointer points there. Subtracting the first node's number from
/// every index would have the same effect, at three percent more instructions a layout.
///
/// The values are plain bits: nothing is released with them.
struct NodeTable<Element: BitwiseCopyable>: BitwiseCopyable {
  private let start: UnsafeMutablePointer<Element>
  private let addressOfNode0: UInt

  private init(_ start: UnsafeMutablePointer<Element>, firstNode: Int) {
    self.start = start
    addressOfNode0 = UInt(bitPattern: start) &- UInt(bitPattern: firstNode &* MemoryLayout<Element>.stride)
  }

  /// - Parameter nodes: the numbers of the nodes.
  init(_ nodes: Range<Int>, repeating element: Element) {
    self.init(unwrittenFor: nodes)
    start.initialize(repeating: element, count: nodes.count)
  }

  /// Memory for values; each has to be written before it is read.
  init(unwrittenFor nodes: Range<Int>) {
    self.init(.allocate(capacity: nodes.count), firstNode: nodes.lowerBound)
  }

  /// Values whose bits are all zero.
  init(zerosFor nodes: Range<Int>) { self.init(.zeros(nodes.count), firstNode: nodes.lowerBound) }

  /// Values for the nodes whose numbers are the slice's indices.
  init(copying elements: ArraySlice<Element>) { self.init(.copy(of: elements), firstNode: elements.startIndex) }

  /// Gives the memory back; the table and its copies must not be used afterwards.
  func free() { start.deallocate() }

  /// Where a node's value lies. The node must be one of the layout's.
  @inline(__always)
  func address(of id: NodeID) -> UnsafeMutablePointer<Element> {
    let offset = UInt(bitPattern: id.index &* MemoryLayout<Element>.stride)
    return UnsafeMutablePointer(bitPattern: addressOfNode0 &+ offset).unsafelyUnwrapped
  }

  subscript(id: NodeID) -> Element {
    @inline(__always) get { address(of: id).pointee }
    @inline(__always) nonmutating _modify { yield &address(of: id).pointee }
  }
}

extension UnsafeMutablePointer where Pointee: BitwiseCopyable {
  /// New memory with the elements of a slice.
  static func copy(of elements: ArraySlice<Pointee>) -> UnsafeMutablePointer {
    let memory = allocate(capacity: elements.count)
    elements.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { memory.initialize(from: start, count: buffer.count) }
    }
    return memory
  }

  /// Memory for a number of values, all of whose bits are zero.
  static func zeros(_ count: Int) -> UnsafeMutablePointer {
    let memory = allocate(capacity: count)
    UnsafeMutableRawPointer(memory).initializeMemory(
      as: UInt8.self, repeating: 0, count: count * MemoryLayout<Pointee>.stride)
    return memory
  }
}
