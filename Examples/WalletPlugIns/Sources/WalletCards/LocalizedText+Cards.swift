import Espalier

/// The texts of the cards.
extension LocalizedText {
  static let cardsTitle = LocalizedText("cards.title", "Cards")
  static let cardsSummary = LocalizedText("cards.summary", "Your cards: frozen at once, and limited as you like")
  static let cardsSubtitle = LocalizedText("cards.subtitle", "As your bank has them now")
  static let cardsChanging = LocalizedText("cards.changing", "The bank is changing your card")
  static let cardsFreeze = LocalizedText("cards.freeze", "Freeze")
  static let cardsUnfreeze = LocalizedText("cards.unfreeze", "Unfreeze")
  static let cardsFrozen = LocalizedText("cards.frozen", "Frozen")

  static func cardsUnfreezeQuestion(card: String) -> LocalizedText {
    LocalizedText(
      "cards.unfreezeQuestion",
      "Use {card} again?",
      ["card": card])
  }

  static let cardsUnfreezeMessage = LocalizedText(
    "cards.unfreezeMessage", "The bank carries out again what is paid with it.")

  static func cardsFreezeQuestion(card: String) -> LocalizedText {
    LocalizedText(
      "cards.freezeQuestion",
      "Freeze {card}?",
      ["card": card])
  }

  static let cardsFreezeMessage = LocalizedText(
    "cards.freezeMessage", "The bank refuses what is paid with it until you unfreeze it.")

  static func cardsNotFrozen(card: String) -> LocalizedText {
    LocalizedText(
      "cards.notFrozen",
      "{card} was not frozen",
      ["card": card])
  }

  static func cardsNotUnfrozen(card: String) -> LocalizedText {
    LocalizedText(
      "cards.notUnfrozen",
      "{card} was not unfrozen",
      ["card": card])
  }

  static func cardsSpentToday(spent: String, limit: String) -> LocalizedText {
    LocalizedText(
      "cards.spentToday",
      "{spent} of {limit} today",
      ["spent": spent, "limit": limit])
  }

  static func cardsSpentThisMonth(spent: String, limit: String) -> LocalizedText {
    LocalizedText(
      "cards.spentThisMonth",
      "{spent} of {limit} this month",
      ["spent": spent, "limit": limit])
  }

  static let cardsTodayBar = LocalizedText("cards.todayBar", "Spent today")
  static let cardsMonthBar = LocalizedText("cards.monthBar", "Spent this month")
  static let cardsNone = LocalizedText("cards.none", "No cards")
  static let cardsNoneMessage = LocalizedText("cards.noneMessage", "Your bank has given you no card for your accounts.")
  static let cardsStrangerHeading = LocalizedText("cards.strangerHeading", "Cards need a wallet of your own")
  static let cardsStrangerMessage = LocalizedText(
    "cards.strangerMessage", "Sign in first: your cards come from the bank that you connect there.")
  static let cardsLimits = LocalizedText("cards.limits", "Limits")
  static let cardsLimitsSubtitle = LocalizedText("cards.limitsSubtitle", "Limits of the card")
  static let cardsLeaveQuestion = LocalizedText("cards.leaveQuestion", "Leave the limits as they are?")
  static let cardsLeaveMessage = LocalizedText("cards.leaveMessage", "What you have filled in is not saved.")
  static let cardsChangedElsewhereTitle = LocalizedText("cards.changedElsewhereTitle", "Changed elsewhere")
  static let cardsChangedElsewhereWords = LocalizedText(
    "cards.changedElsewhereWords",
    "The card was changed meanwhile, and your limits were not saved. What you typed is still below; save it again to put it in place of what the card has now."
  )
  static let cardsDayNow = LocalizedText("cards.dayNow", "A day now")
  static let cardsMonthNow = LocalizedText("cards.monthNow", "A month now")
  static let cardsDay = LocalizedText("cards.day", "A day")
  static let cardsMonth = LocalizedText("cards.month", "A month")

  static func cardsIn(currency: String) -> LocalizedText {
    LocalizedText(
      "cards.in",
      "In {currency}.",
      ["currency": currency])
  }

  static let cardsSave = LocalizedText("cards.save", "Save")
  static let cardsLimitsNotSaved = LocalizedText("cards.limitsNotSaved", "The limits were not saved")
  static let cardsLimitsNotSavedChanged = LocalizedText(
    "cards.limitsNotSavedChanged", "The card was changed elsewhere, and the limits were not saved")
  static let cardsDayMissing = LocalizedText("cards.dayMissing", "Say how much may be spent in a day; 0 for nothing.")
  static let cardsMonthMissing = LocalizedText(
    "cards.monthMissing", "Say how much may be spent in a month; 0 for nothing.")
  static let cardsNegative = LocalizedText("cards.negative", "A limit cannot be negative.")
  static let cardsTooLarge = LocalizedText("cards.tooLarge", "That is more than the bank takes as a limit.")
  static let cardsDayOverMonth = LocalizedText("cards.dayOverMonth", "A day cannot have more than its month.")
  static let cardsChangedElsewhere = LocalizedText(
    "cards.changedElsewhere",
    "The card was changed elsewhere meanwhile. It is shown as it is now; nothing was changed.")
  static let cardsNotThere = LocalizedText(
    "cards.notThere", "Your bank has no such card. Go back to your cards to see which there are.")
}
