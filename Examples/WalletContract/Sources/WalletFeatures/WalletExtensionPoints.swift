public import Espalier

extension ExtensionPoint where Content == PlugInEntry {
  /// The list under “More”.
  public static let features = ExtensionPoint("features")
}

extension ExtensionPoint where Content == [TextTable] {
  /// The texts of a feature in other languages than that in which it is written, a table for each language.
  ///
  /// A feature that is not plugged in leaves no texts behind, and the shell knows none of a feature's keys:
  ///
  /// ```swift
  /// var contributions: [Contribution<any WalletShell>] { [.content(in: .texts) { _ in TextTable.walletLoans }] }
  /// ```
  public static let texts = ExtensionPoint("texts")
}

extension ExtensionPoint where Content == any ScreenPart {
  /// Below the figures of the overview, in the order that the person has chosen.
  public static let overview = ExtensionPoint("overview")
}
