import Espalier

extension TextTable {
  /// The texts of changes that can be undone, in German.
  static let undoGerman = TextTable(
    language: "de",
    [
      "undo.deletedAccount": "„{name}“ ist gelöscht",
      "undo.mergedAccounts": "„{name}“ gehört jetzt zu „{target}“",
      "undo.renamed": "„{name}“ heißt jetzt „{newName}“",
      "undo.changedOpeningBalance": "Der Anfangssaldo von „{account}“ ist geändert",
      "undo.removedImport": "Der Import von „{file}“ ist rückgängig gemacht",
      "undo.deletedOperation": "Die Buchung ist gelöscht",
      "undo.deletedOperationOf": "Die Buchung „{payee}“ ist gelöscht",
      "undo.categorised":
        .plural(
          one: "{count} Buchung zählt jetzt zu {category}",
          other: "{count} Buchungen zählen jetzt zu {category}"),
      "undo.parted": "Die Umbuchung ist aufgelöst",
      "undo.partedFrom": "„{payee}“ ist keine Umbuchung mehr",
      "undo.paired": "Die Buchung ist jetzt eine Umbuchung",
      "undo.pairedWith": "„{payee}“ ist jetzt eine Umbuchung",
      "undo.undone": "Rückgängig gemacht",
      "undo.notUndone": "Nicht rückgängig gemacht. {reason}",
    ])
}
