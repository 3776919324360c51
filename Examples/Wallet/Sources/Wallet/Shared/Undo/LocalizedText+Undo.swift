import Espalier

/// The texts of changes that can be undone.
extension LocalizedText {
  static func undoDeletedAccount(name: String) -> LocalizedText {
    LocalizedText(
      "undo.deletedAccount",
      "“{name}” is deleted",
      ["name": name])
  }

  static func undoMergedAccounts(name: String, target: String) -> LocalizedText {
    LocalizedText(
      "undo.mergedAccounts",
      "“{name}” is part of “{target}” now",
      ["name": name, "target": target])
  }

  static func undoRenamed(name: String, newName: String) -> LocalizedText {
    LocalizedText(
      "undo.renamed",
      "“{name}” is called “{newName}” now",
      ["name": name, "newName": newName])
  }

  static func undoChangedOpeningBalance(account: String) -> LocalizedText {
    LocalizedText(
      "undo.changedOpeningBalance",
      "The opening balance of “{account}” is changed",
      ["account": account])
  }

  static func undoRemovedImport(file: String) -> LocalizedText {
    LocalizedText(
      "undo.removedImport",
      "The import of “{file}” is undone",
      ["file": file])
  }

  static let undoDeletedOperation = LocalizedText("undo.deletedOperation", "The operation is deleted")

  static func undoDeletedOperationOf(payee: String) -> LocalizedText {
    LocalizedText(
      "undo.deletedOperationOf",
      "The operation “{payee}” is deleted",
      ["payee": payee])
  }

  static func undoCategorised(_ count: Int, category: String) -> LocalizedText {
    LocalizedText(
      "undo.categorised", count: count,
      one: "{count} operation counts as {category} now",
      other: "{count} operations count as {category} now",
      ["category": category])
  }

  static let undoParted = LocalizedText("undo.parted", "It is no transfer any more")

  static func undoPartedFrom(payee: String) -> LocalizedText {
    LocalizedText(
      "undo.partedFrom",
      "“{payee}” is no transfer any more",
      ["payee": payee])
  }

  static let undoPaired = LocalizedText("undo.paired", "It is a transfer now")

  static func undoPairedWith(payee: String) -> LocalizedText {
    LocalizedText(
      "undo.pairedWith",
      "“{payee}” is a transfer now",
      ["payee": payee])
  }

  static let undoUndone = LocalizedText("undo.undone", "Undone")

  static func undoNotUndone(reason: String) -> LocalizedText {
    LocalizedText(
      "undo.notUndone",
      "Not undone. {reason}",
      ["reason": reason])
  }
}
