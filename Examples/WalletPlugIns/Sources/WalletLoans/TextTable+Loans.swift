import Espalier

extension TextTable {
  /// The texts of the loans, in German.
  static let loansGerman = TextTable(
    language: "de",
    [
      "loans.title": "Kreditrechner",
      "loans.summary": "Was ein Kredit kostet, Monat für Monat",
      "loans.subtitle": "Jeden Monat dieselbe Rate",
      "loans.amount": "Betrag",
      "loans.currency": "Währung",
      "loans.rate": "Zinsen im Jahr",
      "loans.rateHint": "In Prozent, wie die Bank sie nennt.",
      "loans.years": "Jahre",
      "loans.yearsHint": "Laufzeit der Rückzahlung, höchstens {most}.",
      "loans.send": "Berechnen",
      "loans.eachMonth": "Jeden Monat",
      "loans.lastOne": "Die letzte: {amount}",
      "loans.interestInAll": "Zinsen insgesamt",
      "loans.besideAmount": "Zusätzlich zum geliehenen Betrag",
      "loans.paidInAll": "Gezahlt insgesamt",
      "loans.inMonths": .plural(
        one: "In {count} Monat",
        other: "In {count} Monaten"),
      "loans.withRecurring": "Mit Wiederkehrendem",
      "loans.recurring": "{amount} werden schon jeden Monat gezahlt",
      "loans.costs": "Was er kostet",
      "loans.yearByYear": "Jahr für Jahr",
      "loans.monthByMonth": "Monat für Monat",
      "loans.year": "Jahr",
      "loans.month": "Monat",
      "loans.paid": "Gezahlt",
      "loans.interest": "Zinsen",
      "loans.paidBack": "Getilgt",
      "loans.stillOwed": "Restschuld",
      "loans.amountMissing": "Bitte angeben, wie viel geliehen wird.",
      "loans.amountTooLarge": "Mit so hohen Beträgen wird nicht gerechnet.",
      "loans.rateMissing": "Bitte die Zinsen im Jahr angeben; 0 für keine.",
      "loans.yearsMissing": "Bitte angeben, in wie vielen Jahren zurückgezahlt wird.",
    ])
}
