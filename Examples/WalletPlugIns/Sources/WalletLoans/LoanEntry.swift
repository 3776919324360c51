import Foundation
import WalletValues

/// The values of a loan that a person fills in, field by field.
struct LoanEntry: Sendable {
  var amount: Double?
  var currency = "EUR"
  var rate: Double?
  var years: Double?

  /// The terms that were filled in; nil while something is missing or out of bounds.
  var terms: LoanTerms? {
    guard let amount, let rate, let years, let currency = Currency(code: currency) else { return nil }
    // A field holds a number of few digits; the nearest smallest unit is what was typed.
    let units = (amount * pow(10, Double(currency.minorUnitDigits))).rounded()
    guard units <= Double(LoanTerms.largestAmount) else { return nil }
    return LoanTerms(
      amount: Money(minorUnits: Int64(units), currency: currency), rate: Int64((rate * 1000).rounded()),
      years: Int(years))
  }
}

extension LoanEntry {
  init(_ terms: LoanTerms) {
    amount = Double(terms.amount.decimalText)
    currency = terms.amount.currency.code
    rate = Double(terms.rate) / 1000
    years = Double(terms.years)
  }
}
