import Espalier

extension TextTable {
  /// The texts of the accounts, in German.
  static let accountsGerman = TextTable(
    language: "de",
    [
      "accounts.title": "Konten",
      "accounts.import": "Importieren",
      "accounts.none": "Noch keine Konten",
      "accounts.noneMessage": "Konten erscheinen von selbst, sobald ein Kontoauszug importiert ist.",
      "accounts.together": "Alle Konten zusammen",
      "accounts.groupTotal": "Zusammen {total}. {origin}",
      "accounts.imports": "Was importiert wurde",
      "accounts.seeAll": "Alle Konten ansehen",
      "accounts.noOperations": "Keine Buchungen auf diesem Konto",
      "accounts.noOperationsMessage": "Einen neueren Kontoauszug dazu importieren.",
      "accounts.edit": "Bearbeiten",
      "accounts.balance": "Kontostand",
      "accounts.checking": "Girokonto",
      "accounts.savings": "Sparkonto",
      "accounts.card": "Kartenkonto",
      "accounts.cash": "Bargeld",
      "accounts.credit": "Kreditkonto",
      "accounts.other": "Konto",
    ])
}
