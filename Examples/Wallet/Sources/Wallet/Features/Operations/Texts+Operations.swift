// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “All accounts”
  static let operationsAllAccounts = LocalizedText("operations.allAccounts", "All accounts")

  /// “All categories”
  static let operationsAllCategories = LocalizedText("operations.allCategories", "All categories")

  /// “All months”
  static let operationsAllMonths = LocalizedText("operations.allMonths", "All months")

  /// “Amount”
  static let operationsAmount = LocalizedText("operations.amount", "Amount")

  /// ““{account}” then holds {after} and not {before}.”
  static func operationsBalanceChanges(account: String, after: String, before: String) -> LocalizedText {
    LocalizedText(
      "operations.balanceChanges",
      "“{account}” then holds {after} and not {before}.",
      ["account": account, "after": after, "before": before])
  }

  /// ““{account}” still holds {balance}, as the bank's balance is a later one.”
  static func operationsBalanceStays(account: String, balance: String) -> LocalizedText {
    LocalizedText(
      "operations.balanceStays",
      "“{account}” still holds {balance}, as the bank's balance is a later one.",
      ["account": account, "balance": balance])
  }

  /// “A transfer between your accounts?”
  static let operationsCandidates = LocalizedText("operations.candidates", "A transfer between your accounts?")

  /// “Choose the other side, and both are neither income nor spending.”
  static let operationsCandidatesFooter = LocalizedText(
    "operations.candidatesFooter",
    "Choose the other side, and both are neither income nor spending.")

  /// “Operations of this payee that you import later will get the category that you choose here.”
  static let operationsCategoryFooter = LocalizedText(
    "operations.categoryFooter",
    "Operations of this payee that you import later will get the category that you choose here.")

  /// “The category was not changed.”
  static let operationsCategoryNotChanged = LocalizedText(
    "operations.categoryNotChanged",
    "The category was not changed.")

  /// “Day”
  static let operationsDay = LocalizedText("operations.day", "Day")

  /// “{balance} A file that has it will not bring it back by itself. You can undo this until you sign out.”
  static func operationsDeleteMessage(balance: String) -> LocalizedText {
    LocalizedText(
      "operations.deleteMessage",
      "{balance} A file that has it will not bring it back by itself. You can undo this until you sign out.",
      ["balance": balance])
  }

  /// “Delete this operation?”
  static let operationsDeleteQuestion = LocalizedText("operations.deleteQuestion", "Delete this operation?")

  /// “Delete this operation…”
  static let operationsDeleteThis = LocalizedText("operations.deleteThis", "Delete this operation…")

  /// “{operations}, {total} in all”
  static func operationsFound(operations: String, total: String) -> LocalizedText {
    LocalizedText("operations.found", "{operations}, {total} in all", ["operations": operations, "total": total])
  }

  /// “From”
  static let operationsFrom = LocalizedText("operations.from", "From")

  /// “Imported from”
  static let operationsImportedFrom = LocalizedText("operations.importedFrom", "Imported from")

  /// “{file}, line {line}”
  static func operationsLine(file: String, line: String) -> LocalizedText {
    LocalizedText("operations.line", "{file}, line {line}", ["file": file, "line": line])
  }

  /// “Make all of them {category}”
  static func operationsMakeAll(category: String) -> LocalizedText {
    LocalizedText("operations.makeAll", "Make all of them {category}", ["category": category])
  }

  /// “Memo”
  static let operationsMemo = LocalizedText("operations.memo", "Memo")

  /// “This is no transfer…”
  static let operationsNoTransfer = LocalizedText("operations.noTransfer", "This is no transfer…")

  /// “Import a statement from your bank to see each payment and where it went.”
  static let operationsNoneMessage = LocalizedText(
    "operations.noneMessage",
    "Import a statement from your bank to see each payment and where it went.")

  /// “Nothing matches”
  static let operationsNothingMatches = LocalizedText("operations.nothingMatches", "Nothing matches")

  /// “Payees, memos, amounts, categories, accounts and months are found. Try fewer words, or take the filters away.”
  static let operationsNothingMatchesMessage = LocalizedText(
    "operations.nothingMatchesMessage",
    "Payees, memos, amounts, categories, accounts and months are found. Try fewer words, or take the filters away.")

  /// “Operation”
  static let operationsOperation = LocalizedText("operations.operation", "Operation")

  /// “{count} other operations of “{payee}” have another category, {total} in all.”
  static func operationsOthers(_ count: Int, payee: String, total: String) -> LocalizedText {
    LocalizedText(
      "operations.others",
      count: count,
      one: "{count} other operation of “{payee}” has another category, {total} in all.",
      other: "{count} other operations of “{payee}” have another category, {total} in all.",
      ["payee": payee, "total": total])
  }

  /// “Pair them”
  static let operationsPair = LocalizedText("operations.pair", "Pair them")

  /// “{amount} of {day} in “{account}”. Both will be one transfer, neither income nor spending.”
  static func operationsPairMessage(amount: String, day: String, account: String) -> LocalizedText {
    LocalizedText(
      "operations.pairMessage",
      "{amount} of {day} in “{account}”. Both will be one transfer, neither income nor spending.",
      ["amount": amount, "day": day, "account": account])
  }

  /// “Is this the other side?”
  static let operationsPairQuestion = LocalizedText("operations.pairQuestion", "Is this the other side?")

  /// “Part them”
  static let operationsPart = LocalizedText("operations.part", "Part them")

  /// “It and the operation of {day} in “{account}” will count as income and spending, each by its own category.”
  static func operationsPartMessage(day: String, account: String) -> LocalizedText {
    LocalizedText(
      "operations.partMessage",
      "It and the operation of {day} in “{account}” will count as income and spending, each by its own category.",
      ["day": day, "account": account])
  }

  /// “Is this no transfer?”
  static let operationsPartQuestion = LocalizedText("operations.partQuestion", "Is this no transfer?")

  /// “Payee”
  static let operationsPayee = LocalizedText("operations.payee", "Payee")

  /// “Payees”
  static let operationsPayees = LocalizedText("operations.payees", "Payees")

  /// “Search operations”
  static let operationsSearch = LocalizedText("operations.search", "Search operations")

  /// “Payee, amount, category …”
  static let operationsSearchHint = LocalizedText("operations.searchHint", "Payee, amount, category …")

  /// “See all operations”
  static let operationsSeeAll = LocalizedText("operations.seeAll", "See all operations")

  /// “Show all operations”
  static let operationsShowAll = LocalizedText("operations.showAll", "Show all operations")

  /// “Operations”
  static let operationsTitle = LocalizedText("operations.title", "Operations")

  /// “To”
  static let operationsTo = LocalizedText("operations.to", "To")

  /// “Transfer”
  static let operationsTransfer = LocalizedText("operations.transfer", "Transfer")

  /// “Both sides are one transfer between your accounts: neither income nor spending.”
  static let operationsTransferFooter = LocalizedText(
    "operations.transferFooter",
    "Both sides are one transfer between your accounts: neither income nor spending.")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let operations: [TextTable] = [
    TextTable(
      language: "de",
      [
        "operations.allAccounts": "Alle Konten",
        "operations.allCategories": "Alle Kategorien",
        "operations.allMonths": "Alle Monate",
        "operations.amount": "Betrag",
        "operations.balanceChanges": "Auf „{account}“ sind dann {after} statt {before}.",
        "operations.balanceStays": "Auf „{account}“ bleiben {balance}, denn der Kontostand der Bank ist neuer.",
        "operations.candidates": "Eine Umbuchung zwischen eigenen Konten?",
        "operations.candidatesFooter": "Mit der Wahl der Gegenbuchung zählen beide weder als Einnahme noch als Ausgabe.",
        "operations.categoryFooter": "Künftig importierte Buchungen dieses Zahlungspartners erhalten die hier gewählte Kategorie.",
        "operations.categoryNotChanged": "Die Kategorie wurde nicht geändert.",
        "operations.day": "Tag",
        "operations.deleteMessage": "{balance} Eine Datei mit dieser Buchung bringt sie nicht von selbst zurück. Bis zum Abmelden lässt sich das rückgängig machen.",
        "operations.deleteQuestion": "Diese Buchung löschen?",
        "operations.deleteThis": "Buchung löschen …",
        "operations.found": "{operations}, insgesamt {total}",
        "operations.from": "Von",
        "operations.importedFrom": "Importiert aus",
        "operations.line": "{file}, Zeile {line}",
        "operations.makeAll": "Alle zu {category}",
        "operations.memo": "Verwendungszweck",
        "operations.noTransfer": "Das ist keine Umbuchung …",
        "operations.noneMessage": "Nach dem Import eines Kontoauszugs steht hier jede Zahlung.",
        "operations.nothingMatches": "Nichts gefunden",
        "operations.nothingMatchesMessage": "Gesucht wird in Zahlungspartnern, Verwendungszwecken, Beträgen, Kategorien, Konten und Monaten. Weniger Wörter eingeben oder die Filter entfernen.",
        "operations.operation": "Buchung",
        "operations.others": .plural(
          one: "{count} weitere Buchung von „{payee}“ hat eine andere Kategorie, insgesamt {total}.",
          other: "{count} weitere Buchungen von „{payee}“ haben eine andere Kategorie, insgesamt {total}."),
        "operations.pair": "Verbinden",
        "operations.pairMessage": "{amount} vom {day} auf „{account}“. Beide werden eine Umbuchung, weder Einnahme noch Ausgabe.",
        "operations.pairQuestion": "Ist das die Gegenbuchung?",
        "operations.part": "Trennen",
        "operations.partMessage": "Diese Buchung und die vom {day} auf „{account}“ zählen dann als Einnahme und Ausgabe, jede mit ihrer eigenen Kategorie.",
        "operations.partQuestion": "Ist das keine Umbuchung?",
        "operations.payee": "Zahlungspartner",
        "operations.payees": "Zahlungspartner",
        "operations.search": "Buchungen durchsuchen",
        "operations.searchHint": "Name, Betrag, Kategorie …",
        "operations.seeAll": "Alle Buchungen ansehen",
        "operations.showAll": "Alle Buchungen zeigen",
        "operations.title": "Buchungen",
        "operations.to": "An",
        "operations.transfer": "Umbuchung",
        "operations.transferFooter": "Beide Seiten sind eine Umbuchung zwischen eigenen Konten: weder Einnahme noch Ausgabe.",
      ]),
  ]
}
