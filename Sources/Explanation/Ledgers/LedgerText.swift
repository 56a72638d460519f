/// The words that ledgers share.
public enum LedgerText {
  /// A proposal: `? 28`.
  public static func offer(_ length: Double) -> String { "? " + LengthText.account(length) }
  /// An answer: `= 28`.
  public static func answer(_ length: Double) -> String { "= " + LengthText.account(length) }
  /// What is left: `leaves 204`.
  public static func leaves(_ length: Double) -> String { "leaves " + LengthText.account(length) }

  /// Where nothing remains, or what came before took too much.
  package static let nothingLeft = "nothing left"

  /// What a view can be: `28`, `0 … 24`, `at least 8`; empty where nobody asked.
  public static func range(_ least: Double?, _ most: Double?) -> String {
    guard let least else { return "" }
    guard let most else { return "at least " + LengthText.account(least) }
    let (first, last) = (LengthText.account(least), LengthText.account(most))
    return first == last ? first : first + " … " + last
  }

  /// `1st`, `2nd`, `3rd`, `11th`.
  public static func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    let endings = ["th", "st", "nd", "rd"]
    return "\(number)" + (isTeen || number % 10 > 3 ? "th" : endings[number % 10])
  }

  /// The heading of the account of a view and the modifiers around it.
  public static let chainTitle = "What the modifiers and their view do"

  /// The order of the rows: that of their turns, or of the source.
  public static func order(isInTurn: Bool) -> String { isInTurn ? "as they are served" : "in their order" }

  /// A number as a summand: `− 8`, `+ 8`.
  public static func minus(_ length: Double) -> String {
    (length < 0 ? "+ " : "− ") + LengthText.account(length.magnitude)
  }
}
