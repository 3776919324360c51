import Espalier
import WalletFeatures
import WalletStore

extension ImportRemovalPreview {
  /// The number of accounts that have a sentence of their own.
  private static let toldAccounts = 4

  /// The question.
  var title: String { .localized(.importsQuestion(file: statement.fileName)) }

  /// Returns the text that says what will happen.
  func message(_ formats: Formats) -> String {
    var sentences = accounts.prefix(Self.toldAccounts).map { $0.sentence(formats) }
    let rest = accounts.count - sentences.count
    if rest > 0 { sentences.append(.localized(.importsLikewise(count: formats.number(rest)))) }
    sentences.append(.localized(.importsAgain))
    return sentences.joined(separator: " ")
  }
}

extension ImportRemovalPreview.Account {
  fileprivate func sentence(_ formats: Formats) -> String {
    let operations = formats.operations(operationCount)
    guard let balance else { return .localized(.importsGoes(account: account.name, operations: operations)) }
    return .localized(
      .importsLoses(account: account.name, operations: operations, balance: formats.amount(balance.total)))
  }
}
