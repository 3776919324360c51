import WalletStore

extension UndoStep.Action {
  /// The change in few words.
  var sentence: String {
    switch self {
    case .deletedAccount(let name): "“\(name)” is deleted"
    case .mergedAccounts(let name, let target): "“\(name)” is part of “\(target)” now"
    case .renamedAccount(let name, let newName), .renamedPayee(let name, let newName):
      "“\(name)” is called “\(newName)” now"
    case .changedOpeningBalance(let account): "The opening balance of “\(account)” is changed"
    case .removedImport(let fileName): "The import of “\(fileName)” is undone"
    case .deletedOperation(let payee):
      payee.isEmpty ? "The operation is deleted" : "The operation “\(payee)” is deleted"
    case .categorised(let category, 1): "1 operation counts as \(category.starterName) now"
    case .categorised(let category, let count): "\(count) operations count as \(category.starterName) now"
    case .partedTransfer(let payee): "\(payee.isEmpty ? "It" : "“\(payee)”") is no transfer any more"
    case .pairedTransfer(let payee): "\(payee.isEmpty ? "It" : "“\(payee)”") is a transfer now"
    }
  }
}

extension CategoryKey {
  /// The name of a category that comes with the wallet; of another category its key.
  fileprivate var starterName: String { WalletCategory.starters.first { $0.key == self }?.name ?? rawValue }
}
