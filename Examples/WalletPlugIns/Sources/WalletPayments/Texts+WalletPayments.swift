// espalier texts
// Written from Texts.xcstrings. Change that, or the options above, and run the command again.
// swift-format-ignore-file

import Espalier

extension LocalizedText {
  /// “Amount in {currency}”
  static func paymentsAmount(currency: String) -> LocalizedText {
    LocalizedText("payments.amount", "Amount in {currency}", ["currency": currency])
  }

  /// “How much is paid?”
  static let paymentsAmountMissing = LocalizedText("payments.amountMissing", "How much is paid?")

  /// “Amount”
  static let paymentsAmountName = LocalizedText("payments.amountName", "Amount")

  /// “At the bank”
  static let paymentsAtBank = LocalizedText("payments.atBank", "At the bank")

  /// “The bank does not answer now. Your account is shown as you saw it on {moment}; the payment is sent when the bank
  /// answers again.”
  static func paymentsBankIsAway(moment: String) -> LocalizedText {
    LocalizedText(
      "payments.bankIsAway",
      "The bank does not answer now. Your account is shown as you saw it on {moment}; the payment is sent when the bank answers again.",
      ["moment": moment])
  }

  /// “Change it”
  static let paymentsChange = LocalizedText("payments.change", "Change it")

  /// “It has changed meanwhile. See how it is now, and decide again.”
  static let paymentsChangedMeanwhile = LocalizedText(
    "payments.changedMeanwhile",
    "It has changed meanwhile. See how it is now, and decide again.")

  /// “Check the payment”
  static let paymentsCheck = LocalizedText("payments.check", "Check the payment")

  /// “Code”
  static let paymentsCode = LocalizedText("payments.code", "Code")

  /// “The bank shows a code of six digits for this payment. After three wrong ones it rejects it.”
  static let paymentsCodeFooter = LocalizedText(
    "payments.codeFooter",
    "The bank shows a code of six digits for this payment. After three wrong ones it rejects it.")

  /// “Which code does the bank show?”
  static let paymentsCodeMissing = LocalizedText("payments.codeMissing", "Which code does the bank show?")

  /// “See the code at the bank”
  static let paymentsCodePage = LocalizedText("payments.codePage", "See the code at the bank")

  /// “The bank does not take this code.”
  static let paymentsCodeRefused = LocalizedText("payments.codeRefused", "The bank does not take this code.")

  /// “Confirm”
  static let paymentsConfirm = LocalizedText("payments.confirm", "Confirm")

  /// “Confirm the payment”
  static let paymentsConfirmTitle = LocalizedText("payments.confirmTitle", "Confirm the payment")

  /// “Discard”
  static let paymentsDiscard = LocalizedText("payments.discard", "Discard")

  /// “paid”
  static let paymentsExecuted = LocalizedText("payments.executed", "paid")

  /// “expired”
  static let paymentsExpired = LocalizedText("payments.expired", "expired")

  /// “From”
  static let paymentsFrom = LocalizedText("payments.from", "From")

  /// “IBAN”
  static let paymentsIban = LocalizedText("payments.iban", "IBAN")

  /// “This is no IBAN: its check digits do not fit.”
  static let paymentsIbanInvalid = LocalizedText(
    "payments.ibanInvalid",
    "This is no IBAN: its check digits do not fit.")

  /// “It is being sent.”
  static let paymentsIsBeingSent = LocalizedText("payments.isBeingSent", "It is being sent.")

  /// “Up to {amount} it is paid as soon as you order it; above, the bank asks for a code.”
  static func paymentsLimit(amount: String) -> LocalizedText {
    LocalizedText(
      "payments.limit",
      "Up to {amount} it is paid as soon as you order it; above, the bank asks for a code.",
      ["amount": amount])
  }

  /// “Look again”
  static let paymentsLookAgain = LocalizedText("payments.lookAgain", "Look again")

  /// “needs your code”
  static let paymentsNeedsCode = LocalizedText("payments.needsCode", "needs your code")

  /// “New payment”
  static let paymentsNewPayment = LocalizedText("payments.newPayment", "New payment")

  /// “The bank knows no such account of yours”
  static let paymentsNoSuchAccount = LocalizedText("payments.noSuchAccount", "The bank knows no such account of yours")

  /// “The bank has no payments of yours yet”
  static let paymentsNone = LocalizedText("payments.none", "The bank has no payments of yours yet")

  /// “The payment was not ordered. {reason}”
  static func paymentsNotOrdered(reason: String) -> LocalizedText {
    LocalizedText("payments.notOrdered", "The payment was not ordered. {reason}", ["reason": reason])
  }

  /// “It could not be sent: {reason}”
  static func paymentsNotSent(reason: String) -> LocalizedText {
    LocalizedText("payments.notSent", "It could not be sent: {reason}", ["reason": reason])
  }

  /// “The server's answer could not be understood, so it may have been done. See before you send it again.”
  static let paymentsNotUnderstood = LocalizedText(
    "payments.notUnderstood",
    "The server's answer could not be understood, so it may have been done. See before you send it again.")

  /// “Order the payment”
  static let paymentsOrder = LocalizedText("payments.order", "Order the payment")

  /// “Pay from”
  static let paymentsPayFrom = LocalizedText("payments.payFrom", "Pay from")

  /// “Payee”
  static let paymentsPayee = LocalizedText("payments.payee", "Payee")

  /// “Who is paid?”
  static let paymentsPayeeMissing = LocalizedText("payments.payeeMissing", "Who is paid?")

  /// “A name has 70 characters at most.”
  static let paymentsPayeeTooLong = LocalizedText("payments.payeeTooLong", "A name has 70 characters at most.")

  /// “Nothing is ordered yet. Is this what you want to pay?”
  static let paymentsQuestion = LocalizedText(
    "payments.question",
    "Nothing is ordered yet. Is this what you want to pay?")

  /// “{count} wait to be sent already, and no more can. Nothing was added, and what you wrote is still here. Try again
  /// when some have been sent, or discard one.”
  static func paymentsQuotaReached(_ count: Int) -> LocalizedText {
    LocalizedText(
      "payments.quotaReached",
      count: count,
      one: "{count} waits to be sent already, and no more can. Nothing was added, and what you wrote is still here. Try again when it has been sent, or discard it.",
      other: "{count} wait to be sent already, and no more can. Nothing was added, and what you wrote is still here. Try again when some have been sent, or discard one.")
  }

  /// “Reference”
  static let paymentsReference = LocalizedText("payments.reference", "Reference")

  /// “A reference has 140 characters at most.”
  static let paymentsReferenceTooLong = LocalizedText(
    "payments.referenceTooLong",
    "A reference has 140 characters at most.")

  /// “The server refused it, with {status}.”
  static func paymentsRefused(status: String) -> LocalizedText {
    LocalizedText("payments.refused", "The server refused it, with {status}.", ["status": status])
  }

  /// “rejected”
  static let paymentsRejected = LocalizedText("payments.rejected", "rejected")

  /// “{payee} · {amount}”
  static func paymentsRow(payee: String, amount: String) -> LocalizedText {
    LocalizedText("payments.row", "{payee} · {amount}", ["payee": payee, "amount": amount])
  }

  /// “Your accounts as you saw them on {moment}. You can order a payment; it is sent when the bank answers again.”
  static func paymentsSeen(moment: String) -> LocalizedText {
    LocalizedText(
      "payments.seen",
      "Your accounts as you saw them on {moment}. You can order a payment; it is sent when the bank answers again.",
      ["moment": moment])
  }

  /// “Send again”
  static let paymentsSendAgain = LocalizedText("payments.sendAgain", "Send again")

  /// “It was sent or discarded meanwhile.”
  static let paymentsSentMeanwhile = LocalizedText("payments.sentMeanwhile", "It was sent or discarded meanwhile.")

  /// “{reason} What you have ordered is still there.”
  static func paymentsStillThere(reason: String) -> LocalizedText {
    LocalizedText("payments.stillThere", "{reason} What you have ordered is still there.", ["reason": reason])
  }

  /// “A wallet of your own comes first”
  static let paymentsStrangerHeading = LocalizedText("payments.strangerHeading", "A wallet of your own comes first")

  /// “Sign up, connect your bank, and pay from here.”
  static let paymentsStrangerMessage = LocalizedText(
    "payments.strangerMessage",
    "Sign up, connect your bank, and pay from here.")

  /// “Pay somebody, also while the bank is away”
  static let paymentsSummary = LocalizedText("payments.summary", "Pay somebody, also while the bank is away")

  /// “Payments”
  static let paymentsTitle = LocalizedText("payments.title", "Payments")

  /// “To”
  static let paymentsTo = LocalizedText("payments.to", "To")

  /// “It is being sent just now. Wait a moment, and see what came of it.”
  static let paymentsUnderWay = LocalizedText(
    "payments.underWay",
    "It is being sent just now. Wait a moment, and see what came of it.")

  /// “What waits cannot be shown”
  static let paymentsWaitingFailed = LocalizedText("payments.waitingFailed", "What waits cannot be shown")

  /// “It is sent as soon as the bank can be reached.”
  static let paymentsWaits = LocalizedText("payments.waits", "It is sent as soon as the bank can be reached.")

  /// “When”
  static let paymentsWhen = LocalizedText("payments.when", "When")

  /// “As soon as the bank answers again”
  static let paymentsWhenBack = LocalizedText("payments.whenBack", "As soon as the bank answers again")

  /// “As soon as you confirm it”
  static let paymentsWhenConfirmed = LocalizedText("payments.whenConfirmed", "As soon as you confirm it")

  /// “As soon as you confirm it; the code is good until {moment}”
  static func paymentsWhenConfirmedUntil(moment: String) -> LocalizedText {
    LocalizedText(
      "payments.whenConfirmedUntil",
      "As soon as you confirm it; the code is good until {moment}",
      ["moment": moment])
  }

  /// “As soon as you order it”
  static let paymentsWhenNow = LocalizedText("payments.whenNow", "As soon as you order it")

  /// “Withdraw the payment”
  static let paymentsWithdraw = LocalizedText("payments.withdraw", "Withdraw the payment")

  /// “It has not been paid. Once it is withdrawn, it never is.”
  static let paymentsWithdrawFooter = LocalizedText(
    "payments.withdrawFooter",
    "It has not been paid. Once it is withdrawn, it never is.")

  /// “withdrawn”
  static let paymentsWithdrawn = LocalizedText("payments.withdrawn", "withdrawn")
}

extension TextTable {
  /// The texts of this folder in other languages.
  static let walletPayments: [TextTable] = [
    TextTable(
      language: "de",
      [
        "payments.amount": "Betrag in {currency}",
        "payments.amountMissing": "Wie viel wird bezahlt?",
        "payments.amountName": "Betrag",
        "payments.atBank": "Bei der Bank",
        "payments.bankIsAway": "Die Bank antwortet gerade nicht. Das Konto ist so zu sehen wie am {moment}; die Zahlung wird gesendet, wenn die Bank wieder antwortet.",
        "payments.change": "Ändern",
        "payments.changedMeanwhile": "Sie hat sich inzwischen geändert. Bitte ansehen, wie sie jetzt ist, und neu entscheiden.",
        "payments.check": "Zahlung prüfen",
        "payments.code": "Code",
        "payments.codeFooter": "Die Bank zeigt für diese Zahlung einen Code aus sechs Ziffern. Nach drei falschen lehnt sie sie ab.",
        "payments.codeMissing": "Welchen Code zeigt die Bank?",
        "payments.codePage": "Den Code bei der Bank ansehen",
        "payments.codeRefused": "Die Bank nimmt diesen Code nicht an.",
        "payments.confirm": "Bestätigen",
        "payments.confirmTitle": "Zahlung bestätigen",
        "payments.discard": "Verwerfen",
        "payments.executed": "ausgeführt",
        "payments.expired": "abgelaufen",
        "payments.from": "Von",
        "payments.iban": "IBAN",
        "payments.ibanInvalid": "Das ist keine IBAN: Die Prüfziffern passen nicht.",
        "payments.isBeingSent": "Wird gerade gesendet.",
        "payments.limit": "Bis {amount} wird gezahlt, sobald die Zahlung beauftragt ist; darüber verlangt die Bank einen Code.",
        "payments.lookAgain": "Noch einmal nachsehen",
        "payments.needsCode": "wartet auf den Code",
        "payments.newPayment": "Neue Zahlung",
        "payments.noSuchAccount": "Die Bank kennt dieses Konto nicht",
        "payments.none": "Bei der Bank gibt es noch keine Zahlungen",
        "payments.notOrdered": "Die Zahlung wurde nicht beauftragt. {reason}",
        "payments.notSent": "Es ließ sich nicht senden: {reason}",
        "payments.notUnderstood": "Die Antwort des Servers war nicht zu verstehen, vielleicht ist es also geschehen. Bitte nachsehen, bevor sie noch einmal gesendet wird.",
        "payments.order": "Zahlung beauftragen",
        "payments.payFrom": "Bezahlen von",
        "payments.payee": "Empfänger",
        "payments.payeeMissing": "Wer wird bezahlt?",
        "payments.payeeTooLong": "Ein Name hat höchstens 70 Zeichen.",
        "payments.question": "Noch ist nichts beauftragt. Soll das so bezahlt werden?",
        "payments.quotaReached": .plural(
          one: "{count} wartet schon darauf, gesendet zu werden, und mehr geht nicht. Es wurde nichts hinzugefügt, und das Geschriebene ist noch hier. Bitte erneut versuchen, wenn sie gesendet ist, oder sie verwerfen.",
          other: "{count} warten schon darauf, gesendet zu werden, und mehr geht nicht. Es wurde nichts hinzugefügt, und das Geschriebene ist noch hier. Bitte erneut versuchen, wenn einige gesendet sind, oder eine verwerfen."),
        "payments.reference": "Verwendungszweck",
        "payments.referenceTooLong": "Ein Verwendungszweck hat höchstens 140 Zeichen.",
        "payments.refused": "Der Server hat es abgelehnt, mit {status}.",
        "payments.rejected": "abgelehnt",
        "payments.row": "{payee} · {amount}",
        "payments.seen": "Die Konten, wie sie am {moment} zu sehen waren. Zahlungen lassen sich beauftragen; gesendet werden sie, wenn die Bank wieder antwortet.",
        "payments.sendAgain": "Erneut senden",
        "payments.sentMeanwhile": "Sie wurde inzwischen gesendet oder verworfen.",
        "payments.stillThere": "{reason} Die Aufträge sind weiterhin da.",
        "payments.strangerHeading": "Zuerst ein eigenes Wallet",
        "payments.strangerMessage": "Einen Zugang anlegen, die Bank verbinden und von hier aus bezahlen.",
        "payments.summary": "Jemanden bezahlen, auch wenn die Bank nicht erreichbar ist",
        "payments.title": "Zahlungen",
        "payments.to": "An",
        "payments.underWay": "Sie wird gerade gesendet. Bitte einen Moment warten und sehen, was daraus wurde.",
        "payments.waitingFailed": "Wartende Zahlungen lassen sich nicht anzeigen",
        "payments.waits": "Wird gesendet, sobald die Bank erreichbar ist.",
        "payments.when": "Wann",
        "payments.whenBack": "Sobald die Bank wieder antwortet",
        "payments.whenConfirmed": "Sobald sie bestätigt ist",
        "payments.whenConfirmedUntil": "Sobald sie bestätigt ist; der Code gilt bis {moment}",
        "payments.whenNow": "Sobald sie beauftragt ist",
        "payments.withdraw": "Zahlung zurückziehen",
        "payments.withdrawFooter": "Sie ist nicht bezahlt. Ist sie zurückgezogen, wird sie es nie.",
        "payments.withdrawn": "zurückgezogen",
      ]),
  ]
}
