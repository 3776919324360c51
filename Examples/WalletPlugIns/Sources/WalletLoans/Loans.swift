public import Espalier
import WalletFeatures
import WalletValues

/// The places of the loan calculator.
public struct LoansRoute: Route {
  /// The terms that are worked out; nil while nothing has been filled in.
  package let terms: LoanTerms?

  /// Creates the route to the calculator, with the terms that it works out.
  package init(_ terms: LoanTerms? = nil) { self.terms = terms }

  /// The terms as parameters, so that a plan can be kept as a bookmark.
  public var path: Path {
    guard let terms else { return "/" }
    let (amount, currency) = (AmountText(terms.amount), terms.amount.currency)
    return "/?amount=\(amount)&currency=\(currency)&rate=\(Percent(terms.rate))&years=\(terms.years)"
  }

  /// The calculator, and every plan.
  public static let paths = Paths<Self> {
    LoansRoute()
    plan
  }

  /// A plan, or nil when the terms are not those of a loan.
  private static func plan(of amount: AmountText, in currency: Currency, rate: Percent, years: Int) -> LoansRoute? {
    guard let money = try? Money(decimal: amount.pathText, in: currency) else { return nil }
    return LoanTerms(amount: money, rate: rate.thousandths, years: years).map { LoansRoute($0) }
  }
}

/// The feature for loans: the calculator, and above it the plan that it works out, month by month. Another calculation
/// takes the place of the one in sight, so that one step back leads to the calculator as it was.
public final class Loans: Feature<LoansScope, LoansRoute> {
  /// Returns the placement of the calculator, and of each plan.
  public override func placement(of route: LoansRoute) -> Placement<LoansRoute> {
    route.terms == nil ? .root(self.scene(of: route)) : .push(self.scene(of: route), over: LoansRoute())
  }

  private func scene(of route: LoansRoute) -> LoansScene {
    let model = LoansViewModel(terms: route.terms, history: scope.history, recurring: scope.recurring)
    model.form.onSubmit { [weak self, weak model] _ in
      if let terms = model?.entered { self?.move(to: LoansRoute(terms)) }
    }
    return LoansScene(model)
  }
}
