import Espalier

extension TextTable {
  /// The reasons why there is no answer of the bank, in German.
  static let ratesConnectionGerman = TextTable(
    language: "de",
    [
      "ratesConnection.offline": "Der Server ist nicht erreichbar. Bitte die Verbindung prüfen und erneut versuchen.",
      "ratesConnection.slow": "Der Server braucht zu lange. Bitte gleich erneut versuchen.",
      "ratesConnection.busy": "Der Server ist ausgelastet. Bitte gleich erneut versuchen.",
      "ratesConnection.busyFor":
        .plural(
          one: "Der Server ist ausgelastet. Bitte in einer Sekunde erneut versuchen.",
          other: "Der Server ist ausgelastet. Bitte in {count} Sekunden erneut versuchen."),
      "ratesConnection.signInRequired": "Die Anmeldung ist abgelaufen. Bitte neu anmelden.",
      "ratesConnection.notAllowed": "Das ist nicht erlaubt.",
      "ratesConnection.notFound": "Das gibt es nicht mehr.",
      "ratesConnection.insecure": "Die Verbindung ist nicht sicher, daher wurde nichts gesendet.",
      "ratesConnection.failed": "Der Server konnte es nicht ausführen. Bitte später erneut versuchen.",
    ])
}
