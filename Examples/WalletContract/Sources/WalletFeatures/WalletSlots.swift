public import Espalier

extension Slot where Content == SlotEntry {
  /// The list under “More”.
  public static let features = Slot("features")
}

extension Slot where Content == [TextTable] {
  /// The texts of a feature in other languages than that in which it is written, a table for each language.
  ///
  /// A feature that is not plugged in leaves no texts behind, and the shell knows none of a feature's keys:
  ///
  /// ```swift
  /// var contributions: [Contribution<any WalletShell>] { [.content(in: .texts) { _ in TextTable.walletLoans }] }
  /// ```
  public static let texts = Slot("texts")
}

extension Slot where Content == any ScreenPart {
  /// Below the figures of the overview, in the order that the person has chosen.
  public static let overview = Slot("overview")
}
