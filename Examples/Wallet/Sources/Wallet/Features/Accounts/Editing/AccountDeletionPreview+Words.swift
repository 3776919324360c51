import WalletFeatures
import WalletStore

extension AccountDeletionPreview {
  /// The question.
  var title: String { "Delete “\(account.name)”?" }

  /// Returns the text that says what will happen.
  func message(_ formats: Formats) -> String {
    var sentences = [
      "\(formats.operations(account.operationCount))\(period(formats)) and the balance of "
        + "\(formats.amount(account.balance.total)) go with it."
    ]
    if partedTransfers > 0 { sentences.append(formats.partedTransfers(partedTransfers)) }
    sentences.append("A file that is imported later makes the account anew. You can undo this until you sign out.")
    return sentences.joined(separator: " ")
  }

  private func period(_ formats: Formats) -> String {
    guard let days, days.lowerBound < days.upperBound else { return "" }
    return " of \(formats.shortDay(days.lowerBound)) to \(formats.shortDay(days.upperBound))"
  }
}
