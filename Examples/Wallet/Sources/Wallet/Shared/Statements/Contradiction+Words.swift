import Espalier
package import Statements

extension Contradiction {
  /// The contradiction in words for the person, in their language, with the lines that prove it.
  package var words: String {
    let places = lines.map { Localization.current.number($0) }.joined(separator: ", ")
    return .localized(
      .statementContradictedAt(
        count, reason: reason.words, lines: count > lines.count ? places + ", …" : places, example: example))
  }
}

extension Contradiction.Reason {
  /// The answer and the reading that the lines prove, in words for the person, in their language, without a full stop.
  package var words: String {
    switch self {
    case .dates(.dayMonthYear): .localized(.statementSaidDayFirst)
    case .dates(.monthDayYear): .localized(.statementSaidMonthFirst)
    case .dates(.yearMonthDay): .localized(.statementSaidYearFirst)
    case .decimal(.comma): .localized(.statementSaidComma)
    case .decimal(.point): .localized(.statementSaidPoint)
    case .sign(.spendingIsPositive): .localized(.statementSaidNoMinus)
    case .sign(.spendingIsNegative): .localized(.statementSaidMinus)
    }
  }
}
