import Foundation
import GRDB

/// Ada: two accounts, two cards and 400 operations over the two years before today, the same for the same day.
enum SampleCustomer {
  private static let shops = [
    "Corner Bakery", "Northern Railways", "City Library Café", "Green Grocer", "Harbour Cinema", "Book Nook",
    "Lamp & Desk", "Weekly Market", "Bicycle Works", "Stationer Quill",
  ]

  /// The salt and the hash of the password `analytical`, which everybody may know.
  private static let salt = Data("the salt of ada.".utf8)
  private static let hash = "t8+jnlPrmkGaYOz51YGvLpgayYIFCK5zxziOzgSD5N8="

  static func insert(into database: Database, now: Date) throws {
    try database.execute(
      sql: "INSERT INTO customer (id, name, salt, hash) VALUES (1, 'ada', ?, ?)",
      arguments: [salt, Data(base64Encoded: hash)])
    for (id, name, country, currency) in [("1001", "Everyday", "DE", "EUR"), ("1002", "Dollars", "GB", "USD")] {
      let body = country == "DE" ? "37040044000000\(id)" : "NWBK60161300000\(id.suffix(3))"
      try database.execute(
        sql: """
          INSERT INTO account (id, customer, name, iban, currency, balance, updated, confirmationLimit, dailyLimit)
          VALUES (?, 1, ?, ?, ?, 0, ?, 50000, 200000)
          """,
        arguments: [id, name, IBAN.complete(country: country, body: body), currency, now.timeIntervalSince1970])
    }
    for (id, account, last4) in [("2001", "1001", "4417"), ("2002", "1002", "9020")] {
      let expires = "\(Day(now).parts.year + 3)-08"
      try database.execute(
        sql: "INSERT INTO card VALUES (?, ?, 'ADA L', ?, ?, 0, 50000, 200000)",
        arguments: [id, account, last4, expires])
    }
    try insertOperations(into: database, today: Day(now))
    try database.execute(
      sql: """
        UPDATE account SET balance = (SELECT sum(amount) FROM operation WHERE operation.account = account.id)
        """)
  }

  private static func insertOperations(into database: Database, today: Day) throws {
    var random = SeededRandom(seed: 1815)
    for number in 0..<400 {
      // In the order of their days, so that newer operations have greater numbers.
      let day = Day(number: today.number - 730 + number * 730 / 399)
      let account = number % 5 == 4 ? "1002" : "1001"
      let isSalary = number % 10 == 0 || number % 10 == 9
      let amount =
        isSalary ? Int.random(in: 180_000...220_000, using: &random) : -Int.random(in: 250...9_900, using: &random)
      let paidByCard = !isSalary && number % 3 != 0
      try database.execute(
        sql: """
          INSERT INTO operation (account, day, amount, counterparty, iban, reference, memo, card)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          account, day.description, amount, isSalary ? "Analytical Engines Ltd" : shops[number * 7 % shops.count],
          isSalary ? IBAN.complete(country: "DE", body: "500105175407324931") : nil,
          isSalary ? "Salary \(day)" : "No. \(1000 + number)", number % 8 == 3 ? "Thank you, \"Ada\"" : nil,
          paidByCard ? (account == "1001" ? "2001" : "2002") : nil,
        ])
    }
  }
}
