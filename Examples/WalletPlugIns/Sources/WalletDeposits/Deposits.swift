public import Espalier
import WalletFeatures
import WalletValues

/// The places of the deposit calculator.
public struct DepositsRoute: Route {
  /// The terms that are worked out; nil while nothing has been filled in.
  package let terms: DepositTerms?

  /// Creates the route to the calculator, with the terms that it works out.
  package init(_ terms: DepositTerms? = nil) { self.terms = terms }

  /// The terms as parameters, so that an offer can be kept as a bookmark and compared with another.
  public var path: Path {
    guard let terms else { return "/" }
    let currency = terms.amount.currency
    let (amount, free) = (
      AmountText(terms.amount), AmountText(Money(minorUnits: terms.tax.allowance, currency: currency))
    )
    return """
      /?amount=\(amount)&currency=\(currency)&rate=\(Percent(terms.rate))&months=\(terms.months)&from=\(terms.start)\
      &credited=\(terms.crediting)&reinvested=\(terms.isReinvested)&days=\(terms.dayCount)\
      &tax=\(Percent(terms.tax.rate))&free=\(free)
      """
  }

  /// The calculator, and every plan.
  public static let paths = Paths<Self> {
    DepositsRoute()
    plan
  }

  /// A plan, or nil when the terms are not those of a deposit.
  private static func plan(
    of amount: AmountText, in currency: Currency, rate: Percent, months: Int, from start: CalendarDate,
    credited crediting: DepositTerms.Crediting, isReinvested: Bool, dayCount: DepositTerms.DayCount, tax: Percent,
    free: AmountText
  ) -> DepositsRoute? {
    guard let money = try? Money(decimal: amount.pathText, in: currency),
      let allowance = try? Money(decimal: free.pathText, in: currency)
    else { return nil }
    return DepositTerms(
      amount: money, rate: rate.thousandths, months: months, start: start, crediting: crediting,
      isReinvested: isReinvested, dayCount: dayCount,
      tax: DepositTerms.Tax(rate: tax.thousandths, allowance: allowance.minorUnits)
    ).map { DepositsRoute($0) }
  }
}

/// The feature for deposits: the calculator, and above it the plan that it works out. Another calculation takes the
/// place of the one in sight, so that one step back leads to the calculator as it was.
public final class Deposits: Feature<DepositsScope, DepositsRoute> {
  /// Returns the placement of the calculator, and of each plan.
  public override func placement(of route: DepositsRoute) -> Placement<DepositsRoute> {
    route.terms == nil ? .root(self.scene(of: route)) : .push(self.scene(of: route), over: DepositsRoute())
  }

  private func scene(of route: DepositsRoute) -> DepositsScene {
    let model = DepositsViewModel(
      terms: route.terms, today: scope.formats.day(of: scope.now()), history: scope.history)
    model.form.onSubmit { [weak self, weak model] _ in
      if let terms = model?.entered { self?.move(to: DepositsRoute(terms)) }
    }
    return DepositsScene(model)
  }
}
