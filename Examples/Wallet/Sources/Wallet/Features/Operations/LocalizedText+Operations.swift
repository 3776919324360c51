import Espalier

/// The texts of the operations.
extension LocalizedText {
  static let operationsTitle = LocalizedText("operations.title", "Operations")
  static let operationsOperation = LocalizedText("operations.operation", "Operation")
  static let operationsPayees = LocalizedText("operations.payees", "Payees")
  static let operationsNothingMatches = LocalizedText("operations.nothingMatches", "Nothing matches")
  static let operationsNothingMatchesMessage = LocalizedText(
    "operations.nothingMatchesMessage",
    "Payees, memos, amounts, categories, accounts and months are found. Try fewer words, or take the filters away.")
  static let operationsNoneMessage = LocalizedText(
    "operations.noneMessage", "Import a statement from your bank to see each payment and where it went.")
  static let operationsSearch = LocalizedText("operations.search", "Search operations")
  static let operationsSearchHint = LocalizedText("operations.searchHint", "Payee, amount, category …")
  static let operationsAllAccounts = LocalizedText("operations.allAccounts", "All accounts")
  static let operationsAllCategories = LocalizedText("operations.allCategories", "All categories")
  static let operationsAllMonths = LocalizedText("operations.allMonths", "All months")
  static let operationsShowAll = LocalizedText("operations.showAll", "Show all operations")

  static func operationsFound(operations: String, total: String) -> LocalizedText {
    LocalizedText(
      "operations.found",
      "{operations}, {total} in all",
      ["operations": operations, "total": total])
  }

  static let operationsSeeAll = LocalizedText("operations.seeAll", "See all operations")
  static let operationsAmount = LocalizedText("operations.amount", "Amount")
  static let operationsDay = LocalizedText("operations.day", "Day")
  static let operationsPayee = LocalizedText("operations.payee", "Payee")
  static let operationsMemo = LocalizedText("operations.memo", "Memo")
  static let operationsImportedFrom = LocalizedText("operations.importedFrom", "Imported from")

  static func operationsLine(file: String, line: String) -> LocalizedText {
    LocalizedText(
      "operations.line",
      "{file}, line {line}",
      ["file": file, "line": line])
  }

  static let operationsCategoryFooter = LocalizedText(
    "operations.categoryFooter",
    "Operations of this payee that you import later will get the category that you choose here.")
  static let operationsCategoryNotChanged = LocalizedText(
    "operations.categoryNotChanged", "The category was not changed.")

  static func operationsOthers(_ count: Int, payee: String, total: String) -> LocalizedText {
    LocalizedText(
      "operations.others", count: count,
      one: "{count} other operation of “{payee}” has another category, {total} in all.",
      other: "{count} other operations of “{payee}” have another category, {total} in all.",
      ["payee": payee, "total": total])
  }

  static func operationsMakeAll(category: String) -> LocalizedText {
    LocalizedText(
      "operations.makeAll",
      "Make all of them {category}",
      ["category": category])
  }

  static let operationsTransfer = LocalizedText("operations.transfer", "Transfer")
  static let operationsTransferFooter = LocalizedText(
    "operations.transferFooter", "Both sides are one transfer between your accounts: neither income nor spending.")
  static let operationsTo = LocalizedText("operations.to", "To")
  static let operationsFrom = LocalizedText("operations.from", "From")
  static let operationsNoTransfer = LocalizedText("operations.noTransfer", "This is no transfer…")
  static let operationsCandidates = LocalizedText("operations.candidates", "A transfer between your accounts?")
  static let operationsCandidatesFooter = LocalizedText(
    "operations.candidatesFooter", "Choose the other side, and both are neither income nor spending.")
  static let operationsDeleteThis = LocalizedText("operations.deleteThis", "Delete this operation…")
  static let operationsDeleteQuestion = LocalizedText("operations.deleteQuestion", "Delete this operation?")

  static func operationsBalanceStays(account: String, balance: String) -> LocalizedText {
    LocalizedText(
      "operations.balanceStays",
      "“{account}” still holds {balance}, as the bank's balance is a later one.",
      ["account": account, "balance": balance])
  }

  static func operationsBalanceChanges(account: String, after: String, before: String) -> LocalizedText {
    LocalizedText(
      "operations.balanceChanges",
      "“{account}” then holds {after} and not {before}.",
      ["account": account, "after": after, "before": before])
  }

  static func operationsDeleteMessage(balance: String) -> LocalizedText {
    LocalizedText(
      "operations.deleteMessage",
      "{balance} A file that has it will not bring it back by itself. You can undo this until you sign out.",
      ["balance": balance])
  }

  static let operationsPartQuestion = LocalizedText("operations.partQuestion", "Is this no transfer?")

  static func operationsPartMessage(day: String, account: String) -> LocalizedText {
    LocalizedText(
      "operations.partMessage",
      "It and the operation of {day} in “{account}” will count as income and spending, each by its own category.",
      ["day": day, "account": account])
  }

  static let operationsPart = LocalizedText("operations.part", "Part them")
  static let operationsPairQuestion = LocalizedText("operations.pairQuestion", "Is this the other side?")

  static func operationsPairMessage(amount: String, day: String, account: String) -> LocalizedText {
    LocalizedText(
      "operations.pairMessage",
      "{amount} of {day} in “{account}”. Both will be one transfer, neither income nor spending.",
      ["amount": amount, "day": day, "account": account])
  }

  static let operationsPair = LocalizedText("operations.pair", "Pair them")
}
