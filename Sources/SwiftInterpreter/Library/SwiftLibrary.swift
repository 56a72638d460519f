/// Swift's own names, one file for each family.
extension Catalog {
  package static let library: [CatalogEntry] =
    numbers + mathematics + (strings + textParts).map { $0.takingRegularExpressions } + regularExpressions + collections
    + collectionClosures + collectionSearches + mutations + characters + textComparisons + numberSteps
    + types + concurrency + sets + dictionaries + optionSets + randomness + formatStyles
    + results + sortOrders + assertions + hashing
}
