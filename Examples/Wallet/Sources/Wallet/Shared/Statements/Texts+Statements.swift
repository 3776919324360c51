// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “The amount can be read as thousands or with three decimal digits”
  static let statementAmountReadsBothWays = LocalizedText(
    "statement.amountReadsBothWays",
    "The amount can be read as thousands or with three decimal digits")

  /// “The amounts contradict each other: line {comma} has a decimal comma, line {point} a decimal point”
  static func statementAmountsContradict(comma: String, point: String) -> LocalizedText {
    LocalizedText(
      "statement.amountsContradict",
      "The amounts contradict each other: line {comma} has a decimal comma, line {point} a decimal point",
      ["comma": comma, "point": point])
  }

  /// “Every amount can be read as thousands or with three decimal digits”
  static let statementAmountsReadBothWays = LocalizedText(
    "statement.amountsReadBothWays",
    "Every amount can be read as thousands or with three decimal digits")

  /// “Line {line}: {words}”
  static func statementAtLine(line: String, words: String) -> LocalizedText {
    LocalizedText("statement.atLine", "Line {line}: {words}", ["line": line, "words": words])
  }

  /// “the bank answered with an error instead of a statement”
  static let statementBankError = LocalizedText(
    "statement.bankError",
    "the bank answered with an error instead of a statement")

  /// “the amount is larger than any real one”
  static let statementBeyondRealAmounts = LocalizedText(
    "statement.beyondRealAmounts",
    "the amount is larger than any real one")

  /// “it is a binary file and no text. Export CSV or OFX from the bank.”
  static let statementBinary = LocalizedText(
    "statement.binary",
    "it is a binary file and no text. Export CSV or OFX from the bank.")

  /// “Many files are being read at this moment. Nothing was brought in; try again shortly.”
  static let statementBusy = LocalizedText(
    "statement.busy",
    "Many files are being read at this moment. Nothing was brought in; try again shortly.")

  /// “it is a CAMT statement (ISO 20022 XML), which is not read yet. Export CSV or OFX.”
  static let statementCamt = LocalizedText(
    "statement.camt",
    "it is a CAMT statement (ISO 20022 XML), which is not read yet. Export CSV or OFX.")

  /// “The reading was cancelled.”
  static let statementCancelled = LocalizedText("statement.cancelled", "The reading was cancelled.")

  /// “The file is not as you said:”
  static let statementContradicted = LocalizedText("statement.contradicted", "The file is not as you said:")

  /// “{reason} ({count} lines: {lines}; the first reads: {example})”
  static func statementContradictedAt(_ count: Int, reason: String, lines: String, example: String) -> LocalizedText {
    LocalizedText(
      "statement.contradictedAt",
      count: count,
      one: "{reason} (line {lines}; the first reads: {example})",
      other: "{reason} ({count} lines: {lines}; the first reads: {example})",
      ["reason": reason, "lines": lines, "example": example])
  }

  /// “the file ends within this transaction”
  static let statementCutOff = LocalizedText("statement.cutOff", "the file ends within this transaction")

  /// “it is a database. Export CSV or OFX from the bank instead.”
  static let statementDatabase = LocalizedText(
    "statement.database",
    "it is a database. Export CSV or OFX from the bank instead.")

  /// “The dates contradict each other: line {day} has the day first, {month} the month”
  static func statementDatesContradict(day: String, month: String) -> LocalizedText {
    LocalizedText(
      "statement.datesContradict",
      "The dates contradict each other: line {day} has the day first, {month} the month",
      ["day": day, "month": month])
  }

  /// “Every date can be read with the day or the month first”
  static let statementDatesReadBothWays = LocalizedText(
    "statement.datesReadBothWays",
    "Every date can be read with the day or the month first")

  /// “it has both a debit ({debit}) and a credit ({credit})”
  static func statementDebitAndCredit(debit: String, credit: String) -> LocalizedText {
    LocalizedText(
      "statement.debitAndCredit",
      "it has both a debit ({debit}) and a credit ({credit})",
      ["debit": debit, "credit": credit])
  }

  /// “{reason} (line {line}: {example})”
  static func statementDoubtAtLine(reason: String, line: String, example: String) -> LocalizedText {
    LocalizedText(
      "statement.doubtAtLine",
      "{reason} (line {line}: {example})",
      ["reason": reason, "line": line, "example": example])
  }

  /// “The file is empty. Export it again from the bank.”
  static let statementEmpty = LocalizedText("statement.empty", "The file is empty. Export it again from the bank.")

  /// “It cannot be opened or read”
  static let statementFailed = LocalizedText("statement.failed", "It cannot be opened or read")

  /// “the fee: {reason}”
  static func statementFee(reason: String) -> LocalizedText {
    LocalizedText("statement.fee", "the fee: {reason}", ["reason": reason])
  }

  /// “it has {count} fields where the table has {expected}”
  static func statementFieldCount(_ count: Int, expected: String) -> LocalizedText {
    LocalizedText(
      "statement.fieldCount",
      count: count,
      one: "it has {count} field where the table has {expected}",
      other: "it has {count} fields where the table has {expected}",
      ["expected": expected])
  }

  /// “line {line}: {reason}: {text}”
  static func statementFirstRefusal(line: String, reason: String, text: String) -> LocalizedText {
    LocalizedText(
      "statement.firstRefusal",
      "line {line}: {reason}: {text}",
      ["line": line, "reason": reason, "text": text])
  }

  /// “It may not be read”
  static let statementForbidden = LocalizedText("statement.forbidden", "It may not be read")

  /// “it is compressed with gzip. Unpack it first.”
  static let statementGzip = LocalizedText("statement.gzip", "it is compressed with gzip. Unpack it first.")

  /// “an investment transaction ({name}) is not read, only movements of cash”
  static func statementInvestment(name: String) -> LocalizedText {
    LocalizedText(
      "statement.investment",
      "an investment transaction ({name}) is not read, only movements of cash",
      ["name": name])
  }

  /// “it is JSON. Export CSV or OFX from the bank.”
  static let statementJson = LocalizedText("statement.json", "it is JSON. Export CSV or OFX from the bank.")

  /// “There is no such file”
  static let statementMissing = LocalizedText("statement.missing", "There is no such file")

  /// “Most amounts have no minus, and nothing says whether they are spending or income”
  static let statementMostWithoutMinus = LocalizedText(
    "statement.mostWithoutMinus",
    "Most amounts have no minus, and nothing says whether they are spending or income")

  /// “the bank marks it “{mark}”: no money moved”
  static func statementMovedNothing(mark: String) -> LocalizedText {
    LocalizedText("statement.movedNothing", "the bank marks it “{mark}”: no money moved", ["mark": mark])
  }

  /// “it is an MT940 statement, which is not read. Export CSV or OFX from the bank.”
  static let statementMt940 = LocalizedText(
    "statement.mt940",
    "it is an MT940 statement, which is not read. Export CSV or OFX from the bank.")

  /// “it has neither a date nor an amount”
  static let statementNeitherDateNorAmount = LocalizedText(
    "statement.neitherDateNorAmount",
    "it has neither a date nor an amount")

  /// “it is OFX without any account. Export it again from the bank.”
  static let statementNoAccount = LocalizedText(
    "statement.noAccount",
    "it is OFX without any account. Export it again from the bank.")

  /// “it is OFX without any account. The bank's answer: {answer}. Export it again from the bank.”
  static func statementNoAccountBut(answer: String) -> LocalizedText {
    LocalizedText(
      "statement.noAccountBut",
      "it is OFX without any account. The bank's answer: {answer}. Export it again from the bank.",
      ["answer": answer])
  }

  /// “it has no amount”
  static let statementNoAmount = LocalizedText("statement.noAmount", "it has no amount")

  /// “Nothing says which currency the amounts are in”
  static let statementNoCurrency = LocalizedText(
    "statement.noCurrency",
    "Nothing says which currency the amounts are in")

  /// “nothing says which currency it is in”
  static let statementNoCurrencyOfRow = LocalizedText(
    "statement.noCurrencyOfRow",
    "nothing says which currency it is in")

  /// “it has no date”
  static let statementNoDate = LocalizedText("statement.noDate", "it has no date")

  /// “no line of it heads a table of operations. Export CSV with a header that names at least a date and an amount (or
  /// debit and credit), or OFX.”
  static let statementNoHeader = LocalizedText(
    "statement.noHeader",
    "no line of it heads a table of operations. Export CSV with a header that names at least a date and an amount (or debit and credit), or OFX.")

  /// “The file has a header and no operations. Export a period with operations from the bank.”
  static let statementNoOperations = LocalizedText(
    "statement.noOperations",
    "The file has a header and no operations. Export a period with operations from the bank.")

  /// “No amount has a sign and no column tells spending from income”
  static let statementNoSigns = LocalizedText(
    "statement.noSigns",
    "No amount has a sign and no column tells spending from income")

  /// ““{text}” is not a date”
  static func statementNotADate(text: String) -> LocalizedText {
    LocalizedText("statement.notADate", "“{text}” is not a date", ["text": text])
  }

  /// ““{text}” is no date with the day first”
  static func statementNotADayFirst(text: String) -> LocalizedText {
    LocalizedText("statement.notADayFirst", "“{text}” is no date with the day first", ["text": text])
  }

  /// ““{text}” is no date with the month first”
  static func statementNotAMonthFirst(text: String) -> LocalizedText {
    LocalizedText("statement.notAMonthFirst", "“{text}” is no date with the month first", ["text": text])
  }

  /// “This is not a statement: {reason}”
  static func statementNotAStatement(reason: String) -> LocalizedText {
    LocalizedText("statement.notAStatement", "This is not a statement: {reason}", ["reason": reason])
  }

  /// ““{text}” is no date with the year first”
  static func statementNotAYearFirst(text: String) -> LocalizedText {
    LocalizedText("statement.notAYearFirst", "“{text}” is no date with the year first", ["text": text])
  }

  /// “the bank marks it “{mark}”: it is not booked yet”
  static func statementNotBooked(mark: String) -> LocalizedText {
    LocalizedText("statement.notBooked", "the bank marks it “{mark}”: it is not booked yet", ["mark": mark])
  }

  /// “Not a single line could be read as an operation; {count} were refused. The first: {first}. Export the file again
  /// from the bank, as CSV with a header or as OFX.”
  static func statementNothingReadable(_ count: Int, first: String) -> LocalizedText {
    LocalizedText(
      "statement.nothingReadable",
      count: count,
      one: "Not a single line could be read as an operation; {count} was refused. The first: {first}. Export the file again from the bank, as CSV with a header or as OFX.",
      other: "Not a single line could be read as an operation; {count} were refused. The first: {first}. Export the file again from the bank, as CSV with a header or as OFX.",
      ["first": first])
  }

  /// “it is an old Excel workbook (XLS). Open it in a spreadsheet and save it as CSV.”
  static let statementOldWorkbook = LocalizedText(
    "statement.oldWorkbook",
    "it is an old Excel workbook (XLS). Open it in a spreadsheet and save it as CSV.")

  /// “The file names more than {most} accounts. Export each account by itself.”
  static func statementOverAccounts(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overAccounts",
      "The file names more than {most} accounts. Export each account by itself.",
      ["most": most])
  }

  /// “One cell is longer than {most} bytes, which no bank writes. Look at that line in a text editor: a quote or a
  /// line end may be missing there.”
  static func statementOverCellLength(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overCellLength",
      "One cell is longer than {most} bytes, which no bank writes. Look at that line in a text editor: a quote or a line end may be missing there.",
      ["most": most])
  }

  /// “One row has more than {most} cells, which no bank writes. Look at that line in a text editor: a quote or a line
  /// end may be missing there.”
  static func statementOverCells(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overCells",
      "One row has more than {most} cells, which no bank writes. Look at that line in a text editor: a quote or a line end may be missing there.",
      ["most": most])
  }

  /// “Reading the file takes longer than {most} seconds. Export a shorter period from the bank, or split the file.”
  static func statementOverDuration(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overDuration",
      "Reading the file takes longer than {most} seconds. Export a shorter period from the bank, or split the file.",
      ["most": most])
  }

  /// “The file is larger than {most} bytes. Export a shorter period from the bank, or split the file.”
  static func statementOverFileSize(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overFileSize",
      "The file is larger than {most} bytes. Export a shorter period from the bank, or split the file.",
      ["most": most])
  }

  /// “Reading the file takes more than {most} bytes of memory. Export a shorter period from the bank, or split the
  /// file.”
  static func statementOverMemory(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overMemory",
      "Reading the file takes more than {most} bytes of memory. Export a shorter period from the bank, or split the file.",
      ["most": most])
  }

  /// “The file has more than {most} operations. Export a shorter period from the bank, or split the file.”
  static func statementOverOperations(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overOperations",
      "The file has more than {most} operations. Export a shorter period from the bank, or split the file.",
      ["most": most])
  }

  /// “More than {most} lines cannot be read as operations. Export CSV with a header, or OFX, from the bank.”
  static func statementOverRefusals(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overRefusals",
      "More than {most} lines cannot be read as operations. Export CSV with a header, or OFX, from the bank.",
      ["most": most])
  }

  /// “One row is longer than {most} bytes, which no bank writes. Look at that line in a text editor: a quote or a line
  /// end may be missing there.”
  static func statementOverRowLength(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overRowLength",
      "One row is longer than {most} bytes, which no bank writes. Look at that line in a text editor: a quote or a line end may be missing there.",
      ["most": most])
  }

  /// “The file has more than {most} rows. Export a shorter period from the bank, or split the file.”
  static func statementOverRows(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overRows",
      "The file has more than {most} rows. Export a shorter period from the bank, or split the file.",
      ["most": most])
  }

  /// “The file has more than {most} tables. Export each account by itself, or a shorter period.”
  static func statementOverTables(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overTables",
      "The file has more than {most} tables. Export each account by itself, or a shorter period.",
      ["most": most])
  }

  /// “it is a PDF, which is made for printing. Export CSV or OFX from the bank instead.”
  static let statementPdf = LocalizedText(
    "statement.pdf",
    "it is a PDF, which is made for printing. Export CSV or OFX from the bank instead.")

  /// “it is a picture. Export CSV or OFX from the bank instead.”
  static let statementPicture = LocalizedText(
    "statement.picture",
    "it is a picture. Export CSV or OFX from the bank instead.")

  /// “It looks like a list of card purchases, most of them positive: spending may be positive”
  static let statementPurchasesWithoutMinus = LocalizedText(
    "statement.purchasesWithoutMinus",
    "It looks like a list of card purchases, most of them positive: spending may be positive")

  /// “it is a QIF file, which is not read. Export CSV or OFX from the bank.”
  static let statementQif = LocalizedText(
    "statement.qif",
    "it is a QIF file, which is not read. Export CSV or OFX from the bank.")

  /// “it is a RAR archive. Unpack it first.”
  static let statementRar = LocalizedText("statement.rar", "it is a RAR archive. Unpack it first.")

  /// “it is a text document (RTF). Export CSV or OFX from the bank.”
  static let statementRtf = LocalizedText(
    "statement.rtf",
    "it is a text document (RTF). Export CSV or OFX from the bank.")

  /// “You said that a comma stands before the cents, and in these it is a point”
  static let statementSaidComma = LocalizedText(
    "statement.saidComma",
    "You said that a comma stands before the cents, and in these it is a point")

  /// “You said that dates have the day first, and these can only be read otherwise”
  static let statementSaidDayFirst = LocalizedText(
    "statement.saidDayFirst",
    "You said that dates have the day first, and these can only be read otherwise")

  /// “You said that spending has a minus, and the words beside these amounts say that it has none”
  static let statementSaidMinus = LocalizedText(
    "statement.saidMinus",
    "You said that spending has a minus, and the words beside these amounts say that it has none")

  /// “You said that dates have the month first, and these can only be read otherwise”
  static let statementSaidMonthFirst = LocalizedText(
    "statement.saidMonthFirst",
    "You said that dates have the month first, and these can only be read otherwise")

  /// “You said that spending has no minus, and the words beside these amounts say that it has one”
  static let statementSaidNoMinus = LocalizedText(
    "statement.saidNoMinus",
    "You said that spending has no minus, and the words beside these amounts say that it has one")

  /// “You said that a point stands before the cents, and in these it is a comma”
  static let statementSaidPoint = LocalizedText(
    "statement.saidPoint",
    "You said that a point stands before the cents, and in these it is a comma")

  /// “You said that dates have the year first, and these can only be read otherwise”
  static let statementSaidYearFirst = LocalizedText(
    "statement.saidYearFirst",
    "You said that dates have the year first, and these can only be read otherwise")

  /// “it is a 7z archive. Unpack it first.”
  static let statementSevenZip = LocalizedText("statement.sevenZip", "it is a 7z archive. Unpack it first.")

  /// “Several currencies are written “{sign}””
  static func statementSharedSign(sign: String) -> LocalizedText {
    LocalizedText("statement.sharedSign", "Several currencies are written “{sign}”", ["sign": sign])
  }

  /// “Amounts without a minus are called spending: spending may be positive”
  static let statementSpendingWithoutMinus = LocalizedText(
    "statement.spendingWithoutMinus",
    "Amounts without a minus are called spending: spending may be positive")

  /// “The file can be read in more than one way:”
  static let statementUncertain = LocalizedText("statement.uncertain", "The file can be read in more than one way:")

  /// “it has no header, and {columns} columns of amounts that could mean several things. Export it with a header, or
  /// put one in front, such as Date;Description;Debit;Credit.”
  static func statementUnclearColumns(columns: String) -> LocalizedText {
    LocalizedText(
      "statement.unclearColumns",
      "it has no header, and {columns} columns of amounts that could mean several things. Export it with a header, or put one in front, such as Date;Description;Debit;Credit.",
      ["columns": columns])
  }

  /// ““{amount}” beside “{word}” does not say whether it is spending or income”
  static func statementUnclearDirection(amount: String, word: String) -> LocalizedText {
    LocalizedText(
      "statement.unclearDirection",
      "“{amount}” beside “{word}” does not say whether it is spending or income",
      ["amount": amount, "word": word])
  }

  /// ““{text}” is not a currency that is known”
  static func statementUnknownCurrency(text: String) -> LocalizedText {
    LocalizedText("statement.unknownCurrency", "“{text}” is not a currency that is known", ["text": text])
  }

  /// “{reason}. Choose the file again, or check who may read it.”
  static func statementUnreadable(reason: String) -> LocalizedText {
    LocalizedText(
      "statement.unreadable",
      "{reason}. Choose the file again, or check who may read it.",
      ["reason": reason])
  }

  /// “it is text in UTF-32. Save it as UTF-8 and try again.”
  static let statementUtf32 = LocalizedText("statement.utf32", "it is text in UTF-32. Save it as UTF-8 and try again.")

  /// “it is a web page (HTML), perhaps the bank's login or error page. Sign in and export CSV or OFX again.”
  static let statementWebPage = LocalizedText(
    "statement.webPage",
    "it is a web page (HTML), perhaps the bank's login or error page. Sign in and export CSV or OFX again.")

  /// “it is XML, but not OFX. Export CSV or OFX from the bank.”
  static let statementXml = LocalizedText("statement.xml", "it is XML, but not OFX. Export CSV or OFX from the bank.")

  /// “it holds zero bytes, so it is no text. Export CSV or OFX from the bank.”
  static let statementZeroBytes = LocalizedText(
    "statement.zeroBytes",
    "it holds zero bytes, so it is no text. Export CSV or OFX from the bank.")

  /// “it is a ZIP archive or an Excel workbook (XLSX). Unpack it, or open it in a spreadsheet and save it as CSV.”
  static let statementZip = LocalizedText(
    "statement.zip",
    "it is a ZIP archive or an Excel workbook (XLSX). Unpack it, or open it in a spreadsheet and save it as CSV.")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let statements: [TextTable] = [
    TextTable(
      language: "de",
      [
        "statement.amountReadsBothWays": "Der Betrag lässt sich als Tausender oder mit drei Nachkommastellen lesen",
        "statement.amountsContradict": "Die Beträge widersprechen sich: Zeile {comma} hat ein Dezimalkomma, Zeile {point} einen Dezimalpunkt",
        "statement.amountsReadBothWays": "Jeder Betrag lässt sich als Tausender oder mit drei Nachkommastellen lesen",
        "statement.atLine": "Zeile {line}: {words}",
        "statement.bankError": "Die Bank hat mit einem Fehler statt mit einem Kontoauszug geantwortet",
        "statement.beyondRealAmounts": "Der Betrag ist größer als jeder echte",
        "statement.binary": "Es ist eine Binärdatei und kein Text. Bitte bei der Bank CSV oder OFX exportieren.",
        "statement.busy": "Gerade werden viele Dateien gelesen. Es wurde nichts übernommen; bitte gleich erneut versuchen.",
        "statement.camt": "Es ist ein CAMT-Auszug (ISO 20022 XML), der noch nicht gelesen wird. Bitte CSV oder OFX exportieren.",
        "statement.cancelled": "Das Lesen wurde abgebrochen.",
        "statement.contradicted": "Die Datei ist nicht so, wie angegeben:",
        "statement.contradictedAt": .plural(
          one: "{reason} (Zeile {lines}; die erste lautet: {example})",
          other: "{reason} ({count} Zeilen: {lines}; die erste lautet: {example})"),
        "statement.cutOff": "Die Datei endet mitten in dieser Buchung",
        "statement.database": "Es ist eine Datenbank. Bitte bei der Bank CSV oder OFX exportieren.",
        "statement.datesContradict": "Die Daten widersprechen sich: In Zeile {day} steht der Tag zuerst, in {month} der Monat",
        "statement.datesReadBothWays": "Jedes Datum lässt sich mit dem Tag oder dem Monat zuerst lesen",
        "statement.debitAndCredit": "Die Zeile hat ein Soll ({debit}) und ein Haben ({credit})",
        "statement.doubtAtLine": "{reason} (Zeile {line}: {example})",
        "statement.empty": "Die Datei ist leer. Bitte bei der Bank noch einmal exportieren.",
        "statement.failed": "Sie lässt sich nicht öffnen oder lesen",
        "statement.fee": "Zur Gebühr: {reason}",
        "statement.fieldCount": .plural(
          one: "Die Zeile hat {count} Feld und die Tabelle {expected}",
          other: "Die Zeile hat {count} Felder und die Tabelle {expected}"),
        "statement.firstRefusal": "Zeile {line}: {reason}: {text}",
        "statement.forbidden": "Sie darf nicht gelesen werden",
        "statement.gzip": "Sie ist mit gzip komprimiert. Bitte zuerst entpacken.",
        "statement.investment": "Ein Wertpapiergeschäft ({name}) wird nicht gelesen, nur Bewegungen von Geld",
        "statement.json": "Es ist JSON. Bitte bei der Bank CSV oder OFX exportieren.",
        "statement.missing": "Diese Datei gibt es nicht",
        "statement.mostWithoutMinus": "Die meisten Beträge haben kein Minus, und nichts sagt, ob sie Ausgaben oder Einnahmen sind",
        "statement.movedNothing": "Die Bank nennt sie „{mark}“: Es ist kein Geld geflossen",
        "statement.mt940": "Es ist ein MT940-Auszug, der nicht gelesen wird. Bitte bei der Bank CSV oder OFX exportieren.",
        "statement.neitherDateNorAmount": "Datum und Betrag fehlen",
        "statement.noAccount": "Es ist OFX ohne ein Konto. Bitte bei der Bank noch einmal exportieren.",
        "statement.noAccountBut": "Es ist OFX ohne ein Konto. Die Antwort der Bank: {answer}. Bitte bei der Bank noch einmal exportieren.",
        "statement.noAmount": "Der Betrag fehlt",
        "statement.noCurrency": "Nichts sagt, in welcher Währung die Beträge sind",
        "statement.noCurrencyOfRow": "Nichts sagt, in welcher Währung sie ist",
        "statement.noDate": "Das Datum fehlt",
        "statement.noHeader": "Keine Zeile ist die Kopfzeile einer Tabelle von Buchungen. Bitte CSV mit einer Kopfzeile exportieren, die mindestens Datum und Betrag nennt (oder Soll und Haben), oder OFX.",
        "statement.noOperations": "Die Datei enthält eine Kopfzeile und keine Buchungen. Bitte bei der Bank einen Zeitraum mit Buchungen exportieren.",
        "statement.noSigns": "Kein Betrag hat ein Vorzeichen, und keine Spalte unterscheidet Ausgaben von Einnahmen",
        "statement.notADate": "„{text}“ ist kein Datum",
        "statement.notADayFirst": "„{text}“ ist kein Datum mit dem Tag zuerst",
        "statement.notAMonthFirst": "„{text}“ ist kein Datum mit dem Monat zuerst",
        "statement.notAStatement": "Das ist kein Kontoauszug: {reason}",
        "statement.notAYearFirst": "„{text}“ ist kein Datum mit dem Jahr zuerst",
        "statement.notBooked": "Die Bank nennt sie „{mark}“: Sie ist noch nicht gebucht",
        "statement.nothingReadable": .plural(
          one: "Keine einzige Zeile war als Buchung lesbar; {count} wurde abgelehnt. Die erste: {first}. Bitte die Datei bei der Bank noch einmal exportieren, als CSV mit Kopfzeile oder als OFX.",
          other: "Keine einzige Zeile war als Buchung lesbar; {count} wurden abgelehnt. Die erste: {first}. Bitte die Datei bei der Bank noch einmal exportieren, als CSV mit Kopfzeile oder als OFX."),
        "statement.oldWorkbook": "Es ist eine alte Excel-Arbeitsmappe (XLS). Bitte in einer Tabellenkalkulation öffnen und als CSV speichern.",
        "statement.overAccounts": "Die Datei nennt mehr als {most} Konten. Bitte jedes Konto einzeln exportieren.",
        "statement.overCellLength": "Eine Zelle ist länger als {most} Byte, was keine Bank schreibt. Bitte diese Zeile in einem Texteditor ansehen: Vielleicht fehlt dort ein Anführungszeichen oder Zeilenende.",
        "statement.overCells": "Eine Zeile hat mehr als {most} Zellen, was keine Bank schreibt. Bitte diese Zeile in einem Texteditor ansehen: Vielleicht fehlt dort ein Anführungszeichen oder Zeilenende.",
        "statement.overDuration": "Das Lesen der Datei dauert länger als {most} Sekunden. Bitte bei der Bank einen kürzeren Zeitraum exportieren oder die Datei aufteilen.",
        "statement.overFileSize": "Die Datei ist größer als {most} Byte. Bitte bei der Bank einen kürzeren Zeitraum exportieren oder die Datei aufteilen.",
        "statement.overMemory": "Das Lesen der Datei braucht mehr als {most} Byte Speicher. Bitte bei der Bank einen kürzeren Zeitraum exportieren oder die Datei aufteilen.",
        "statement.overOperations": "Die Datei hat mehr als {most} Buchungen. Bitte bei der Bank einen kürzeren Zeitraum exportieren oder die Datei aufteilen.",
        "statement.overRefusals": "Mehr als {most} Zeilen sind nicht als Buchungen lesbar. Bitte bei der Bank CSV mit Kopfzeile oder OFX exportieren.",
        "statement.overRowLength": "Eine Zeile ist länger als {most} Byte, was keine Bank schreibt. Bitte diese Zeile in einem Texteditor ansehen: Vielleicht fehlt dort ein Anführungszeichen oder Zeilenende.",
        "statement.overRows": "Die Datei hat mehr als {most} Zeilen. Bitte bei der Bank einen kürzeren Zeitraum exportieren oder die Datei aufteilen.",
        "statement.overTables": "Die Datei hat mehr als {most} Tabellen. Bitte jedes Konto einzeln oder einen kürzeren Zeitraum exportieren.",
        "statement.pdf": "Es ist ein PDF, das zum Drucken gedacht ist. Bitte bei der Bank CSV oder OFX exportieren.",
        "statement.picture": "Es ist ein Bild. Bitte bei der Bank CSV oder OFX exportieren.",
        "statement.purchasesWithoutMinus": "Es sieht nach einer Liste von Kartenkäufen aus, die meisten positiv: Vielleicht sind Ausgaben positiv",
        "statement.qif": "Es ist eine QIF-Datei, die nicht gelesen wird. Bitte bei der Bank CSV oder OFX exportieren.",
        "statement.rar": "Es ist ein RAR-Archiv. Bitte zuerst entpacken.",
        "statement.rtf": "Es ist ein Textdokument (RTF). Bitte bei der Bank CSV oder OFX exportieren.",
        "statement.saidComma": "Angegeben ist ein Komma vor den Cent, und in diesen Beträgen ist es ein Punkt",
        "statement.saidDayFirst": "Angegeben ist, dass der Tag zuerst steht, und diese Daten lassen sich nur anders lesen",
        "statement.saidMinus": "Angegeben ist, dass Ausgaben ein Minus haben, und die Wörter neben diesen Beträgen sagen, dass sie keines haben",
        "statement.saidMonthFirst": "Angegeben ist, dass der Monat zuerst steht, und diese Daten lassen sich nur anders lesen",
        "statement.saidNoMinus": "Angegeben ist, dass Ausgaben kein Minus haben, und die Wörter neben diesen Beträgen sagen, dass sie eines haben",
        "statement.saidPoint": "Angegeben ist ein Punkt vor den Cent, und in diesen Beträgen ist es ein Komma",
        "statement.saidYearFirst": "Angegeben ist, dass das Jahr zuerst steht, und diese Daten lassen sich nur anders lesen",
        "statement.sevenZip": "Es ist ein 7z-Archiv. Bitte zuerst entpacken.",
        "statement.sharedSign": "Mehrere Währungen werden „{sign}“ geschrieben",
        "statement.spendingWithoutMinus": "Beträge ohne Minus heißen Ausgaben: Vielleicht sind Ausgaben positiv",
        "statement.uncertain": "Die Datei lässt sich auf mehr als eine Art lesen:",
        "statement.unclearColumns": "Sie hat keine Kopfzeile und {columns} Spalten mit Beträgen, die mehreres bedeuten können. Bitte mit Kopfzeile exportieren oder eine davor setzen, etwa Datum;Beschreibung;Soll;Haben.",
        "statement.unclearDirection": "„{amount}“ neben „{word}“ sagt nicht, ob es eine Ausgabe oder eine Einnahme ist",
        "statement.unknownCurrency": "„{text}“ ist keine bekannte Währung",
        "statement.unreadable": "{reason}. Bitte die Datei noch einmal auswählen oder ihre Rechte prüfen.",
        "statement.utf32": "Es ist Text in UTF-32. Bitte als UTF-8 speichern und erneut versuchen.",
        "statement.webPage": "Es ist eine Webseite (HTML), vielleicht die Anmelde- oder Fehlerseite der Bank. Bitte anmelden und CSV oder OFX noch einmal exportieren.",
        "statement.xml": "Es ist XML, aber kein OFX. Bitte bei der Bank CSV oder OFX exportieren.",
        "statement.zeroBytes": "Sie enthält Nullbytes, ist also kein Text. Bitte bei der Bank CSV oder OFX exportieren.",
        "statement.zip": "Es ist ein ZIP-Archiv oder eine Excel-Arbeitsmappe (XLSX). Bitte entpacken, oder in einer Tabellenkalkulation öffnen und als CSV speichern.",
      ]),
  ]
}
