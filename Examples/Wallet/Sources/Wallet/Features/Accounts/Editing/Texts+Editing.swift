// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “Amount in {currency}”
  static func editingAmount(currency: String) -> LocalizedText {
    LocalizedText("editing.amount", "Amount in {currency}", ["currency": currency])
  }

  /// “Below nothing for what was owed.”
  static let editingAmountHint = LocalizedText("editing.amountHint", "Below nothing for what was owed.")

  /// “How much was in the account?”
  static let editingAmountMissing = LocalizedText("editing.amountMissing", "How much was in the account?")

  /// “Choose an account first.”
  static let editingChooseFirst = LocalizedText("editing.chooseFirst", "Choose an account first.")

  /// “At the start of”
  static let editingDay = LocalizedText("editing.day", "At the start of")

  /// “Operations from that day on are added. A later balance of the bank takes its place.”
  static let editingDayHint = LocalizedText(
    "editing.dayHint",
    "Operations from that day on are added. A later balance of the bank takes its place.")

  /// “At the start of which day?”
  static let editingDayMissing = LocalizedText("editing.dayMissing", "At the start of which day?")

  /// “Delete “{account}”?”
  static func editingDeleteQuestion(account: String) -> LocalizedText {
    LocalizedText("editing.deleteQuestion", "Delete “{account}”?", ["account": account])
  }

  /// “Delete this account…”
  static let editingDeleteThis = LocalizedText("editing.deleteThis", "Delete this account…")

  /// “{operations} and the balance of {balance} go with it.”
  static func editingDeleted(operations: String, balance: String) -> LocalizedText {
    LocalizedText(
      "editing.deleted",
      "{operations} and the balance of {balance} go with it.",
      ["operations": operations, "balance": balance])
  }

  /// “{operations} of {first} to {last} and the balance of {balance} go with it.”
  static func editingDeletedBetween(operations: String, first: String, last: String, balance: String) -> LocalizedText {
    LocalizedText(
      "editing.deletedBetween",
      "{operations} of {first} to {last} and the balance of {balance} go with it.",
      ["operations": operations, "first": first, "last": last, "balance": balance])
  }

  /// “A file that is imported later makes the account anew. You can undo this until you sign out.”
  static let editingDeletedLater = LocalizedText(
    "editing.deletedLater",
    "A file that is imported later makes the account anew. You can undo this until you sign out.")

  /// “Keep all”
  static let editingKeepAll = LocalizedText("editing.keepAll", "Keep all")

  /// “Keep one of each”
  static let editingKeepOne = LocalizedText("editing.keepOne", "Keep one of each")

  /// “{count} operations look as if they were in both: with all of them “{target}” holds {keeping}, with one of each
  /// {dropping}.”
  static func editingLookAlikes(_ count: Int, target: String, keeping: String, dropping: String) -> LocalizedText {
    LocalizedText(
      "editing.lookAlikes",
      count: count,
      one: "{count} operation looks as if it were in both: with all of them “{target}” holds {keeping}, with one of each {dropping}.",
      other: "{count} operations look as if they were in both: with all of them “{target}” holds {keeping}, with one of each {dropping}.",
      ["target": target, "keeping": keeping, "dropping": dropping])
  }

  /// “Merge”
  static let editingMerge = LocalizedText("editing.merge", "Merge")

  /// “Merge…”
  static let editingMergeMore = LocalizedText("editing.mergeMore", "Merge…")

  /// “Put “{source}” into “{target}”?”
  static func editingMergeQuestion(source: String, target: String) -> LocalizedText {
    LocalizedText("editing.mergeQuestion", "Put “{source}” into “{target}”?", ["source": source, "target": target])
  }

  /// “Later files of either go to “{target}”. You can undo this until you sign out.”
  static func editingMergedLater(target: String) -> LocalizedText {
    LocalizedText(
      "editing.mergedLater",
      "Later files of either go to “{target}”. You can undo this until you sign out.",
      ["target": target])
  }

  /// “{count} operations go to “{target}”, and “{source}” is no more.”
  static func editingMoved(_ count: Int, target: String, source: String) -> LocalizedText {
    LocalizedText(
      "editing.moved",
      count: count,
      one: "{count} operation goes to “{target}”, and “{source}” is no more.",
      other: "{count} operations go to “{target}”, and “{source}” is no more.",
      ["target": target, "source": source])
  }

  /// “The bank's files call it “{name}”. Leave the field empty for that name.”
  static func editingNameHint(name: String) -> LocalizedText {
    LocalizedText(
      "editing.nameHint",
      "The bank's files call it “{name}”. Leave the field empty for that name.",
      ["name": name])
  }

  /// “Opening balance”
  static let editingOpening = LocalizedText("editing.opening", "Opening balance")

  /// “Take it away”
  static let editingRemoveOpening = LocalizedText("editing.removeOpening", "Take it away")

  /// “Set the opening balance”
  static let editingSetOpening = LocalizedText("editing.setOpening", "Set the opening balance")

  /// “Put its operations into”
  static let editingTarget = LocalizedText("editing.target", "Put its operations into")

  /// “It then holds {balance}.”
  static func editingThenHolds(balance: String) -> LocalizedText {
    LocalizedText("editing.thenHolds", "It then holds {balance}.", ["balance": balance])
  }

  /// “The same account twice?”
  static let editingTwice = LocalizedText("editing.twice", "The same account twice?")

  /// “You are asked before anything happens.”
  static let editingTwiceFooter = LocalizedText("editing.twiceFooter", "You are asked before anything happens.")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let editing: [TextTable] = [
    TextTable(
      language: "de",
      [
        "editing.amount": "Betrag in {currency}",
        "editing.amountHint": "Schulden mit Minus angeben.",
        "editing.amountMissing": "Wie viel war auf dem Konto?",
        "editing.chooseFirst": "Zuerst ein Konto auswählen.",
        "editing.day": "Zu Beginn des",
        "editing.dayHint": "Buchungen ab diesem Tag kommen hinzu. Ein späterer Kontostand der Bank tritt an seine Stelle.",
        "editing.dayMissing": "Zu Beginn welches Tages?",
        "editing.deleteQuestion": "„{account}“ löschen?",
        "editing.deleteThis": "Konto löschen …",
        "editing.deleted": "{operations} und der Kontostand von {balance} werden mit gelöscht.",
        "editing.deletedBetween": "{operations} vom {first} bis {last} und der Kontostand von {balance} werden mit gelöscht.",
        "editing.deletedLater": "Eine später importierte Datei legt das Konto neu an. Bis zum Abmelden lässt sich das rückgängig machen.",
        "editing.keepAll": "Alle behalten",
        "editing.keepOne": "Je eine behalten",
        "editing.lookAlikes": .plural(
          one: "{count} Buchung ist anscheinend in beiden: Mit allen sind auf „{target}“ {keeping}, mit je einer {dropping}.",
          other: "{count} Buchungen sind anscheinend in beiden: Mit allen sind auf „{target}“ {keeping}, mit je einer {dropping}."),
        "editing.merge": "Zusammenführen",
        "editing.mergeMore": "Zusammenführen …",
        "editing.mergeQuestion": "„{source}“ in „{target}“ übernehmen?",
        "editing.mergedLater": "Spätere Dateien beider Konten kommen zu „{target}“. Bis zum Abmelden lässt sich das rückgängig machen.",
        "editing.moved": .plural(
          one: "{count} Buchung kommt zu „{target}“, und „{source}“ gibt es nicht mehr.",
          other: "{count} Buchungen kommen zu „{target}“, und „{source}“ gibt es nicht mehr."),
        "editing.nameHint": "In den Dateien der Bank: „{name}“. Für diesen Namen das Feld leer lassen.",
        "editing.opening": "Anfangssaldo",
        "editing.removeOpening": "Entfernen",
        "editing.setOpening": "Anfangssaldo festlegen",
        "editing.target": "Buchungen übernehmen in",
        "editing.thenHolds": "Der Kontostand beträgt dann {balance}.",
        "editing.twice": "Dasselbe Konto doppelt?",
        "editing.twiceFooter": "Vorher kommt noch eine Rückfrage.",
      ]),
  ]
}
