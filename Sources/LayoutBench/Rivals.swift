import BenchmarkTrees

/// The time that two layout engines written for speed need for the same trees: medians in nanoseconds of CPU time per
/// node, with the leaf kinds in the order F, X, T, M. Measured on a machine with two shared cores with Yoga of June
/// 2026 and Taffy 0.9.2; another machine needs other figures, so these are only reported, and never make the program
/// fail.
struct Rival {
  let yoga: [Double]
  let taffy: [Double]

  init(yoga: [Double], taffy: [Double]) {
    self.yoga = yoga
    self.taffy = taffy
  }

  /// The faster of the two on a tree with a kind of leaf; `nil` where neither was measured.
  static func fastest(on shape: Shape, _ kind: LeafKind) -> Double? {
    guard let rival = rivals[shape.description], let column = LeafKind.allCases.firstIndex(of: kind) else { return nil }
    return min(rival.yoga[column], rival.taffy[column])
  }
}

private let rivals: [String: Rival] = [
  "wide(1000)": Rival(yoga: [216, 298, 364, 290], taffy: [106, 140, 166, 143]),
  "wide(10000)": Rival(yoga: [327, 339, 406, 369], taffy: [116, 153, 205, 166]),
  "wide(100000)": Rival(yoga: [433, 445, 499, 531], taffy: [287, 374, 627, 461]),
  "bal(10,3)": Rival(yoga: [531, 330, 767, 734], taffy: [585, 755, 846, 1407]),
  "bal(10,4)": Rival(yoga: [980, 425, 1309, 1336], taffy: [824, 1286, 1193, 2251]),
  "bal(10,5)": Rival(yoga: [1053, 487, 1593, 2304], taffy: [852, 1644, 1337, 2249]),
  "bal(2,12)": Rival(yoga: [17_352, 551, 23_556, 44_277], taffy: [1110, 1969, 1758, 10_672]),
  "bal(2,16)": Rival(yoga: [63_145, 1073, 86_798, 198_721], taffy: [1513, 2475, 1875, 46_512]),
  "deep(4)": Rival(yoga: [825, 490, 1020, 729], taffy: [661, 787, 827, 1459]),
  "deep(8)": Rival(yoga: [1994, 464, 2663, 1700], taffy: [840, 1042, 1008, 3242]),
  "deep(12)": Rival(yoga: [5353, 458, 7518, 4234], taffy: [921, 1138, 1073, 4986]),
  "deep(16)": Rival(yoga: [15_703, 455, 22_935, 10_626], taffy: [956, 1206, 1114, 7649]),
  "deep(20)": Rival(yoga: [48_841, 449, 68_050, 26_595], taffy: [974, 1243, 1134, 12_303]),
  "chain1(100)": Rival(yoga: [2120, 455, 2173, 462], taffy: [1421, 1664, 1454, 3114]),
  "deepH(20)": Rival(yoga: [4484, 438, 5877, 1490], taffy: [608, 592, 726, 2743]),
  "deepV(20)": Rival(yoga: [4499, 413, 5978, 1432], taffy: [600, 586, 688, 787]),
]
