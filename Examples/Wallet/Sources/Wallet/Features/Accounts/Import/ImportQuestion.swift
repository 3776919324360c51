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
      title = .localized(.importDatesTitle)
      label = .localized(.importDatesLabel)
      answers = [
        PickerOption(DateOrder.dayMonthYear.rawValue, .localized(.importDayFirst)),
        PickerOption(DateOrder.monthDayYear.rawValue, .localized(.importMonthFirst)),
        PickerOption(DateOrder.yearMonthDay.rawValue, .localized(.importYearFirst)),
      ]
    case .sign:
      title = .localized(.importSignTitle)
      label = .localized(.importSignLabel)
      answers = [
        PickerOption(SignConvention.spendingIsNegative.rawValue, .localized(.importSignMinus)),
        PickerOption(SignConvention.spendingIsPositive.rawValue, .localized(.importSignNone)),
      ]
    case .currency:
      title = .localized(.importCurrencyTitle)
      label = .localized(.importCurrencyLabel)
      let own = ownCurrencies.sorted { $0.code < $1.code }
      let others = Locale.commonISOCurrencyCodes.sorted().compactMap(Currency.init(code:)).filter { !own.contains($0) }
      answers = (own + others).map { PickerOption($0.code, "\($0.code) – \(formats.name(of: $0))") }
    case .decimal:
      title = .localized(.importDecimalTitle)
      label = .localized(.importDecimalLabel)
      answers = [
        PickerOption(DecimalMark.comma.rawValue, .localized(.importDecimalComma)),
        PickerOption(DecimalMark.point.rawValue, .localized(.importDecimalPoint)),
      ]
    }
    options = PickerOptions([PickerOption("", .localized(.walletPleaseChoose))] + answers)
  }
}
