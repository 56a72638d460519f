/// The parts of the table, one family a file.
extension Catalog {
  static let views: [CatalogEntry] = colors + shapes + texts + stacks + grids + groups
  static let modifiers: [CatalogEntry] =
    frames + paddings + layers + sizing + drawing + environmentModifiers + labels + withoutEffect
  static let values: [CatalogEntry] = alignments + fonts + geometry + styles
  static let library: [CatalogEntry] = numbers + mathematics + strings + collections + collectionClosures + mutations
}
