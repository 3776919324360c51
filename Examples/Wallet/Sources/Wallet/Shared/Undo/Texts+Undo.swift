// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “{count} operations count as {category} now”
  static func undoCategorised(_ count: Int, category: String) -> LocalizedText {
    LocalizedText(
      "undo.categorised",
      count: count,
      one: "{count} operation counts as {category} now",
      other: "{count} operations count as {category} now",
      ["category": category])
  }

  /// “The opening balance of “{account}” is changed”
  static func undoChangedOpeningBalance(account: String) -> LocalizedText {
    LocalizedText("undo.changedOpeningBalance", "The opening balance of “{account}” is changed", ["account": account])
  }

  /// ““{name}” is deleted”
  static func undoDeletedAccount(name: String) -> LocalizedText {
    LocalizedText("undo.deletedAccount", "“{name}” is deleted", ["name": name])
  }

  /// “The operation is deleted”
  static let undoDeletedOperation = LocalizedText("undo.deletedOperation", "The operation is deleted")

  /// “The operation “{payee}” is deleted”
  static func undoDeletedOperationOf(payee: String) -> LocalizedText {
    LocalizedText("undo.deletedOperationOf", "The operation “{payee}” is deleted", ["payee": payee])
  }

  /// ““{name}” is part of “{target}” now”
  static func undoMergedAccounts(name: String, target: String) -> LocalizedText {
    LocalizedText("undo.mergedAccounts", "“{name}” is part of “{target}” now", ["name": name, "target": target])
  }

  /// “Not undone. {reason}”
  static func undoNotUndone(reason: String) -> LocalizedText {
    LocalizedText("undo.notUndone", "Not undone. {reason}", ["reason": reason])
  }

  /// “It is a transfer now”
  static let undoPaired = LocalizedText("undo.paired", "It is a transfer now")

  /// ““{payee}” is a transfer now”
  static func undoPairedWith(payee: String) -> LocalizedText {
    LocalizedText("undo.pairedWith", "“{payee}” is a transfer now", ["payee": payee])
  }

  /// “It is no transfer any more”
  static let undoParted = LocalizedText("undo.parted", "It is no transfer any more")

  /// ““{payee}” is no transfer any more”
  static func undoPartedFrom(payee: String) -> LocalizedText {
    LocalizedText("undo.partedFrom", "“{payee}” is no transfer any more", ["payee": payee])
  }

  /// “The import of “{file}” is undone”
  static func undoRemovedImport(file: String) -> LocalizedText {
    LocalizedText("undo.removedImport", "The import of “{file}” is undone", ["file": file])
  }

  /// ““{name}” is called “{newName}” now”
  static func undoRenamed(name: String, newName: String) -> LocalizedText {
    LocalizedText("undo.renamed", "“{name}” is called “{newName}” now", ["name": name, "newName": newName])
  }

  /// “Undone”
  static let undoUndone = LocalizedText("undo.undone", "Undone")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let undo: [TextTable] = [
    TextTable(
      language: "de",
      [
        "undo.categorised": .plural(
          one: "{count} Buchung zählt jetzt zu {category}",
          other: "{count} Buchungen zählen jetzt zu {category}"),
        "undo.changedOpeningBalance": "Der Anfangssaldo von „{account}“ ist geändert",
        "undo.deletedAccount": "„{name}“ ist gelöscht",
        "undo.deletedOperation": "Die Buchung ist gelöscht",
        "undo.deletedOperationOf": "Die Buchung „{payee}“ ist gelöscht",
        "undo.mergedAccounts": "„{name}“ gehört jetzt zu „{target}“",
        "undo.notUndone": "Nicht rückgängig gemacht. {reason}",
        "undo.paired": "Die Buchung ist jetzt eine Umbuchung",
        "undo.pairedWith": "„{payee}“ ist jetzt eine Umbuchung",
        "undo.parted": "Die Umbuchung ist aufgelöst",
        "undo.partedFrom": "„{payee}“ ist keine Umbuchung mehr",
        "undo.removedImport": "Der Import von „{file}“ ist rückgängig gemacht",
        "undo.renamed": "„{name}“ heißt jetzt „{newName}“",
        "undo.undone": "Rückgängig gemacht",
      ]),
  ]
}
