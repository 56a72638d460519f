#Preview("￾", traits: .fixedLayout(width: 100, height: 50)) {
  Color.red
}
