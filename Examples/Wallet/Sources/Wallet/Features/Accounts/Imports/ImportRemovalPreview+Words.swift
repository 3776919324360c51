import WalletFeatures
import WalletStore

extension ImportRemovalPreview {
  /// The number of accounts that have a sentence of their own.
  private static let toldAccounts = 4

  /// The question.
  var title: String { "Undo the import of “\(statement.fileName)”?" }

  /// Returns the text that says what will happen.
  func message(_ formats: Formats) -> String {
    var sentences = accounts.prefix(Self.toldAccounts).map { $0.sentence(formats) }
    let rest = accounts.count - sentences.count
    if rest > 0 { sentences.append("It is likewise with \(formats.number(rest)) more.") }
    sentences.append("The same file can be imported again. You can undo this until you sign out.")
    return sentences.joined(separator: " ")
  }
}

extension ImportRemovalPreview.Account {
  fileprivate func sentence(_ formats: Formats) -> String {
    let operations = formats.operations(operationCount)
    guard let balance else { return "“\(account.name)” goes with its \(operations), as nothing else is in it." }
    return "“\(account.name)” loses \(operations) and then holds \(formats.amount(balance.total))."
  }
}
