import Espalier
import Observation
import WalletValues
import WalletFeatures

/// The logic of the deposit calculator.
@MainActor @Observable
final class DepositsViewModel: ViewModel {
  /// The form with the values that are filled in.
  let form: Form<DepositEntry>
  /// The plan of the terms in the route, if there are any.
  let plan: DepositPlan?
  /// The currencies to choose from.
  private(set) var currencies: [Currency]
  /// True if each credit is shown.
  var showsCredits = false
  @ObservationIgnored private let history: any OperationHistoryGateway

  init(terms: DepositTerms?, today: CalendarDate?, history: any OperationHistoryGateway) {
    plan = terms.map(DepositPlan.init)
    currencies = terms.map { [$0.amount.currency] } ?? Currency(code: "EUR").map { [$0] } ?? []
    self.history = history
    form = Form(
      terms.map(DepositEntry.init) ?? DepositEntry(start: today),
      checks: [
        FormCheck(\.amount, .depositsAmountMissing) { $0.amount ?? 0 > 0 },
        FormCheck(\.amount, .depositsAmountTooLarge) { ($0.amount ?? 0) <= 1_000_000_000 },
        FormCheck(\.rate, .depositsRateMissing) { $0.rate != nil },
        FormCheck(\.months, .depositsMonthsMissing) { $0.months != nil },
        FormCheck(\.start, .depositsStartMissing) { $0.start != nil },
        FormCheck(\.start, .depositsStartTooLate) {
          $0.months == nil || $0.start == nil || $0.terms != nil
        },
      ])
  }

  /// The terms that have been filled in, once they are complete.
  var entered: DepositTerms? { form.value.terms }

  /// Loads the currencies that the person has accounts in. Without them there is still the usual one.
  func load() async {
    guard let own = try? await history.currencies(), let first = own.first else { return }
    currencies = own + currencies.filter { !own.contains($0) }
    if plan == nil, form.value.amount == nil { form.value.currency = first.code }
  }
}
