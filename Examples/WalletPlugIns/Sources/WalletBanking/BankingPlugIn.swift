public import Espalier
public import WalletFeatures

/// “Connect a bank”, as the wallet finds it in its list of plug-ins.
///
/// ```swift
/// let plugIn = BankingPlugIn(banks: Banks(bank: client, secrets: secrets))
/// ```
public struct BankingPlugIn: PlugIn {
  /// The name of the plug-in, whose places are those below `/bank`.
  public let id = "bank"
  /// The title of the feature.
  public var title: String { .localized(.bankingTitle) }
  private let banks: Banks

  /// Makes the plug-in over everybody's connections.
  public init(banks: Banks) { self.banks = banks }

  /// An entry of the list of features, and the texts in other languages.
  public var contributions: [Contribution<any WalletShell>] {
    [
      .entry(in: .features, icon: .accounts, summary: .localized(.bankSummary)),
      .content(in: .texts) { _ in TextTable.walletBanking },
    ]
  }

  /// The way to connecting the bank.
  public var offers: [Offer<any WalletShell>] {
    [.offer(BankConnecting.self) { BankConnecting(at: $0.destination(BankingRoute.connect)) }]
  }

  /// Builds the feature.
  public func build(in context: PlugInContext<any WalletShell>) -> Banking {
    Banking(scope: BankingScope(context.shell, banks: banks))
  }
}
