public import Espalier
public import WalletBanking
public import WalletFeatures

/// Cards, as the wallet finds them in its list of plug-ins.
///
/// ```swift
/// let plugIn = CardsPlugIn(banks: Banks(bank: client, secrets: secrets))
/// ```
public struct CardsPlugIn: PlugIn {
  /// Its places are those below `/cards`.
  public let id = "cards"
  /// What it is called.
  public let title = "Cards"
  private let banks: Banks

  /// Makes the plug-in over everybody's connections.
  public init(banks: Banks) { self.banks = banks }

  /// An entry of the list of features.
  public var contributions: [Contribution<any WalletShell>] {
    [.entry(in: .features, icon: .card, summary: "Freeze a card, and say how much may be paid with it")]
  }

  /// Builds it.
  public func build(in context: PlugInContext<any WalletShell>) -> Cards {
    Cards(scope: CardsScope(context.shell, banks: banks))
  }
}
