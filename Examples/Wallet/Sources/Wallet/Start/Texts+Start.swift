// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “Migrate”
  static let migrate = LocalizedText("Migrate", "Migrate")

  /// “Open”
  static let open = LocalizedText("Open", "Open")

  /// “Restore”
  static let restore = LocalizedText("Restore", "Restore")

  /// “Start”
  static let start = LocalizedText("Start", "Start")

  /// “Unlock”
  static let unlock = LocalizedText("Unlock", "Unlock")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let start: [TextTable] = [
    TextTable(
      language: "de",
      [
        "Migrate": "Aktualisieren",
        "Open": "Vorbereiten",
        "Restore": "Wiederherstellen",
        "Start": "Start",
        "Unlock": "Öffnen",
      ]),
  ]
}
