import Espalier

/// The texts of the payments.
extension LocalizedText {
  static let paymentsTitle = LocalizedText("payments.title", "Payments")
  static let paymentsSummary = LocalizedText("payments.summary", "Pay somebody, also while the bank is away")
  static let paymentsStrangerHeading = LocalizedText("payments.strangerHeading", "A wallet of your own comes first")
  static let paymentsStrangerMessage = LocalizedText(
    "payments.strangerMessage", "Sign up, connect your bank, and pay from here.")
  static let paymentsNone = LocalizedText("payments.none", "The bank has no payments of yours yet")
  static let paymentsWaitingFailed = LocalizedText("payments.waitingFailed", "What waits cannot be shown")

  static func paymentsStillThere(reason: String) -> LocalizedText {
    LocalizedText(
      "payments.stillThere",
      "{reason} What you have ordered is still there.",
      ["reason": reason])
  }

  static let paymentsLookAgain = LocalizedText("payments.lookAgain", "Look again")
  static let paymentsIsBeingSent = LocalizedText("payments.isBeingSent", "It is being sent.")
  static let paymentsWaits = LocalizedText("payments.waits", "It is sent as soon as the bank can be reached.")

  static func paymentsRow(payee: String, amount: String) -> LocalizedText {
    LocalizedText(
      "payments.row",
      "{payee} · {amount}",
      ["payee": payee, "amount": amount])
  }

  static let paymentsSendAgain = LocalizedText("payments.sendAgain", "Send again")
  static let paymentsDiscard = LocalizedText("payments.discard", "Discard")
  static let paymentsPayFrom = LocalizedText("payments.payFrom", "Pay from")

  static func paymentsSeen(moment: String) -> LocalizedText {
    LocalizedText(
      "payments.seen",
      "Your accounts as you saw them on {moment}. You can order a payment; it is sent when the bank answers again.",
      ["moment": moment])
  }

  static let paymentsAtBank = LocalizedText("payments.atBank", "At the bank")
  static let paymentsExecuted = LocalizedText("payments.executed", "paid")
  static let paymentsNeedsCode = LocalizedText("payments.needsCode", "needs your code")
  static let paymentsRejected = LocalizedText("payments.rejected", "rejected")
  static let paymentsExpired = LocalizedText("payments.expired", "expired")
  static let paymentsWithdrawn = LocalizedText("payments.withdrawn", "withdrawn")
  static let paymentsNewPayment = LocalizedText("payments.newPayment", "New payment")
  static let paymentsNoSuchAccount = LocalizedText("payments.noSuchAccount", "The bank knows no such account of yours")

  static func paymentsBankIsAway(moment: String) -> LocalizedText {
    LocalizedText(
      "payments.bankIsAway",
      "The bank does not answer now. Your account is shown as you saw it on {moment}; the payment is sent when the bank answers again.",
      ["moment": moment])
  }

  static func paymentsNotOrdered(reason: String) -> LocalizedText {
    LocalizedText(
      "payments.notOrdered",
      "The payment was not ordered. {reason}",
      ["reason": reason])
  }

  static func paymentsLimit(amount: String) -> LocalizedText {
    LocalizedText(
      "payments.limit",
      "Up to {amount} it is paid as soon as you order it; above, the bank asks for a code.",
      ["amount": amount])
  }

  static let paymentsPayee = LocalizedText("payments.payee", "Payee")
  static let paymentsIban = LocalizedText("payments.iban", "IBAN")

  static func paymentsAmount(currency: String) -> LocalizedText {
    LocalizedText(
      "payments.amount",
      "Amount in {currency}",
      ["currency": currency])
  }

  static let paymentsReference = LocalizedText("payments.reference", "Reference")
  static let paymentsCheck = LocalizedText("payments.check", "Check the payment")
  static let paymentsQuestion = LocalizedText(
    "payments.question", "Nothing is ordered yet. Is this what you want to pay?")
  static let paymentsFrom = LocalizedText("payments.from", "From")
  static let paymentsTo = LocalizedText("payments.to", "To")
  static let paymentsAmountName = LocalizedText("payments.amountName", "Amount")
  static let paymentsWhen = LocalizedText("payments.when", "When")
  static let paymentsWhenNow = LocalizedText("payments.whenNow", "As soon as you order it")
  static let paymentsWhenBack = LocalizedText("payments.whenBack", "As soon as the bank answers again")
  static let paymentsChange = LocalizedText("payments.change", "Change it")
  static let paymentsOrder = LocalizedText("payments.order", "Order the payment")
  static let paymentsPayeeMissing = LocalizedText("payments.payeeMissing", "Who is paid?")
  static let paymentsPayeeTooLong = LocalizedText("payments.payeeTooLong", "A name has 70 characters at most.")
  static let paymentsIbanInvalid = LocalizedText(
    "payments.ibanInvalid", "This is no IBAN: its check digits do not fit.")
  static let paymentsAmountMissing = LocalizedText("payments.amountMissing", "How much is paid?")
  static let paymentsReferenceTooLong = LocalizedText(
    "payments.referenceTooLong", "A reference has 140 characters at most.")
  static let paymentsConfirmTitle = LocalizedText("payments.confirmTitle", "Confirm the payment")
  static let paymentsCodeFooter = LocalizedText(
    "payments.codeFooter", "The bank shows a code of six digits for this payment. After three wrong ones it rejects it."
  )
  static let paymentsCodePage = LocalizedText("payments.codePage", "See the code at the bank")
  static let paymentsWhenConfirmed = LocalizedText("payments.whenConfirmed", "As soon as you confirm it")

  static func paymentsWhenConfirmedUntil(moment: String) -> LocalizedText {
    LocalizedText(
      "payments.whenConfirmedUntil",
      "As soon as you confirm it; the code is good until {moment}",
      ["moment": moment])
  }

  static let paymentsWithdraw = LocalizedText("payments.withdraw", "Withdraw the payment")
  static let paymentsWithdrawFooter = LocalizedText(
    "payments.withdrawFooter", "It has not been paid. Once it is withdrawn, it never is.")
  static let paymentsCode = LocalizedText("payments.code", "Code")
  static let paymentsConfirm = LocalizedText("payments.confirm", "Confirm")
  static let paymentsCodeMissing = LocalizedText("payments.codeMissing", "Which code does the bank show?")
  static let paymentsCodeRefused = LocalizedText("payments.codeRefused", "The bank does not take this code.")

  static let paymentsSentMeanwhile = LocalizedText(
    "payments.sentMeanwhile", "It was sent or discarded meanwhile.")
  static let paymentsUnderWay = LocalizedText(
    "payments.underWay", "It is being sent just now. Wait a moment, and see what came of it.")
  static let paymentsChangedMeanwhile = LocalizedText(
    "payments.changedMeanwhile", "It has changed meanwhile. See how it is now, and decide again.")
  static let paymentsNotUnderstood = LocalizedText(
    "payments.notUnderstood",
    "The server's answer could not be understood, so it may have been done. See before you send it again.")

  static func paymentsQuotaReached(_ count: Int) -> LocalizedText {
    LocalizedText(
      "payments.quotaReached", count: count,
      one:
        "{count} waits to be sent already, and no more can. Nothing was added, and what you wrote is still here. Try again when it has been sent, or discard it.",
      other:
        "{count} wait to be sent already, and no more can. Nothing was added, and what you wrote is still here. Try again when some have been sent, or discard one."
    )
  }

  static func paymentsRefused(status: String) -> LocalizedText {
    LocalizedText(
      "payments.refused",
      "The server refused it, with {status}.",
      ["status": status])
  }

  static func paymentsNotSent(reason: String) -> LocalizedText {
    LocalizedText(
      "payments.notSent",
      "It could not be sent: {reason}",
      ["reason": reason])
  }
}
