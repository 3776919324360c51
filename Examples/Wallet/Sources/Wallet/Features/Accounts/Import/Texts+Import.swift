// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “A new account”
  static let importANewAccount = LocalizedText("import.aNewAccount", "A new account")

  /// “Your answer is suggested again for the next file like this one.”
  static let importAccountFooter = LocalizedText(
    "import.accountFooter",
    "Your answer is suggested again for the next file like this one.")

  /// “Account in {currency}”
  static func importAccountIn(currency: String) -> LocalizedText {
    LocalizedText("import.accountIn", "Account in {currency}", ["currency": currency])
  }

  /// ““{file}” does not say which account it is of. You see what comes in before anything is stored.”
  static func importAccountUnknown(file: String) -> LocalizedText {
    LocalizedText(
      "import.accountUnknown",
      "“{file}” does not say which account it is of. You see what comes in before anything is stored.",
      ["file": file])
  }

  /// “Accounts”
  static let importAccounts = LocalizedText("import.accounts", "Accounts")

  /// “{action}: {payee}, {detail}, {amount}”
  static func importActionOn(action: String, payee: String, detail: String, amount: String) -> LocalizedText {
    LocalizedText(
      "import.actionOn",
      "{action}: {payee}, {detail}, {amount}",
      ["action": action, "payee": payee, "detail": detail, "amount": amount])
  }

  /// “Already there”
  static let importAlreadyThere = LocalizedText("import.alreadyThere", "Already there")

  /// “Import another file: CSV or OFX, up to 20 MB.”
  static let importAnother = LocalizedText("import.another", "Import another file: CSV or OFX, up to 20 MB.")

  /// “Answer the questions first.”
  static let importAnswerFirst = LocalizedText("import.answerFirst", "Answer the questions first.")

  /// “Import anyway”
  static let importAnyway = LocalizedText("import.anyway", "Import anyway")

  /// ““{file}” brings {count} new operations. Nothing is stored yet.”
  static func importBrings(_ count: Int, file: String) -> LocalizedText {
    LocalizedText(
      "import.brings",
      count: count,
      one: "“{file}” brings {count} new operation. Nothing is stored yet.",
      other: "“{file}” brings {count} new operations. Nothing is stored yet.",
      ["file": file])
  }

  /// ““{file}” brings {operations}, {kept} of which you let in. Nothing is stored yet.”
  static func importBringsLetIn(file: String, operations: String, kept: String) -> LocalizedText {
    LocalizedText(
      "import.bringsLetIn",
      "“{file}” brings {operations}, {kept} of which you let in. Nothing is stored yet.",
      ["file": file, "operations": operations, "kept": kept])
  }

  /// “{account} – {known} of {all} look known”
  static func importCandidate(account: String, known: String, all: String) -> LocalizedText {
    LocalizedText(
      "import.candidate",
      "{account} – {known} of {all} look known",
      ["account": account, "known": known, "all": all])
  }

  /// “Choose another file: CSV or OFX, up to 20 MB.”
  static let importChooseAnother = LocalizedText(
    "import.chooseAnother",
    "Choose another file: CSV or OFX, up to 20 MB.")

  /// “CSV or OFX, as your bank exports it, up to 20 MB.”
  static let importChooseHint = LocalizedText("import.chooseHint", "CSV or OFX, as your bank exports it, up to 20 MB.")

  /// “Choose a statement”
  static let importChooser = LocalizedText("import.chooser", "Choose a statement")

  /// “You see what comes in before anything is stored. What you imported before is recognised, so importing a file
  /// twice does no harm.”
  static let importChooserFooter = LocalizedText(
    "import.chooserFooter",
    "You see what comes in before anything is stored. What you imported before is recognised, so importing a file twice does no harm.")

  /// “What comes in”
  static let importComesIn = LocalizedText("import.comesIn", "What comes in")

  /// “Currency”
  static let importCurrencyLabel = LocalizedText("import.currencyLabel", "Currency")

  /// “Which currency is it?”
  static let importCurrencyTitle = LocalizedText("import.currencyTitle", "Which currency is it?")

  /// “Order of dates”
  static let importDatesLabel = LocalizedText("import.datesLabel", "Order of dates")

  /// “How does the file write its dates?”
  static let importDatesTitle = LocalizedText("import.datesTitle", "How does the file write its dates?")

  /// “Day first: 31/01/2026”
  static let importDayFirst = LocalizedText("import.dayFirst", "Day first: 31/01/2026")

  /// “With a comma: 1.234,56”
  static let importDecimalComma = LocalizedText("import.decimalComma", "With a comma: 1.234,56")

  /// “Decimal mark”
  static let importDecimalLabel = LocalizedText("import.decimalLabel", "Decimal mark")

  /// “With a point: 1,234.56”
  static let importDecimalPoint = LocalizedText("import.decimalPoint", "With a point: 1,234.56")

  /// “How does the file write cents?”
  static let importDecimalTitle = LocalizedText("import.decimalTitle", "How does the file write cents?")

  /// ““{file}” is in: {count} new operations.”
  static func importDone(_ count: Int, file: String) -> LocalizedText {
    LocalizedText(
      "import.done",
      count: count,
      one: "“{file}” is in: {count} new operation.",
      other: "“{file}” is in: {count} new operations.",
      ["file": file])
  }

  /// ““{file}” can be read in more than one way. Nothing is imported until you have said how it is meant.”
  static func importDoubtful(file: String) -> LocalizedText {
    LocalizedText(
      "import.doubtful",
      "“{file}” can be read in more than one way. Nothing is imported until you have said how it is meant.",
      ["file": file])
  }

  /// “Line {line}: {text}”
  static func importExampleLine(line: String, text: String) -> LocalizedText {
    LocalizedText("import.exampleLine", "Line {line}: {text}", ["line": line, "text": text])
  }

  /// “{operations} in {currency}.”
  static func importExtent(operations: String, currency: String) -> LocalizedText {
    LocalizedText("import.extent", "{operations} in {currency}.", ["operations": operations, "currency": currency])
  }

  /// “{operations} in {currency}, from {first} to {last}.”
  static func importExtentFrom(operations: String, currency: String, first: String, last: String) -> LocalizedText {
    LocalizedText(
      "import.extentFrom",
      "{operations} in {currency}, from {first} to {last}.",
      ["operations": operations, "currency": currency, "first": first, "last": last])
  }

  /// “{operations} in {currency}, of {day}.”
  static func importExtentOf(operations: String, currency: String, day: String) -> LocalizedText {
    LocalizedText(
      "import.extentOf",
      "{operations} in {currency}, of {day}.",
      ["operations": operations, "currency": currency, "day": day])
  }

  /// “Nothing was imported. {reason}”
  static func importFailed(reason: String) -> LocalizedText {
    LocalizedText("import.failed", "Nothing was imported. {reason}", ["reason": reason])
  }

  /// “Go on”
  static let importGoOn = LocalizedText("import.goOn", "Go on")

  /// “Import”
  static let importImport = LocalizedText("import.import", "Import")

  /// “Import {operations}”
  static func importImportOperations(operations: String) -> LocalizedText {
    LocalizedText("import.importOperations", "Import {operations}", ["operations": operations])
  }

  /// “Income”
  static let importIncome = LocalizedText("import.income", "Income")

  /// ““{file}” brings no new operations; {count} are there already.”
  static func importKnown(_ count: Int, file: String) -> LocalizedText {
    LocalizedText(
      "import.known",
      count: count,
      one: "“{file}” brings no new operations; {count} is there already.",
      other: "“{file}” brings no new operations; {count} are there already.",
      ["file": file])
  }

  /// “{known}, and {count} stay away because you deleted them.”
  static func importKnownAndDeleted(_ count: Int, known: String) -> LocalizedText {
    LocalizedText(
      "import.knownAndDeleted",
      count: count,
      one: "{known}, and {count} stays away because you deleted it.",
      other: "{known}, and {count} stay away because you deleted them.",
      ["known": known])
  }

  /// ““{file}” brings no new operations; {count} are there already”
  static func importKnownPart(_ count: Int, file: String) -> LocalizedText {
    LocalizedText(
      "import.knownPart",
      count: count,
      one: "“{file}” brings no new operations; {count} is there already",
      other: "“{file}” brings no new operations; {count} are there already",
      ["file": file])
  }

  /// “Leave it out”
  static let importLeaveOut = LocalizedText("import.leaveOut", "Leave it out")

  /// “Comes in all the same”
  static let importLetIn = LocalizedText("import.letIn", "Comes in all the same")

  /// “All other lines are in. Mend these in the file and import it again; what is in already is recognised.”
  static let importMendAndAgain = LocalizedText(
    "import.mendAndAgain",
    "All other lines are in. Mend these in the file and import it again; what is in already is recognised.")

  /// “Month first: 01/31/2026”
  static let importMonthFirst = LocalizedText("import.monthFirst", "Month first: 01/31/2026")

  /// “{name} (new account)”
  static func importNewAccount(name: String) -> LocalizedText {
    LocalizedText("import.newAccount", "{name} (new account)", ["name": name])
  }

  /// “Name of the new account”
  static let importNewName = LocalizedText("import.newName", "Name of the new account")

  /// “Name of the new account in {currency}”
  static func importNewNameIn(currency: String) -> LocalizedText {
    LocalizedText("import.newNameIn", "Name of the new account in {currency}", ["currency": currency])
  }

  /// “What is the new account to be called?”
  static let importNewNameMissing = LocalizedText("import.newNameMissing", "What is the new account to be called?")

  /// ““{file}” has no operations.”
  static func importNoOperations(file: String) -> LocalizedText {
    LocalizedText("import.noOperations", "“{file}” has no operations.", ["file": file])
  }

  /// ““{file}” was being imported when Wallet ended, and the file was not kept. Choose it again.”
  static func importNotKept(file: String) -> LocalizedText {
    LocalizedText(
      "import.notKept",
      "“{file}” was being imported when Wallet ended, and the file was not kept. Choose it again.",
      ["file": file])
  }

  /// ““{file}” brought nothing new.”
  static func importNothingNew(file: String) -> LocalizedText {
    LocalizedText("import.nothingNew", "“{file}” brought nothing new.", ["file": file])
  }

  /// “Nothing of this file is in.”
  static let importNothingOfFile = LocalizedText("import.nothingOfFile", "Nothing of this file is in.")

  /// “Nothing stays out”
  static let importNothingStaysOut = LocalizedText("import.nothingStaysOut", "Nothing stays out")

  /// “Choose another account”
  static let importOtherAccount = LocalizedText("import.otherAccount", "Choose another account")

  /// “Choose other accounts”
  static let importOtherAccounts = LocalizedText("import.otherAccounts", "Choose other accounts")

  /// “Choose another file”
  static let importOtherFile = LocalizedText("import.otherFile", "Choose another file")

  /// “All other lines come in. You can mend these in the file and import it again later.”
  static let importOthersComeIn = LocalizedText(
    "import.othersComeIn",
    "All other lines come in. You can mend these in the file and import it again later.")

  /// “Import”
  static let importProgress = LocalizedText("import.progress", "Import")

  /// “Reading “{file}”.”
  static func importReading(file: String) -> LocalizedText {
    LocalizedText("import.reading", "Reading “{file}”.", ["file": file])
  }

  /// “Line {line}: {reason}”
  static func importRefusal(line: String, reason: String) -> LocalizedText {
    LocalizedText("import.refusal", "Line {line}: {reason}", ["line": line, "reason": reason])
  }

  /// “Not taken in: {count} lines”
  static func importRefused(_ count: Int) -> LocalizedText {
    LocalizedText(
      "import.refused",
      count: count,
      one: "Not taken in: {count} line",
      other: "Not taken in: {count} lines")
  }

  /// “See your accounts”
  static let importSeeAccounts = LocalizedText("import.seeAccounts", "See your accounts")

  /// “See your operations”
  static let importSeeOperations = LocalizedText("import.seeOperations", "See your operations")

  /// “Show”
  static let importShow = LocalizedText("import.show", "Show")

  /// “Amounts of spending”
  static let importSignLabel = LocalizedText("import.signLabel", "Amounts of spending")

  /// “Spending has a minus”
  static let importSignMinus = LocalizedText("import.signMinus", "Spending has a minus")

  /// “Spending has no sign”
  static let importSignNone = LocalizedText("import.signNone", "Spending has no sign")

  /// “What do the signs mean?”
  static let importSignTitle = LocalizedText("import.signTitle", "What do the signs mean?")

  /// “Spending”
  static let importSpending = LocalizedText("import.spending", "Spending")

  /// “What stays out”
  static let importStaysOut = LocalizedText("import.staysOut", "What stays out")

  /// “Storing “{file}”.”
  static func importStoring(file: String) -> LocalizedText {
    LocalizedText("import.storing", "Storing “{file}”.", ["file": file])
  }

  /// “Import a statement”
  static let importTitle = LocalizedText("import.title", "Import a statement")

  /// “Turn all signs”
  static let importTurnSigns = LocalizedText("import.turnSigns", "Turn all signs")

  /// “For a file in which income and spending are the wrong way round”
  static let importTurnSignsHint = LocalizedText(
    "import.turnSignsHint",
    "For a file in which income and spending are the wrong way round")

  /// “Which account is it?”
  static let importWhichAccount = LocalizedText("import.whichAccount", "Which account is it?")

  /// “Which account is it in {currency}?”
  static func importWhichAccountIn(currency: String) -> LocalizedText {
    LocalizedText("import.whichAccountIn", "Which account is it in {currency}?", ["currency": currency])
  }

  /// “Year first: 26/01/31”
  static let importYearFirst = LocalizedText("import.yearFirst", "Year first: 26/01/31")

  /// “You deleted it”
  static let importYouDeletedIt = LocalizedText("import.youDeletedIt", "You deleted it")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let `import`: [TextTable] = [
    TextTable(
      language: "de",
      [
        "import.aNewAccount": "Ein neues Konto",
        "import.accountFooter": "Die Antwort wird für die nächste Datei dieser Art wieder vorgeschlagen.",
        "import.accountIn": "Konto in {currency}",
        "import.accountUnknown": "„{file}“ nennt kein Konto. Vor dem Speichern ist zu sehen, was hinzukommt.",
        "import.accounts": "Konten",
        "import.actionOn": "{action}: {payee}, {detail}, {amount}",
        "import.alreadyThere": "Schon vorhanden",
        "import.another": "Weitere Datei importieren: CSV oder OFX, bis zu 20 MB.",
        "import.answerFirst": "Zuerst die Fragen beantworten.",
        "import.anyway": "Trotzdem importieren",
        "import.brings": .plural(
          one: "„{file}“ bringt {count} neue Buchung. Noch ist nichts gespeichert.",
          other: "„{file}“ bringt {count} neue Buchungen. Noch ist nichts gespeichert."),
        "import.bringsLetIn": "„{file}“ bringt {operations}, davon {kept} ausdrücklich zugelassen. Noch ist nichts gespeichert.",
        "import.candidate": "{account} – {known} von {all} sind wohl bekannt",
        "import.chooseAnother": "Andere Datei auswählen: CSV oder OFX, bis zu 20 MB.",
        "import.chooseHint": "CSV oder OFX, wie die Bank es exportiert, bis zu 20 MB.",
        "import.chooser": "Kontoauszug auswählen",
        "import.chooserFooter": "Vor dem Speichern ist zu sehen, was hinzukommt. Bereits Importiertes wird erkannt; eine Datei zweimal zu importieren, schadet nicht.",
        "import.comesIn": "Kommt hinzu",
        "import.currencyLabel": "Währung",
        "import.currencyTitle": "Welche Währung ist es?",
        "import.datesLabel": "Reihenfolge im Datum",
        "import.datesTitle": "Wie schreibt die Datei ein Datum?",
        "import.dayFirst": "Tag zuerst: 31/01/2026",
        "import.decimalComma": "Mit Komma: 1.234,56",
        "import.decimalLabel": "Dezimalzeichen",
        "import.decimalPoint": "Mit Punkt: 1,234.56",
        "import.decimalTitle": "Wie schreibt die Datei Cent?",
        "import.done": .plural(
          one: "„{file}“ ist importiert: {count} neue Buchung.",
          other: "„{file}“ ist importiert: {count} neue Buchungen."),
        "import.doubtful": "„{file}“ lässt sich auf mehrere Weisen lesen. Importiert wird erst, wenn klar ist, wie sie gemeint ist.",
        "import.exampleLine": "Zeile {line}: {text}",
        "import.extent": "{operations} in {currency}.",
        "import.extentFrom": "{operations} in {currency}, vom {first} bis {last}.",
        "import.extentOf": "{operations} in {currency}, vom {day}.",
        "import.failed": "Es wurde nichts importiert. {reason}",
        "import.goOn": "Weiter",
        "import.import": "Importieren",
        "import.importOperations": "{operations} importieren",
        "import.income": "Einnahmen",
        "import.known": .plural(
          one: "„{file}“ enthält keine neuen Buchungen; {count} ist schon vorhanden.",
          other: "„{file}“ enthält keine neuen Buchungen; {count} sind schon vorhanden."),
        "import.knownAndDeleted": .plural(
          one: "{known}, und {count} bleibt weg, weil sie gelöscht wurde.",
          other: "{known}, und {count} bleiben weg, weil sie gelöscht wurden."),
        "import.knownPart": .plural(
          one: "„{file}“ enthält keine neuen Buchungen; {count} ist schon vorhanden",
          other: "„{file}“ enthält keine neuen Buchungen; {count} sind schon vorhanden"),
        "import.leaveOut": "Weglassen",
        "import.letIn": "Wird trotzdem übernommen",
        "import.mendAndAgain": "Alle anderen Zeilen sind übernommen. Diese in der Datei korrigieren und sie erneut importieren; bereits Übernommenes wird erkannt.",
        "import.monthFirst": "Monat zuerst: 01/31/2026",
        "import.newAccount": "{name} (neues Konto)",
        "import.newName": "Name des neuen Kontos",
        "import.newNameIn": "Name des neuen Kontos in {currency}",
        "import.newNameMissing": "Wie soll das neue Konto heißen?",
        "import.noOperations": "„{file}“ enthält keine Buchungen.",
        "import.notKept": "„{file}“ wurde gerade importiert, als Wallet endete, und die Datei blieb nicht erhalten. Bitte noch einmal auswählen.",
        "import.nothingNew": "„{file}“ enthielt nichts Neues.",
        "import.nothingOfFile": "Aus dieser Datei wurde nichts übernommen.",
        "import.nothingStaysOut": "Es bleibt nichts draußen",
        "import.otherAccount": "Anderes Konto auswählen",
        "import.otherAccounts": "Andere Konten auswählen",
        "import.otherFile": "Andere Datei auswählen",
        "import.othersComeIn": "Alle anderen Zeilen werden übernommen. Diese lassen sich in der Datei korrigieren und später erneut importieren.",
        "import.progress": "Import",
        "import.reading": "„{file}“ wird gelesen.",
        "import.refusal": "Zeile {line}: {reason}",
        "import.refused": .plural(one: "Nicht übernommen: {count} Zeile", other: "Nicht übernommen: {count} Zeilen"),
        "import.seeAccounts": "Zu den Konten",
        "import.seeOperations": "Zu den Buchungen",
        "import.show": "Anzeigen",
        "import.signLabel": "Beträge von Ausgaben",
        "import.signMinus": "Ausgaben haben ein Minus",
        "import.signNone": "Ausgaben haben kein Vorzeichen",
        "import.signTitle": "Was bedeuten die Vorzeichen?",
        "import.spending": "Ausgaben",
        "import.staysOut": "Bleibt draußen",
        "import.storing": "„{file}“ wird gespeichert.",
        "import.title": "Kontoauszug importieren",
        "import.turnSigns": "Alle Vorzeichen umdrehen",
        "import.turnSignsHint": "Für eine Datei, in der Einnahmen und Ausgaben vertauscht sind",
        "import.whichAccount": "Welches Konto ist es?",
        "import.whichAccountIn": "Welches Konto in {currency} ist es?",
        "import.yearFirst": "Jahr zuerst: 26/01/31",
        "import.youDeletedIt": "Wurde gelöscht",
      ]),
  ]
}
