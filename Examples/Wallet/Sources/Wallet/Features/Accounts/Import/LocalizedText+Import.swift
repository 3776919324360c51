import Espalier

/// The texts for importing a statement.
extension LocalizedText {
  static let importTitle = LocalizedText("import.title", "Import a statement")
  static let importImport = LocalizedText("import.import", "Import")
  static let importProgress = LocalizedText("import.progress", "Import")
  static let importAnother = LocalizedText("import.another", "Import another file: CSV or OFX, up to 20 MB.")
  static let importChooseAnother = LocalizedText(
    "import.chooseAnother", "Choose another file: CSV or OFX, up to 20 MB.")
  static let importChooseHint = LocalizedText("import.chooseHint", "CSV or OFX, as your bank exports it, up to 20 MB.")
  static let importChooser = LocalizedText("import.chooser", "Choose a statement")
  static let importChooserFooter = LocalizedText(
    "import.chooserFooter",
    "You see what comes in before anything is stored. What you imported before is recognised, so importing a file twice does no harm."
  )
  static let importNothingOfFile = LocalizedText("import.nothingOfFile", "Nothing of this file is in.")

  static func importStoring(file: String) -> LocalizedText {
    LocalizedText(
      "import.storing",
      "Storing “{file}”.",
      ["file": file])
  }

  static func importReading(file: String) -> LocalizedText {
    LocalizedText(
      "import.reading",
      "Reading “{file}”.",
      ["file": file])
  }

  static func importFailed(reason: String) -> LocalizedText {
    LocalizedText(
      "import.failed",
      "Nothing was imported. {reason}",
      ["reason": reason])
  }

  static func importNotKept(file: String) -> LocalizedText {
    LocalizedText(
      "import.notKept",
      "“{file}” was being imported when Wallet ended, and the file was not kept. Choose it again.",
      ["file": file])
  }

  static let importMendAndAgain = LocalizedText(
    "import.mendAndAgain",
    "All other lines are in. Mend these in the file and import it again; what is in already is recognised.")

  static func importNothingNew(file: String) -> LocalizedText {
    LocalizedText(
      "import.nothingNew",
      "“{file}” brought nothing new.",
      ["file": file])
  }

  static func importDone(_ count: Int, file: String) -> LocalizedText {
    LocalizedText(
      "import.done", count: count,
      one: "“{file}” is in: {count} new operation.",
      other: "“{file}” is in: {count} new operations.",
      ["file": file])
  }

  static let importAccounts = LocalizedText("import.accounts", "Accounts")

  static func importNewAccount(name: String) -> LocalizedText {
    LocalizedText(
      "import.newAccount",
      "{name} (new account)",
      ["name": name])
  }

  static let importSeeAccounts = LocalizedText("import.seeAccounts", "See your accounts")
  static let importSeeOperations = LocalizedText("import.seeOperations", "See your operations")

  static func importDoubtful(file: String) -> LocalizedText {
    LocalizedText(
      "import.doubtful",
      "“{file}” can be read in more than one way. Nothing is imported until you have said how it is meant.",
      ["file": file])
  }

  static let importGoOn = LocalizedText("import.goOn", "Go on")
  static let importAnswerFirst = LocalizedText("import.answerFirst", "Answer the questions first.")
  static let importOtherFile = LocalizedText("import.otherFile", "Choose another file")

  static func importExampleLine(line: String, text: String) -> LocalizedText {
    LocalizedText(
      "import.exampleLine",
      "Line {line}: {text}",
      ["line": line, "text": text])
  }

  static let importDatesTitle = LocalizedText("import.datesTitle", "How does the file write its dates?")
  static let importDatesLabel = LocalizedText("import.datesLabel", "Order of dates")
  static let importDayFirst = LocalizedText("import.dayFirst", "Day first: 31/01/2026")
  static let importMonthFirst = LocalizedText("import.monthFirst", "Month first: 01/31/2026")
  static let importYearFirst = LocalizedText("import.yearFirst", "Year first: 26/01/31")
  static let importSignTitle = LocalizedText("import.signTitle", "What do the signs mean?")
  static let importSignLabel = LocalizedText("import.signLabel", "Amounts of spending")
  static let importSignMinus = LocalizedText("import.signMinus", "Spending has a minus")
  static let importSignNone = LocalizedText("import.signNone", "Spending has no sign")
  static let importIncome = LocalizedText("import.income", "Income")
  static let importSpending = LocalizedText("import.spending", "Spending")
  static let importTurnSigns = LocalizedText("import.turnSigns", "Turn all signs")
  static let importTurnSignsHint = LocalizedText(
    "import.turnSignsHint", "For a file in which income and spending are the wrong way round")
  static let importCurrencyTitle = LocalizedText("import.currencyTitle", "Which currency is it?")
  static let importCurrencyLabel = LocalizedText("import.currencyLabel", "Currency")
  static let importDecimalTitle = LocalizedText("import.decimalTitle", "How does the file write cents?")
  static let importDecimalLabel = LocalizedText("import.decimalLabel", "Decimal mark")
  static let importDecimalComma = LocalizedText("import.decimalComma", "With a comma: 1.234,56")
  static let importDecimalPoint = LocalizedText("import.decimalPoint", "With a point: 1,234.56")
  static let importComesIn = LocalizedText("import.comesIn", "What comes in")
  static let importStaysOut = LocalizedText("import.staysOut", "What stays out")
  static let importOthersComeIn = LocalizedText(
    "import.othersComeIn", "All other lines come in. You can mend these in the file and import it again later.")

  static func importImportOperations(operations: String) -> LocalizedText {
    LocalizedText(
      "import.importOperations",
      "Import {operations}",
      ["operations": operations])
  }

  static let importOtherAccount = LocalizedText("import.otherAccount", "Choose another account")
  static let importOtherAccounts = LocalizedText("import.otherAccounts", "Choose other accounts")

  static func importNoOperations(file: String) -> LocalizedText {
    LocalizedText(
      "import.noOperations",
      "“{file}” has no operations.",
      ["file": file])
  }

  static func importKnownAndDeleted(_ count: Int, known: String) -> LocalizedText {
    LocalizedText(
      "import.knownAndDeleted", count: count,
      one: "{known}, and {count} stays away because you deleted it.",
      other: "{known}, and {count} stay away because you deleted them.",
      ["known": known])
  }

  static func importKnownPart(_ count: Int, file: String) -> LocalizedText {
    LocalizedText(
      "import.knownPart", count: count,
      one: "“{file}” brings no new operations; {count} is there already",
      other: "“{file}” brings no new operations; {count} are there already",
      ["file": file])
  }

  static func importBringsLetIn(file: String, operations: String, kept: String) -> LocalizedText {
    LocalizedText(
      "import.bringsLetIn",
      "“{file}” brings {operations}, {kept} of which you let in. Nothing is stored yet.",
      ["file": file, "operations": operations, "kept": kept])
  }

  static func importBrings(_ count: Int, file: String) -> LocalizedText {
    LocalizedText(
      "import.brings", count: count,
      one: "“{file}” brings {count} new operation. Nothing is stored yet.",
      other: "“{file}” brings {count} new operations. Nothing is stored yet.",
      ["file": file])
  }

  static let importShow = LocalizedText("import.show", "Show")
  static let importNothingStaysOut = LocalizedText("import.nothingStaysOut", "Nothing stays out")

  static func importAccountUnknown(file: String) -> LocalizedText {
    LocalizedText(
      "import.accountUnknown",
      "“{file}” does not say which account it is of. You see what comes in before anything is stored.",
      ["file": file])
  }

  static let importWhichAccount = LocalizedText("import.whichAccount", "Which account is it?")

  static func importWhichAccountIn(currency: String) -> LocalizedText {
    LocalizedText(
      "import.whichAccountIn",
      "Which account is it in {currency}?",
      ["currency": currency])
  }

  static let importAccountFooter = LocalizedText(
    "import.accountFooter", "Your answer is suggested again for the next file like this one.")

  static func importAccountIn(currency: String) -> LocalizedText {
    LocalizedText(
      "import.accountIn",
      "Account in {currency}",
      ["currency": currency])
  }

  static let importNewName = LocalizedText("import.newName", "Name of the new account")

  static func importNewNameIn(currency: String) -> LocalizedText {
    LocalizedText(
      "import.newNameIn",
      "Name of the new account in {currency}",
      ["currency": currency])
  }

  static let importNewNameMissing = LocalizedText("import.newNameMissing", "What is the new account to be called?")

  static func importExtent(operations: String, currency: String) -> LocalizedText {
    LocalizedText(
      "import.extent",
      "{operations} in {currency}.",
      ["operations": operations, "currency": currency])
  }

  static func importExtentOf(operations: String, currency: String, day: String) -> LocalizedText {
    LocalizedText(
      "import.extentOf",
      "{operations} in {currency}, of {day}.",
      ["operations": operations, "currency": currency, "day": day])
  }

  static func importExtentFrom(operations: String, currency: String, first: String, last: String) -> LocalizedText {
    LocalizedText(
      "import.extentFrom",
      "{operations} in {currency}, from {first} to {last}.",
      ["operations": operations, "currency": currency, "first": first, "last": last])
  }

  static func importCandidate(account: String, known: String, all: String) -> LocalizedText {
    LocalizedText(
      "import.candidate",
      "{account} – {known} of {all} look known",
      ["account": account, "known": known, "all": all])
  }

  static let importANewAccount = LocalizedText("import.aNewAccount", "A new account")

  static func importRefused(_ count: Int) -> LocalizedText {
    LocalizedText(
      "import.refused", count: count,
      one: "Not taken in: {count} line",
      other: "Not taken in: {count} lines")
  }

  static func importRefusal(line: String, reason: String) -> LocalizedText {
    LocalizedText(
      "import.refusal",
      "Line {line}: {reason}",
      ["line": line, "reason": reason])
  }

  static let importLeaveOut = LocalizedText("import.leaveOut", "Leave it out")
  static let importAnyway = LocalizedText("import.anyway", "Import anyway")
  static let importLetIn = LocalizedText("import.letIn", "Comes in all the same")
  static let importYouDeletedIt = LocalizedText("import.youDeletedIt", "You deleted it")
  static let importAlreadyThere = LocalizedText("import.alreadyThere", "Already there")

  static func importActionOn(action: String, payee: String, detail: String, amount: String) -> LocalizedText {
    LocalizedText(
      "import.actionOn",
      "{action}: {payee}, {detail}, {amount}",
      ["action": action, "payee": payee, "detail": detail, "amount": amount])
  }

  static func importKnown(_ count: Int, file: String) -> LocalizedText {
    LocalizedText(
      "import.known", count: count,
      one: "“{file}” brings no new operations; {count} is there already.",
      other: "“{file}” brings no new operations; {count} are there already.",
      ["file": file])
  }
}
