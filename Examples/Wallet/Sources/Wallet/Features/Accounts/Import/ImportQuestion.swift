import Espalier
import Foundation
import Statements
import WalletFeatures

/// A question about a file that can be read in more than one way.
struct ImportQuestion {
  /// The question, as a heading.
  let title: String
  /// The label of the picker.
  let label: String
  /// The answers.
  let options: PickerOptions

  init(_ question: Uncertainty.Question, ownCurrencies: [Currency], formats: Formats) {
    let answers: [PickerOption]
    switch question {
    case .dates:
      title = "How does the file write its dates?"
      label = "Order of dates"
      answers = [
        PickerOption(DateOrder.dayMonthYear.rawValue, "Day first: 31/01/2026"),
        PickerOption(DateOrder.monthDayYear.rawValue, "Month first: 01/31/2026"),
        PickerOption(DateOrder.yearMonthDay.rawValue, "Year first: 26/01/31"),
      ]
    case .sign:
      title = "What do the signs mean?"
      label = "Amounts of spending"
      answers = [
        PickerOption(SignConvention.spendingIsNegative.rawValue, "Spending has a minus"),
        PickerOption(SignConvention.spendingIsPositive.rawValue, "Spending has no sign"),
      ]
    case .currency:
      title = "Which currency is it?"
      label = "Currency"
      let own = ownCurrencies.sorted { $0.code < $1.code }
      let others = Locale.commonISOCurrencyCodes.sorted().compactMap(Currency.init(code:)).filter { !own.contains($0) }
      answers = (own + others).map { PickerOption($0.code, "\($0.code) – \(formats.name(of: $0))") }
    case .decimal:
      title = "How does the file write cents?"
      label = "Decimal mark"
      answers = [
        PickerOption(DecimalMark.comma.rawValue, "With a comma: 1.234,56"),
        PickerOption(DecimalMark.point.rawValue, "With a point: 1,234.56"),
      ]
    }
    options = PickerOptions([PickerOption("", "Please choose")] + answers)
  }
}
