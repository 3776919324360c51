import Espalier

extension TextTable {
  /// The names of the start and its steps, in German. The keys are the names themselves, as the scene of a flow looks
  /// them up.
  static let startGerman = TextTable(
    language: "de",
    [
      "Start": "Start",
      "Unlock": "Öffnen",
      "Migrate": "Aktualisieren",
      "Restore": "Wiederherstellen",
      "Open": "Vorbereiten",
    ])
}
