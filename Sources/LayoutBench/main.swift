import LayoutEngine
import Glibc

func now() -> Double { var t = timespec(); clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t); return Double(t.tv_sec)*1e9 + Double(t.tv_nsec) }
let shapes: [Shape] = [.wide(1000), .wide(10000), .deep(20), .deep(60), .balanced(10, depth: 3), .balanced(10, depth: 4), .balanced(10, depth: 5), .balanced(2, depth: 12), .chain(100)]
for s in shapes { for k in LeafKind.allCases {
  let t = BenchmarkTree(s, k)
  var times: [Double] = []
  var calls = 0, cc = 0
  for _ in 0..<15 { let a = now(); let o = t.tree.layOut(root: t.root, proposal: Proposal(width: 1000, height: 1000), container: Size(width: 1000, height: 1000)); times.append(now() - a); calls = o.leafCalls; cc = o.containerCalls }
  times.sort()
  var rec = 0.0
  if t.countedNodes < 20000 { let a = now(); _ = t.tree.layOut(root: t.root, proposal: Proposal(width: 1000, height: 1000), container: Size(width: 1000, height: 1000), recorder: TraceRecorder()); rec = now() - a }
  print(s, k.rawValue, "ns/node", times[7] / Double(t.countedNodes), "leaf", Double(calls) / Double(t.leafCount), "neg", Double(cc) / Double(max(1, t.countedNodes - t.leafCount)), "rec x", rec/times[7])
} }
