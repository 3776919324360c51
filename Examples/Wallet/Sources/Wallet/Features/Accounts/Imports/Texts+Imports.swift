// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “The same file can be imported again. You can undo this until you sign out.”
  static let importsAgain = LocalizedText(
    "imports.again",
    "The same file can be imported again. You can undo this until you sign out.")

  /// ““{account}” goes with its {operations}, as nothing else is in it.”
  static func importsGoes(account: String, operations: String) -> LocalizedText {
    LocalizedText(
      "imports.goes",
      "“{account}” goes with its {operations}, as nothing else is in it.",
      ["account": account, "operations": operations])
  }

  /// “It is likewise with {count} more.”
  static func importsLikewise(count: String) -> LocalizedText {
    LocalizedText("imports.likewise", "It is likewise with {count} more.", ["count": count])
  }

  /// ““{account}” loses {operations} and then holds {balance}.”
  static func importsLoses(account: String, operations: String, balance: String) -> LocalizedText {
    LocalizedText(
      "imports.loses",
      "“{account}” loses {operations} and then holds {balance}.",
      ["account": account, "operations": operations, "balance": balance])
  }

  /// “Nothing imported yet”
  static let importsNone = LocalizedText("imports.none", "Nothing imported yet")

  /// “Each file that you import is listed here, and can be taken back whole.”
  static let importsNoneMessage = LocalizedText(
    "imports.noneMessage",
    "Each file that you import is listed here, and can be taken back whole.")

  /// “Undo the import of “{file}”?”
  static func importsQuestion(file: String) -> LocalizedText {
    LocalizedText("imports.question", "Undo the import of “{file}”?", ["file": file])
  }

  /// “Undo the import”
  static let importsRemove = LocalizedText("imports.remove", "Undo the import")

  /// “What has been imported, the newest first”
  static let importsSubtitle = LocalizedText("imports.subtitle", "What has been imported, the newest first")

  /// “Imports”
  static let importsTitle = LocalizedText("imports.title", "Imports")

  /// “Undo…”
  static let importsUndoMore = LocalizedText("imports.undoMore", "Undo…")

  /// “Undo the import of {file}”
  static func importsUndoOf(file: String) -> LocalizedText {
    LocalizedText("imports.undoOf", "Undo the import of {file}", ["file": file])
  }
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let imports: [TextTable] = [
    TextTable(
      language: "de",
      [
        "imports.again": "Dieselbe Datei lässt sich wieder importieren. Bis zum Abmelden lässt sich das rückgängig machen.",
        "imports.goes": "„{account}“ wird mit {operations} entfernt, denn sonst ist nichts darin.",
        "imports.likewise": "Bei {count} weiteren ist es ebenso.",
        "imports.loses": "„{account}“ verliert {operations}; der Kontostand beträgt dann {balance}.",
        "imports.none": "Noch nichts importiert",
        "imports.noneMessage": "Jede importierte Datei steht hier und lässt sich als Ganzes zurücknehmen.",
        "imports.question": "Import von „{file}“ rückgängig machen?",
        "imports.remove": "Import rückgängig machen",
        "imports.subtitle": "Was importiert wurde, das Neueste zuerst",
        "imports.title": "Importe",
        "imports.undoMore": "Rückgängig …",
        "imports.undoOf": "Import von {file} rückgängig machen",
      ]),
  ]
}
