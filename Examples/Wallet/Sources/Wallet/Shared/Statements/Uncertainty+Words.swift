import Espalier
package import Statements

extension Uncertainty {
  /// The doubt in words for the person, in their language, with the line that shows it. The flag that settles it at the
  /// terminal is left out: a page asks.
  package var words: String {
    .localized(
      .statementDoubtAtLine(reason: reason.words, line: Localization.current.number(line), example: example))
  }
}

extension Uncertainty.Reason {
  /// The evidence in words for the person, in their language, without a full stop.
  package var words: String {
    switch self {
    case .datesContradict(let day, let month):
      .localized(
        .statementDatesContradict(
          day: Localization.current.number(day), month: Localization.current.number(month)))
    case .datesReadBothWays: .localized(.statementDatesReadBothWays)
    case .amountsContradict(let comma, let point):
      .localized(
        .statementAmountsContradict(
          comma: Localization.current.number(comma), point: Localization.current.number(point)))
    case .amountsReadBothWays: .localized(.statementAmountsReadBothWays)
    case .amountReadsBothWays: .localized(.statementAmountReadsBothWays)
    case .noSigns: .localized(.statementNoSigns)
    case .spendingWithoutMinus: .localized(.statementSpendingWithoutMinus)
    case .purchasesWithoutMinus: .localized(.statementPurchasesWithoutMinus)
    case .mostWithoutMinus: .localized(.statementMostWithoutMinus)
    case .sharedSign(let sign): .localized(.statementSharedSign(sign: sign))
    case .unknownCurrency(let text): .localized(.statementUnknownCurrency(text: text))
    case .noCurrency: .localized(.statementNoCurrency)
    }
  }
}
