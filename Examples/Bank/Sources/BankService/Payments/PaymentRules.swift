import GRDB

/// The rules that an account sets for a payment: its currency, its daily limit and its funds.
enum PaymentRules {
  static func check(_ order: PaymentOrder, account: Row, today: Day, _ database: Database) throws {
    guard order.currency == account["currency"] else {
      throw Problem(
        422, "currency_mismatch", "This account pays in \(account["currency"] as String).", field: "currency")
    }
    let paid =
      try Int.fetchOne(
        database,
        sql: """
          SELECT ifnull(sum(amount), 0) FROM payment
          WHERE account = ? AND day = ? AND state IN ('executed', 'needs_confirmation')
          """, arguments: [order.account, today.description]) ?? 0
    let left = max(0, (account["dailyLimit"] as Int) - paid)
    guard order.amount <= left else {
      throw Problem(
        422, "limit_exceeded", "The payment is above what is left of the account's daily limit.", field: "amount",
        members: ["left": .integer(left)])
    }
    try checkFunds(order.amount, account: account)
  }

  static func checkFunds(_ amount: Int, account: Row) throws {
    let balance: Int = account["balance"]
    guard amount <= balance else {
      throw Problem(
        422, "insufficient_funds", "There is not enough money on the account.", field: "amount",
        members: ["available": .integer(max(0, balance))])
    }
  }
}
