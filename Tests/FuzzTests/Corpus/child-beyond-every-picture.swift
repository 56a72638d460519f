#Preview(traits: .fixedLayout(width: 300, height: 200)) {
  Color.red.frame(width: 1e20, height: 40).frame(width: 100, height: 20)
}
