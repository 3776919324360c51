import Espalier

/// The texts of the imports.
extension LocalizedText {
  static let importsTitle = LocalizedText("imports.title", "Imports")
  static let importsSubtitle = LocalizedText("imports.subtitle", "What has been imported, the newest first")
  static let importsNone = LocalizedText("imports.none", "Nothing imported yet")
  static let importsNoneMessage = LocalizedText(
    "imports.noneMessage", "Each file that you import is listed here, and can be taken back whole.")
  static let importsRemove = LocalizedText("imports.remove", "Undo the import")
  static let importsUndoMore = LocalizedText("imports.undoMore", "Undo…")

  static func importsUndoOf(file: String) -> LocalizedText {
    LocalizedText(
      "imports.undoOf",
      "Undo the import of {file}",
      ["file": file])
  }

  static func importsQuestion(file: String) -> LocalizedText {
    LocalizedText(
      "imports.question",
      "Undo the import of “{file}”?",
      ["file": file])
  }

  static func importsLikewise(count: String) -> LocalizedText {
    LocalizedText(
      "imports.likewise",
      "It is likewise with {count} more.",
      ["count": count])
  }

  static let importsAgain = LocalizedText(
    "imports.again", "The same file can be imported again. You can undo this until you sign out.")

  static func importsGoes(account: String, operations: String) -> LocalizedText {
    LocalizedText(
      "imports.goes",
      "“{account}” goes with its {operations}, as nothing else is in it.",
      ["account": account, "operations": operations])
  }

  static func importsLoses(account: String, operations: String, balance: String) -> LocalizedText {
    LocalizedText(
      "imports.loses",
      "“{account}” loses {operations} and then holds {balance}.",
      ["account": account, "operations": operations, "balance": balance])
  }
}
