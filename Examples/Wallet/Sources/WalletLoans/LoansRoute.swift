public import Espalier
import Statements

/// The places of the loan calculator.
public struct LoansRoute: Route {
  /// What is worked out; nil while nothing has been filled in.
  package let terms: LoanTerms?

  /// The calculator, with what it works out.
  package init(_ terms: LoanTerms? = nil) { self.terms = terms }

  /// The terms as parameters, so that a plan can be kept as a bookmark.
  public var path: Path {
    guard let terms else { return .root }
    return Path(
      segments: [],
      parameters: [
        "amount": terms.amount.decimalText, "currency": terms.amount.currency.code, "rate": Percent(terms.rate).text,
        "years": "\(terms.years)",
      ])
  }

  /// Reads the place; nil when the parameters are not those of a loan.
  public init?(path: Path) {
    guard path.segments.isEmpty else { return nil }
    let names = ["amount", "currency", "rate", "years"]
    guard names.contains(where: { path[$0] != nil }) else {
      terms = nil
      return
    }
    guard let currency = Currency(code: path["currency"] ?? ""),
      let amount = try? Money(decimal: path["amount"] ?? "", in: currency), let rate = Percent(path["rate"] ?? ""),
      let years = Int(path["years"] ?? ""), let terms = LoanTerms(amount: amount, rate: rate.thousandths, years: years)
    else { return nil }
    self.terms = terms
  }
}
