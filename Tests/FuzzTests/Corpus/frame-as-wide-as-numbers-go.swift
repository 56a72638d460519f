#Preview("Wide", traits: .fixedLayout(width: 240, height: 200)) {
  Color.red
    .border(.red)
    .frame(minWidth: Double.greatestFiniteMagnitude, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .aspectRatio(2, contentMode: .fit)
    .border(.blue)
}
