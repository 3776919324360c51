// espalier texts --access package
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

package import Espalier

extension LocalizedText {
  /// ““{file}” is not here any more. Please choose it again.”
  package static func gatewayFileGone(file: String) -> LocalizedText {
    LocalizedText("gateway.fileGone", "“{file}” is not here any more. Please choose it again.", ["file": file])
  }

  /// ““{file}” is larger than {megabytes} MB. Export a shorter period from your bank, and import that.”
  package static func gatewayFileTooLarge(file: String, megabytes: String) -> LocalizedText {
    LocalizedText(
      "gateway.fileTooLarge",
      "“{file}” is larger than {megabytes} MB. Export a shorter period from your bank, and import that.",
      ["file": file, "megabytes": megabytes])
  }

  /// ““{file}” could not be read. Please choose it again.”
  package static func gatewayFileUnreadable(file: String) -> LocalizedText {
    LocalizedText("gateway.fileUnreadable", "“{file}” could not be read. Please choose it again.", ["file": file])
  }

  /// “There is no such account.”
  package static let gatewayNoSuchAccount = LocalizedText("gateway.noSuchAccount", "There is no such account.")

  /// “There is no such operation.”
  package static let gatewayNoSuchOperation = LocalizedText("gateway.noSuchOperation", "There is no such operation.")

  /// “There is no such payee.”
  package static let gatewayNoSuchPayee = LocalizedText("gateway.noSuchPayee", "There is no such payee.")

  /// ““{file}” is a pipe or a device and not a file. Save what it gives in a file, and import that.”
  package static func gatewayNotAFile(file: String) -> LocalizedText {
    LocalizedText(
      "gateway.notAFile",
      "“{file}” is a pipe or a device and not a file. Save what it gives in a file, and import that.",
      ["file": file])
  }
}

extension TextTable {
  /// The texts of this folder in other languages.
  package static let walletGateways: [TextTable] = [
    TextTable(
      language: "de",
      [
        "gateway.fileGone": "„{file}“ ist nicht mehr da. Bitte noch einmal auswählen.",
        "gateway.fileTooLarge": "„{file}“ ist größer als {megabytes} MB. Bitte bei der Bank einen kürzeren Zeitraum exportieren und diesen importieren.",
        "gateway.fileUnreadable": "„{file}“ war nicht lesbar. Bitte noch einmal auswählen.",
        "gateway.noSuchAccount": "Dieses Konto gibt es nicht.",
        "gateway.noSuchOperation": "Diese Buchung gibt es nicht.",
        "gateway.noSuchPayee": "Diesen Zahlungspartner gibt es nicht.",
        "gateway.notAFile": "„{file}“ ist eine Pipe oder ein Gerät und keine Datei. Bitte den Inhalt in einer Datei speichern und diese importieren.",
      ]),
  ]
}
