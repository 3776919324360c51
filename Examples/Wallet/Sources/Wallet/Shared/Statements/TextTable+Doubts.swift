import Espalier

extension TextTable {
  /// The texts about what a file leaves open, and answers about it that are wrong, in German.
  static let statementDoubtsGerman = TextTable(
    language: "de",
    [
      "statement.contradictedAt":
        .plural(
          one: "{reason} (Zeile {lines}; die erste lautet: {example})",
          other: "{reason} ({count} Zeilen: {lines}; die erste lautet: {example})"
        ),
      "statement.uncertain":
        "Die Datei lässt sich auf mehr als eine Art lesen:",
      "statement.doubtAtLine":
        "{reason} (Zeile {line}: {example})",
      "statement.datesContradict":
        "Die Daten widersprechen sich: In Zeile {day} steht der Tag zuerst, in {month} der Monat",
      "statement.datesReadBothWays":
        "Jedes Datum lässt sich mit dem Tag oder dem Monat zuerst lesen",
      "statement.amountsContradict":
        "Die Beträge widersprechen sich: Zeile {comma} hat ein Dezimalkomma, Zeile {point} einen Dezimalpunkt",
      "statement.amountsReadBothWays":
        "Jeder Betrag lässt sich als Tausender oder mit drei Nachkommastellen lesen",
      "statement.amountReadsBothWays":
        "Der Betrag lässt sich als Tausender oder mit drei Nachkommastellen lesen",
      "statement.noSigns":
        "Kein Betrag hat ein Vorzeichen, und keine Spalte unterscheidet Ausgaben von Einnahmen",
      "statement.spendingWithoutMinus":
        "Beträge ohne Minus heißen Ausgaben: Vielleicht sind Ausgaben positiv",
      "statement.purchasesWithoutMinus":
        "Es sieht nach einer Liste von Kartenkäufen aus, die meisten positiv: Vielleicht sind Ausgaben positiv",
      "statement.mostWithoutMinus":
        "Die meisten Beträge haben kein Minus, und nichts sagt, ob sie Ausgaben oder Einnahmen sind",
      "statement.sharedSign":
        "Mehrere Währungen werden „{sign}“ geschrieben",
      "statement.noCurrency":
        "Nichts sagt, in welcher Währung die Beträge sind",
      "statement.contradicted":
        "Die Datei ist nicht so, wie angegeben:",
      "statement.saidDayFirst":
        "Angegeben ist, dass der Tag zuerst steht, und diese Daten lassen sich nur anders lesen",
      "statement.saidMonthFirst":
        "Angegeben ist, dass der Monat zuerst steht, und diese Daten lassen sich nur anders lesen",
      "statement.saidYearFirst":
        "Angegeben ist, dass das Jahr zuerst steht, und diese Daten lassen sich nur anders lesen",
      "statement.saidComma":
        "Angegeben ist ein Komma vor den Cent, und in diesen Beträgen ist es ein Punkt",
      "statement.saidPoint":
        "Angegeben ist ein Punkt vor den Cent, und in diesen Beträgen ist es ein Komma",
      "statement.saidNoMinus":
        "Angegeben ist, dass Ausgaben kein Minus haben, und die Wörter neben diesen Beträgen sagen, dass sie eines haben",
      "statement.saidMinus":
        "Angegeben ist, dass Ausgaben ein Minus haben, und die Wörter neben diesen Beträgen sagen, dass sie keines haben",
    ])
}
