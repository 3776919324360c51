public import Espalier
public import WalletFeatures
import WalletValues

/// Recurring payments, as the wallet finds them in its list of plug-ins.
public struct RecurringPlugIn: PlugIn {
  /// The name of the plug-in, whose place is `/recurring`.
  public let id = "recurring"
  /// The title of the feature.
  public var title: String { .localized(.recurringTitle) }

  /// Makes the plug-in.
  public init() {}

  /// An entry of the list of features, the texts in other languages, and a part of the overview with the next payments.
  public var contributions: [Contribution<any WalletShell>] {
    [
      .entry(in: .features, icon: .refresh, summary: .localized(.recurringSummary)),
      .content(in: .texts) { _ in TextTable.walletRecurring },
      .part(in: .overview, title: .localized(.recurringPartTitle)) { context in
        let scope = RecurringScope(context.shell)
        return UpcomingPart(
          interactor: scope.interactor, now: scope.now,
          all: context.destination(RecurringRoute.list))
      },
    ]
  }

  /// The monthly recurring costs, for features that reckon with them.
  public var offers: [Offer<any WalletShell>] {
    [.offer((any RecurringCosts).self) { InteractorCosts(interactor: RecurringScope($0.shell).interactor) }]
  }

  /// Builds the feature.
  public func build(in context: PlugInContext<any WalletShell>) -> Recurring {
    Recurring(scope: RecurringScope(context.shell))
  }
}

/// The costs of the payments that the interactor finds.
private struct InteractorCosts: RecurringCosts {
  let interactor: any RecurringInteractor

  func monthlyCosts() async throws -> [MoneySum] {
    MoneySum.totals(try await interactor.recurringPayments().map(\.monthlyCost)).values
      .sorted { $0.currency.code < $1.currency.code }
  }
}
