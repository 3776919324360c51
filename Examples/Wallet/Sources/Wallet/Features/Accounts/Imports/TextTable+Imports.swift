import Espalier

extension TextTable {
  /// The texts of the imports, in German.
  static let importsGerman = TextTable(
    language: "de",
    [
      "imports.title": "Importe",
      "imports.subtitle": "Was importiert wurde, das Neueste zuerst",
      "imports.none": "Noch nichts importiert",
      "imports.noneMessage": "Jede importierte Datei steht hier und lässt sich als Ganzes zurücknehmen.",
      "imports.remove": "Import rückgängig machen",
      "imports.undoMore": "Rückgängig …",
      "imports.undoOf": "Import von {file} rückgängig machen",
      "imports.question": "Import von „{file}“ rückgängig machen?",
      "imports.likewise": "Bei {count} weiteren ist es ebenso.",
      "imports.again":
        "Dieselbe Datei lässt sich wieder importieren. Bis zum Abmelden lässt sich das rückgängig machen.",
      "imports.goes": "„{account}“ wird mit {operations} entfernt, denn sonst ist nichts darin.",
      "imports.loses": "„{account}“ verliert {operations}; der Kontostand beträgt dann {balance}.",
    ])
}
