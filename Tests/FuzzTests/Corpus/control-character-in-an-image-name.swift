#Preview {
  Image("\u{1B}[31m")
}
