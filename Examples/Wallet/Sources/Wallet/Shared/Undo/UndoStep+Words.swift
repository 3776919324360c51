import Espalier
import WalletStore

extension UndoStep.Action {
  /// The change in few words.
  var text: LocalizedText {
    switch self {
    case .deletedAccount(let name): .undoDeletedAccount(name: name)
    case .mergedAccounts(let name, let target): .undoMergedAccounts(name: name, target: target)
    case .renamedAccount(let name, let newName), .renamedPayee(let name, let newName):
      .undoRenamed(name: name, newName: newName)
    case .changedOpeningBalance(let account): .undoChangedOpeningBalance(account: account)
    case .removedImport(let fileName): .undoRemovedImport(file: fileName)
    case .deletedOperation(let payee): payee.isEmpty ? .undoDeletedOperation : .undoDeletedOperationOf(payee: payee)
    case .categorised(let category, let count): .undoCategorised(count, category: category.name)
    case .partedTransfer(let payee): payee.isEmpty ? .undoParted : .undoPartedFrom(payee: payee)
    case .pairedTransfer(let payee): payee.isEmpty ? .undoPaired : .undoPairedWith(payee: payee)
    }
  }
}

extension CategoryKey {
  /// The name of a category that comes with the wallet; of another category its key.
  fileprivate var name: String { text?.localized ?? rawValue }
}
