struct Box_Previews: PreviewProvider {
  static var previews: some View { Color.red.previewDevice("\u{1B}[31m") }
}
