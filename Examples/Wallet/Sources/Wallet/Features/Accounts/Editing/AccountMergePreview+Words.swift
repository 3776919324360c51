import Espalier
import WalletFeatures
import WalletStore

extension AccountMergePreview {
  /// The question.
  var title: String { .localized(.editingMergeQuestion(source: source.name, target: target.name)) }

  /// Returns the text that says what will happen.
  func message(_ formats: Formats) -> String {
    var sentences: [String] = [
      .localized(.editingMoved(source.operationCount, target: target.name, source: source.name))
    ]
    if lookAlikes > 0 {
      sentences.append(
        .localized(
          .editingLookAlikes(
            lookAlikes, target: target.name, keeping: formats.amount(balanceKeeping.total),
            dropping: formats.amount(balanceDropping.total))))
    } else {
      sentences.append(.localized(.editingThenHolds(balance: formats.amount(balanceKeeping.total))))
    }
    if partedTransfers > 0 { sentences.append(formats.partedTransfers(partedTransfers)) }
    sentences.append(.localized(.editingMergedLater(target: target.name)))
    return sentences.joined(separator: " ")
  }

  /// The ways to merge the accounts.
  var answers: [(title: String, lookAlikes: LookAlikes)] {
    lookAlikes == 0
      ? [(.localized(.editingMerge), .keep)]
      : [(.localized(.editingKeepAll), .keep), (.localized(.editingKeepOne), .drop)]
  }
}
