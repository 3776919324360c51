// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “The card was changed elsewhere meanwhile. It is shown as it is now; nothing was changed.”
  static let cardsChangedElsewhere = LocalizedText(
    "cards.changedElsewhere",
    "The card was changed elsewhere meanwhile. It is shown as it is now; nothing was changed.")

  /// “Changed elsewhere”
  static let cardsChangedElsewhereTitle = LocalizedText("cards.changedElsewhereTitle", "Changed elsewhere")

  /// “The card was changed meanwhile, and your limits were not saved. What you typed is still below; save it again to
  /// put it in place of what the card has now.”
  static let cardsChangedElsewhereWords = LocalizedText(
    "cards.changedElsewhereWords",
    "The card was changed meanwhile, and your limits were not saved. What you typed is still below; save it again to put it in place of what the card has now.")

  /// “The bank is changing your card”
  static let cardsChanging = LocalizedText("cards.changing", "The bank is changing your card")

  /// “A day”
  static let cardsDay = LocalizedText("cards.day", "A day")

  /// “Say how much may be spent in a day; 0 for nothing.”
  static let cardsDayMissing = LocalizedText("cards.dayMissing", "Say how much may be spent in a day; 0 for nothing.")

  /// “A day now”
  static let cardsDayNow = LocalizedText("cards.dayNow", "A day now")

  /// “A day cannot have more than its month.”
  static let cardsDayOverMonth = LocalizedText("cards.dayOverMonth", "A day cannot have more than its month.")

  /// “Freeze”
  static let cardsFreeze = LocalizedText("cards.freeze", "Freeze")

  /// “The bank refuses what is paid with it until you unfreeze it.”
  static let cardsFreezeMessage = LocalizedText(
    "cards.freezeMessage",
    "The bank refuses what is paid with it until you unfreeze it.")

  /// “Freeze {card}?”
  static func cardsFreezeQuestion(card: String) -> LocalizedText {
    LocalizedText("cards.freezeQuestion", "Freeze {card}?", ["card": card])
  }

  /// “Frozen”
  static let cardsFrozen = LocalizedText("cards.frozen", "Frozen")

  /// “In {currency}.”
  static func cardsIn(currency: String) -> LocalizedText {
    LocalizedText("cards.in", "In {currency}.", ["currency": currency])
  }

  /// “What you have filled in is not saved.”
  static let cardsLeaveMessage = LocalizedText("cards.leaveMessage", "What you have filled in is not saved.")

  /// “Leave the limits as they are?”
  static let cardsLeaveQuestion = LocalizedText("cards.leaveQuestion", "Leave the limits as they are?")

  /// “Limits”
  static let cardsLimits = LocalizedText("cards.limits", "Limits")

  /// “The limits were not saved”
  static let cardsLimitsNotSaved = LocalizedText("cards.limitsNotSaved", "The limits were not saved")

  /// “The card was changed elsewhere, and the limits were not saved”
  static let cardsLimitsNotSavedChanged = LocalizedText(
    "cards.limitsNotSavedChanged",
    "The card was changed elsewhere, and the limits were not saved")

  /// “Limits of the card”
  static let cardsLimitsSubtitle = LocalizedText("cards.limitsSubtitle", "Limits of the card")

  /// “A month”
  static let cardsMonth = LocalizedText("cards.month", "A month")

  /// “Spent this month”
  static let cardsMonthBar = LocalizedText("cards.monthBar", "Spent this month")

  /// “Say how much may be spent in a month; 0 for nothing.”
  static let cardsMonthMissing = LocalizedText(
    "cards.monthMissing",
    "Say how much may be spent in a month; 0 for nothing.")

  /// “A month now”
  static let cardsMonthNow = LocalizedText("cards.monthNow", "A month now")

  /// “A limit cannot be negative.”
  static let cardsNegative = LocalizedText("cards.negative", "A limit cannot be negative.")

  /// “No cards”
  static let cardsNone = LocalizedText("cards.none", "No cards")

  /// “Your bank has given you no card for your accounts.”
  static let cardsNoneMessage = LocalizedText("cards.noneMessage", "Your bank has given you no card for your accounts.")

  /// “{card} was not frozen”
  static func cardsNotFrozen(card: String) -> LocalizedText {
    LocalizedText("cards.notFrozen", "{card} was not frozen", ["card": card])
  }

  /// “Your bank has no such card. Go back to your cards to see which there are.”
  static let cardsNotThere = LocalizedText(
    "cards.notThere",
    "Your bank has no such card. Go back to your cards to see which there are.")

  /// “{card} was not unfrozen”
  static func cardsNotUnfrozen(card: String) -> LocalizedText {
    LocalizedText("cards.notUnfrozen", "{card} was not unfrozen", ["card": card])
  }

  /// “Save”
  static let cardsSave = LocalizedText("cards.save", "Save")

  /// “{spent} of {limit} this month”
  static func cardsSpentThisMonth(spent: String, limit: String) -> LocalizedText {
    LocalizedText("cards.spentThisMonth", "{spent} of {limit} this month", ["spent": spent, "limit": limit])
  }

  /// “{spent} of {limit} today”
  static func cardsSpentToday(spent: String, limit: String) -> LocalizedText {
    LocalizedText("cards.spentToday", "{spent} of {limit} today", ["spent": spent, "limit": limit])
  }

  /// “Cards need a wallet of your own”
  static let cardsStrangerHeading = LocalizedText("cards.strangerHeading", "Cards need a wallet of your own")

  /// “Sign in first: your cards come from the bank that you connect there.”
  static let cardsStrangerMessage = LocalizedText(
    "cards.strangerMessage",
    "Sign in first: your cards come from the bank that you connect there.")

  /// “As your bank has them now”
  static let cardsSubtitle = LocalizedText("cards.subtitle", "As your bank has them now")

  /// “Your cards: frozen at once, and limited as you like”
  static let cardsSummary = LocalizedText("cards.summary", "Your cards: frozen at once, and limited as you like")

  /// “Cards”
  static let cardsTitle = LocalizedText("cards.title", "Cards")

  /// “Spent today”
  static let cardsTodayBar = LocalizedText("cards.todayBar", "Spent today")

  /// “That is more than the bank takes as a limit.”
  static let cardsTooLarge = LocalizedText("cards.tooLarge", "That is more than the bank takes as a limit.")

  /// “Unfreeze”
  static let cardsUnfreeze = LocalizedText("cards.unfreeze", "Unfreeze")

  /// “The bank carries out again what is paid with it.”
  static let cardsUnfreezeMessage = LocalizedText(
    "cards.unfreezeMessage",
    "The bank carries out again what is paid with it.")

  /// “Use {card} again?”
  static func cardsUnfreezeQuestion(card: String) -> LocalizedText {
    LocalizedText("cards.unfreezeQuestion", "Use {card} again?", ["card": card])
  }
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let walletCards: [TextTable] = [
    TextTable(
      language: "de",
      [
        "cards.changedElsewhere": "Die Karte wurde inzwischen anderswo geändert. Zu sehen ist ihr jetziger Stand; es wurde nichts geändert.",
        "cards.changedElsewhereTitle": "Anderswo geändert",
        "cards.changedElsewhereWords": "Die Karte wurde inzwischen geändert, und die Limits wurden nicht gespeichert. Die Eingaben stehen noch unten; erneutes Speichern ersetzt die jetzigen Limits der Karte.",
        "cards.changing": "Die Bank ändert die Karte",
        "cards.day": "Am Tag",
        "cards.dayMissing": "Bitte angeben, wie viel am Tag ausgegeben werden darf; 0 für nichts.",
        "cards.dayNow": "Am Tag derzeit",
        "cards.dayOverMonth": "Ein Tag kann nicht mehr haben als der Monat.",
        "cards.freeze": "Sperren",
        "cards.freezeMessage": "Zahlungen mit der Karte lehnt die Bank bis zum Entsperren ab.",
        "cards.freezeQuestion": "{card} sperren?",
        "cards.frozen": "Gesperrt",
        "cards.in": "In {currency}.",
        "cards.leaveMessage": "Die Eingaben sind nicht gespeichert.",
        "cards.leaveQuestion": "Limits unverändert lassen?",
        "cards.limits": "Limits",
        "cards.limitsNotSaved": "Die Limits wurden nicht gespeichert",
        "cards.limitsNotSavedChanged": "Die Karte wurde anderswo geändert, und die Limits wurden nicht gespeichert",
        "cards.limitsSubtitle": "Limits der Karte",
        "cards.month": "Im Monat",
        "cards.monthBar": "In diesem Monat ausgegeben",
        "cards.monthMissing": "Bitte angeben, wie viel im Monat ausgegeben werden darf; 0 für nichts.",
        "cards.monthNow": "Im Monat derzeit",
        "cards.negative": "Ein Limit kann nicht negativ sein.",
        "cards.none": "Keine Karten",
        "cards.noneMessage": "Zu den Konten gibt es bei der Bank keine Karte.",
        "cards.notFrozen": "{card} wurde nicht gesperrt",
        "cards.notThere": "Diese Karte gibt es bei der Bank nicht. Die vorhandenen stehen in der Liste der Karten.",
        "cards.notUnfrozen": "{card} wurde nicht entsperrt",
        "cards.save": "Speichern",
        "cards.spentThisMonth": "{spent} von {limit} in diesem Monat",
        "cards.spentToday": "{spent} von {limit} heute",
        "cards.strangerHeading": "Karten brauchen ein eigenes Wallet",
        "cards.strangerMessage": "Bitte zuerst anmelden: Die Karten kommen von der dort verbundenen Bank.",
        "cards.subtitle": "Wie die Bank sie jetzt führt",
        "cards.summary": "Karten sofort sperren und nach Wunsch begrenzen",
        "cards.title": "Karten",
        "cards.todayBar": "Heute ausgegeben",
        "cards.tooLarge": "Ein so hohes Limit nimmt die Bank nicht an.",
        "cards.unfreeze": "Entsperren",
        "cards.unfreezeMessage": "Zahlungen mit der Karte führt die Bank wieder aus.",
        "cards.unfreezeQuestion": "{card} wieder verwenden?",
      ]),
  ]
}
