package import Espalier

extension TextTable {
  /// The texts of the gateways' errors, in German.
  package static let gatewayGerman = TextTable(
    language: "de",
    [
      "gateway.noSuchOperation": "Diese Buchung gibt es nicht.",
      "gateway.noSuchPayee": "Diesen Zahlungspartner gibt es nicht.",
      "gateway.noSuchAccount": "Dieses Konto gibt es nicht.",
      "gateway.fileTooLarge":
        "„{file}“ ist größer als {megabytes} MB. Bitte bei der Bank einen kürzeren Zeitraum exportieren und diesen importieren.",
      "gateway.fileUnreadable": "„{file}“ war nicht lesbar. Bitte noch einmal auswählen.",
      "gateway.notAFile":
        "„{file}“ ist eine Pipe oder ein Gerät und keine Datei. Bitte den Inhalt in einer Datei speichern und diese importieren.",
      "gateway.fileGone": "„{file}“ ist nicht mehr da. Bitte noch einmal auswählen.",
    ])
}
