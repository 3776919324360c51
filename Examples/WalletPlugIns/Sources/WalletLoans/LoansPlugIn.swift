public import Espalier
public import WalletFeatures

/// The loan calculator, as the wallet finds it in its list of plug-ins.
public struct LoansPlugIn: PlugIn {
  /// The name of the plug-in, whose places are those below `/loans`.
  public let id = "loans"
  /// The title of the feature.
  public var title: String { .localized(.loansTitle) }

  /// Makes the plug-in.
  public init() {}

  /// An entry of the list of features, and the texts in other languages.
  public var contributions: [Contribution<any WalletShell>] {
    [
      .entry(in: .features, icon: .accounts, summary: .localized(.loansSummary)),
      .content(in: .texts) { _ in TextTable.walletLoans },
    ]
  }

  /// Builds the feature, with the monthly recurring costs where they are known. An offer that cannot be made is none:
  /// loans are worked out without it.
  public func build(in context: PlugInContext<any WalletShell>) -> Loans {
    Loans(scope: LoansScope(context.shell, recurring: try? context.offer((any RecurringCosts).self)))
  }
}
