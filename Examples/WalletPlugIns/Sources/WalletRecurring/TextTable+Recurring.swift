import Espalier

extension TextTable {
  /// The texts of recurring payments, in German.
  static let recurringGerman = TextTable(
    language: "de",
    [
      "recurring.title": "Wiederkehrende Zahlungen",
      "recurring.summary": "Abos und Rechnungen, und was sie im Monat kosten",
      "recurring.partTitle": "Was als Nächstes fällig ist",
      "recurring.subtitle": "In den Buchungen gefunden",
      "recurring.none": "Keine wiederkehrenden Zahlungen gefunden",
      "recurring.noneMessage":
        "Was dreimal in Folge gezahlt wird, im Abstand von einer Woche bis zu einem Jahr, erscheint hier von selbst. Je mehr Monate importiert sind, desto mehr wird gefunden.",
      "recurring.importStatement": "Kontoauszug importieren",
      "recurring.aYear": "{amount} im Jahr",
      "recurring.aMonth": "{amount} im Monat",
      "recurring.eachMonth": "Jeden Monat",
      "recurring.eachMonthIn": "Jeden Monat in {currency}",
      "recurring.wentUp": "Gestiegen",
      "recurring.since": "{payee}, seit {day}",
      "recurring.change": "{before} → {now}",
      "recurring.next": "nächste am {day}",
      "recurring.about": "etwa {amount}",
      "recurring.dismiss": "Kehrt nicht wieder",
      "recurring.dismissed": "Nicht gezählt",
      "recurring.dismissedFooter": "Diese Zahlungen kehren nicht wieder, wie angegeben. Sie sind in keiner Summe.",
      "recurring.countAgain": "Wieder zählen",
      "recurring.weekly": "Jede Woche",
      "recurring.fortnightly": "Alle zwei Wochen",
      "recurring.monthly": "Jeden Monat",
      "recurring.twoMonthly": "Alle zwei Monate",
      "recurring.quarterly": "Alle drei Monate",
      "recurring.halfYearly": "Jedes halbe Jahr",
      "recurring.yearly": "Jedes Jahr",
      "recurring.paidNext": "Als Nächstes fällig",
      "recurring.all": "Alle wiederkehrenden Zahlungen",
    ])
}
