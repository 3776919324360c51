import Espalier

extension TextTable {
  /// The texts of the overview, in German.
  static let overviewGerman = TextTable(
    language: "de",
    [
      "overview.title": "Übersicht",
      "overview.nothingYetMessage":
        "Nach dem Import eines Kontoauszugs zeigt diese Seite, was hereinkam, was hinausging und wofür.",
      "overview.nothingIn": "Keine Bewegung im {month}",
      "overview.nothingInMessage": "In diesem Monat und im Monat davor gibt es keine Buchungen.",
      "overview.newestMonth": "Zum neuesten Monat",
      "overview.earlierMonth": "{month}, früherer Monat",
      "overview.laterMonth": "{month}, späterer Monat",
      "overview.income": "Einnahmen",
      "overview.spending": "Ausgaben",
      "overview.leftOver": "Übrig",
      "overview.before": "{month}: {amount}",
      "overview.inAccount": "Jetzt auf dem Konto",
      "overview.inAllAccounts": "Jetzt auf allen Konten",
      "overview.spendingByCategory": "Ausgaben nach Kategorie, {currency}",
      "overview.noSpending": "Keine Ausgaben im {month}",
      "overview.same": "Wie im {month}",
      "overview.less": "{amount} weniger als im {month}",
      "overview.more": "{amount} mehr als im {month}",
      "overview.choose": "Auswählen, was hier steht",
      "overview.latest": "Neueste Buchungen",
      "overview.allOperations": "Alle Buchungen im {month}",
      "overview.sectionsTitle": "Auf der Übersicht",
      "overview.sectionsFooter": "In dieser Reihenfolge stehen sie auf der Übersicht.",
      "overview.chartCourse": "Zwölf Monate",
      "overview.chartCourseTitle": "Einnahmen und Ausgaben nach Monat, {currency}",
      "overview.chartIncome": "Einnahmen",
      "overview.chartSpending": "Ausgaben",
      "overview.chartCategoryTitle": "{category} nach Monat, {currency}",
      "overview.chartCategory": "Eine Kategorie im Verlauf",
      "overview.chartNothing": "Keine Buchungen in diesen Monaten",
      "overview.chartTable": "Als Tabelle",
      "overview.notStored": "So wird es angezeigt, aber nicht für das nächste Mal gespeichert.",
    ])
}
