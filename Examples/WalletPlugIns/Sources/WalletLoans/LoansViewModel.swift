import Espalier
import Observation
import WalletValues
import WalletFeatures

/// The logic of the loan calculator.
@MainActor @Observable
final class LoansViewModel: ViewModel {
  /// The form with the values that are filled in.
  let form: Form<LoanEntry>
  /// The plan of the terms in the route, if there are any.
  let plan: LoanPlan?
  /// The currencies to choose from.
  private(set) var currencies: [Currency]
  /// The costs that recur each month, in the currency of the plan; nil where they are not known.
  private(set) var recurring: MoneySum?
  /// True if the plan is shown month by month.
  var showsMonths = false
  @ObservationIgnored private let history: any OperationHistoryGateway
  @ObservationIgnored private let costs: (any RecurringCosts)?

  init(terms: LoanTerms?, history: any OperationHistoryGateway, recurring costs: (any RecurringCosts)?) {
    plan = terms.map(LoanPlan.init)
    currencies = terms.map { [$0.amount.currency] } ?? Currency(code: "EUR").map { [$0] } ?? []
    self.history = history
    self.costs = costs
    form = Form(
      terms.map(LoanEntry.init) ?? LoanEntry(),
      checks: [
        FormCheck(\.amount, .loansAmountMissing) { $0.amount ?? 0 > 0 },
        FormCheck(\.amount, .loansAmountTooLarge) { ($0.amount ?? 0) <= 1_000_000_000 },
        FormCheck(\.rate, .loansRateMissing) { $0.rate != nil },
        FormCheck(\.years, .loansYearsMissing) { $0.years != nil },
      ])
  }

  /// The terms that have been filled in, once they are complete.
  var entered: LoanTerms? { form.value.terms }

  /// Loads the currencies that the person has accounts in, and the recurring costs. Without them the calculator goes
  /// on.
  func load() async {
    if let plan {
      recurring = try? await costs?.monthlyCosts().first { $0.currency == plan.terms.amount.currency }
    }
    guard let own = try? await history.currencies(), let first = own.first else { return }
    currencies = own + currencies.filter { !own.contains($0) }
    if plan == nil, form.value.amount == nil { form.value.currency = first.code }
  }
}
