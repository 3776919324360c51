import Espalier

/// The texts for changing an account.
extension LocalizedText {
  static func editingNameHint(name: String) -> LocalizedText {
    LocalizedText(
      "editing.nameHint",
      "The bank's files call it “{name}”. Leave the field empty for that name.",
      ["name": name])
  }

  static let editingOpening = LocalizedText("editing.opening", "Opening balance")

  static func editingAmount(currency: String) -> LocalizedText {
    LocalizedText(
      "editing.amount",
      "Amount in {currency}",
      ["currency": currency])
  }

  static let editingAmountHint = LocalizedText("editing.amountHint", "Below nothing for what was owed.")
  static let editingAmountMissing = LocalizedText("editing.amountMissing", "How much was in the account?")
  static let editingDay = LocalizedText("editing.day", "At the start of")
  static let editingDayHint = LocalizedText(
    "editing.dayHint", "Operations from that day on are added. A later balance of the bank takes its place.")
  static let editingDayMissing = LocalizedText("editing.dayMissing", "At the start of which day?")
  static let editingSetOpening = LocalizedText("editing.setOpening", "Set the opening balance")
  static let editingRemoveOpening = LocalizedText("editing.removeOpening", "Take it away")
  static let editingTwice = LocalizedText("editing.twice", "The same account twice?")
  static let editingTwiceFooter = LocalizedText("editing.twiceFooter", "You are asked before anything happens.")
  static let editingTarget = LocalizedText("editing.target", "Put its operations into")
  static let editingMergeMore = LocalizedText("editing.mergeMore", "Merge…")
  static let editingChooseFirst = LocalizedText("editing.chooseFirst", "Choose an account first.")
  static let editingDeleteThis = LocalizedText("editing.deleteThis", "Delete this account…")

  static func editingDeleteQuestion(account: String) -> LocalizedText {
    LocalizedText(
      "editing.deleteQuestion",
      "Delete “{account}”?",
      ["account": account])
  }

  static func editingDeleted(operations: String, balance: String) -> LocalizedText {
    LocalizedText(
      "editing.deleted",
      "{operations} and the balance of {balance} go with it.",
      ["operations": operations, "balance": balance])
  }

  static func editingDeletedBetween(operations: String, first: String, last: String, balance: String) -> LocalizedText {
    LocalizedText(
      "editing.deletedBetween",
      "{operations} of {first} to {last} and the balance of {balance} go with it.",
      ["operations": operations, "first": first, "last": last, "balance": balance])
  }

  static let editingDeletedLater = LocalizedText(
    "editing.deletedLater",
    "A file that is imported later makes the account anew. You can undo this until you sign out.")

  static func editingMergeQuestion(source: String, target: String) -> LocalizedText {
    LocalizedText(
      "editing.mergeQuestion",
      "Put “{source}” into “{target}”?",
      ["source": source, "target": target])
  }

  static func editingMoved(_ count: Int, source: String, target: String) -> LocalizedText {
    LocalizedText(
      "editing.moved", count: count,
      one: "{count} operation goes to “{target}”, and “{source}” is no more.",
      other: "{count} operations go to “{target}”, and “{source}” is no more.",
      ["source": source, "target": target])
  }

  static func editingLookAlikes(_ count: Int, target: String, keeping: String, dropping: String) -> LocalizedText {
    LocalizedText(
      "editing.lookAlikes", count: count,
      one:
        "{count} operation looks as if it were in both: with all of them “{target}” holds {keeping}, with one of each {dropping}.",
      other:
        "{count} operations look as if they were in both: with all of them “{target}” holds {keeping}, with one of each {dropping}.",
      ["target": target, "keeping": keeping, "dropping": dropping])
  }

  static func editingThenHolds(balance: String) -> LocalizedText {
    LocalizedText(
      "editing.thenHolds",
      "It then holds {balance}.",
      ["balance": balance])
  }

  static func editingMergedLater(target: String) -> LocalizedText {
    LocalizedText(
      "editing.mergedLater",
      "Later files of either go to “{target}”. You can undo this until you sign out.",
      ["target": target])
  }

  static let editingMerge = LocalizedText("editing.merge", "Merge")
  static let editingKeepAll = LocalizedText("editing.keepAll", "Keep all")
  static let editingKeepOne = LocalizedText("editing.keepOne", "Keep one of each")
}
