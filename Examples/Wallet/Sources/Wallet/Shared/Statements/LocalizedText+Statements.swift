import Espalier

/// The texts about files that hold no statement.
extension LocalizedText {
  static let statementEmpty = LocalizedText("statement.empty", "The file is empty. Export it again from the bank.")
  static let statementBusy = LocalizedText(
    "statement.busy", "Many files are being read at this moment. Nothing was brought in; try again shortly.")
  static let statementCancelled = LocalizedText("statement.cancelled", "The reading was cancelled.")
  static let statementNoOperations = LocalizedText(
    "statement.noOperations", "The file has a header and no operations. Export a period with operations from the bank.")

  static func statementNothingReadable(_ count: Int, first: String) -> LocalizedText {
    LocalizedText(
      "statement.nothingReadable", count: count,
      one:
        "Not a single line could be read as an operation; {count} was refused. The first: {first}. Export the file again from the bank, as CSV with a header or as OFX.",
      other:
        "Not a single line could be read as an operation; {count} were refused. The first: {first}. Export the file again from the bank, as CSV with a header or as OFX.",
      ["first": first])
  }

  static func statementNotAStatement(reason: String) -> LocalizedText {
    LocalizedText(
      "statement.notAStatement",
      "This is not a statement: {reason}",
      ["reason": reason])
  }

  static func statementUnreadable(reason: String) -> LocalizedText {
    LocalizedText(
      "statement.unreadable",
      "{reason}. Choose the file again, or check who may read it.",
      ["reason": reason])
  }

  static func statementAtLine(line: String, words: String) -> LocalizedText {
    LocalizedText(
      "statement.atLine",
      "Line {line}: {words}",
      ["line": line, "words": words])
  }

  static func statementOverFileSize(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overFileSize",
      "The file is larger than {most} bytes. Export a shorter period from the bank, or split the file.",
      ["most": most])
  }

  static func statementOverCellLength(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overCellLength",
      "One cell is longer than {most} bytes, which no bank writes. Look at that line in a text editor: a quote or a line end may be missing there.",
      ["most": most])
  }

  static func statementOverRowLength(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overRowLength",
      "One row is longer than {most} bytes, which no bank writes. Look at that line in a text editor: a quote or a line end may be missing there.",
      ["most": most])
  }

  static func statementOverCells(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overCells",
      "One row has more than {most} cells, which no bank writes. Look at that line in a text editor: a quote or a line end may be missing there.",
      ["most": most])
  }

  static func statementOverRows(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overRows",
      "The file has more than {most} rows. Export a shorter period from the bank, or split the file.",
      ["most": most])
  }

  static func statementOverTables(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overTables",
      "The file has more than {most} tables. Export each account by itself, or a shorter period.",
      ["most": most])
  }

  static func statementOverOperations(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overOperations",
      "The file has more than {most} operations. Export a shorter period from the bank, or split the file.",
      ["most": most])
  }

  static func statementOverAccounts(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overAccounts",
      "The file names more than {most} accounts. Export each account by itself.",
      ["most": most])
  }

  static func statementOverRefusals(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overRefusals",
      "More than {most} lines cannot be read as operations. Export CSV with a header, or OFX, from the bank.",
      ["most": most])
  }

  static func statementOverMemory(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overMemory",
      "Reading the file takes more than {most} bytes of memory. Export a shorter period from the bank, or split the file.",
      ["most": most])
  }

  static func statementOverDuration(most: String) -> LocalizedText {
    LocalizedText(
      "statement.overDuration",
      "Reading the file takes longer than {most} seconds. Export a shorter period from the bank, or split the file.",
      ["most": most])
  }
}
