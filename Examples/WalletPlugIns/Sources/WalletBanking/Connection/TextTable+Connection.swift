import Espalier

extension TextTable {
  /// The reasons why there is no answer of the bank, in German.
  static let connectionGerman = TextTable(
    language: "de",
    [
      "connection.offline": "Der Server ist nicht erreichbar. Bitte die Verbindung prüfen und erneut versuchen.",
      "connection.slow": "Der Server braucht zu lange. Bitte gleich erneut versuchen.",
      "connection.busy": "Der Server ist ausgelastet. Bitte gleich erneut versuchen.",
      "connection.busyFor":
        .plural(
          one: "Der Server ist ausgelastet. Bitte in einer Sekunde erneut versuchen.",
          other: "Der Server ist ausgelastet. Bitte in {count} Sekunden erneut versuchen."),
      "connection.signInRequired": "Die Anmeldung ist abgelaufen. Bitte neu anmelden.",
      "connection.notAllowed": "Das ist nicht erlaubt.",
      "connection.notFound": "Das gibt es nicht mehr.",
      "connection.insecure": "Die Verbindung ist nicht sicher, daher wurde nichts gesendet.",
      "connection.failed": "Der Server konnte es nicht ausführen. Bitte später erneut versuchen.",
    ])
}
