public import Espalier
public import WalletFeatures

/// The deposit calculator, as the wallet finds it in its list of plug-ins.
public struct DepositsPlugIn: PlugIn {
  /// The name of the plug-in, whose places are those below `/deposits`.
  public let id = "deposits"
  /// The title of the feature.
  public var title: String { .localized(.depositsTitle) }

  /// Makes the plug-in.
  public init() {}

  /// An entry of the list of features, and a part of the overview with the money that could be put aside.
  public var contributions: [Contribution<any WalletShell>] {
    [
      .entry(in: .features, icon: .download, summary: .localized(.depositsSummary)),
      .content(in: .texts) { _ in TextTable.walletDeposits },
      .part(in: .overview, title: .localized(.depositsPartTitle)) { context in
        SpareMoneyPart(
          interactor: LiveSpareMoneyInteractor(
            history: context.shell.history, formats: context.shell.formats, now: context.shell.now),
          calculator: context.destination(DepositsRoute()))
      },
    ]
  }

  /// Builds the feature.
  public func build(in context: PlugInContext<any WalletShell>) -> Deposits {
    Deposits(scope: DepositsScope(context.shell))
  }
}
