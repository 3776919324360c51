import Foundation
import Statements

/// A year of a made-up person's money, as a statement that is imported like any other.
struct SampleYear {
  private let days: [Day]
  private var random: SeededRandom

  private struct Day {
    let date: CalendarDate
    let isWeekend: Bool
  }

  /// Creates a year of days up to the day of a moment in UTC.
  init(endingAt moment: Date, seed: UInt64) {
    random = SeededRandom(seed: seed)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    days = (0..<365).reversed().compactMap { age in
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday], from: moment.addingTimeInterval(-86_400 * Double(age)))
      guard let year = parts.year, let month = parts.month, let day = parts.day, let weekday = parts.weekday,
        let date = CalendarDate(year: year, month: month, day: day)
      else { return nil }
      return Day(date: date, isWeekend: weekday == 1 || weekday == 7)
    }
  }

  mutating func statement() -> Statement {
    var operations: [SampleHabits.Account: [StatementOperation]] = [:]
    var line = 1
    for day in days {
      for (account, operation) in payments(on: day, line: &line) + habits(on: day, line: &line) {
        operations[account, default: []].append(operation)
      }
    }
    let accounts = SampleHabits.Account.allCases.compactMap { account in
      self.account(account, operations: operations[account] ?? [])
    }
    return Statement(format: "Sample", accounts: accounts)
  }

  private func account(_ account: SampleHabits.Account, operations: [StatementOperation]) -> StatementAccount? {
    guard let currency = account.currency else { return nil }
    let balance = operations.reduce(account.openingBalance) { $0 + $1.amount.minorUnits }
    return StatementAccount(
      identifier: account.identifier, name: account.name, kind: account.kind, currency: currency,
      balance: Money(minorUnits: balance, currency: currency), balanceDate: days.last?.date, operations: operations)
  }

  private typealias Booked = (SampleHabits.Account, StatementOperation)

  private mutating func payments(on day: Day, line: inout Int) -> [Booked] {
    var booked: [Booked] = []
    for payment in SampleHabits.payments
    where payment.day == day.date.day && day.date.month.isMultiple(of: payment.everyMonths) {
      let amount = Int64.random(in: payment.amount, using: &random)
      booked += operation(payment.account, day, amount, payment.payee, payment.memo, payment.category, &line)
    }
    return booked
  }

  private mutating func habits(on day: Day, line: inout Int) -> [Booked] {
    var booked: [Booked] = []
    for habit in SampleHabits.habits {
      let chance = day.isWeekend ? habit.weekend : habit.weekday
      guard Int.random(in: 0..<100, using: &random) < chance,
        let payee = habit.payees.randomElement(using: &random)
      else { continue }
      // The lesser of two, because small purchases are more frequent than large ones.
      let amount = min(
        Int64.random(in: habit.amount, using: &random), Int64.random(in: habit.amount, using: &random))
      booked += operation(habit.account, day, -amount, payee, "", habit.category, &line)
    }
    return booked
  }

  private func operation(
    _ account: SampleHabits.Account, _ day: Day, _ amount: Int64, _ payee: String, _ memo: String,
    _ category: CategoryKey, _ line: inout Int
  ) -> [Booked] {
    guard let currency = account.currency else { return [] }
    line += 1
    let money = Money(minorUnits: amount, currency: currency)
    let operation = StatementOperation(
      line: line, date: day.date, amount: money, payee: payee, memo: memo, category: category.rawValue)
    return [(account, operation)]
  }
}

extension SampleHabits.Account {
  fileprivate var identifier: String { "sample-\(rawValue + 1)" }

  fileprivate var name: String {
    switch self {
    case .main: "Main account"
    case .savings: "Savings"
    case .card: "Card 4821"
    case .pounds: "London account"
    }
  }

  fileprivate var kind: StatementAccount.Kind {
    switch self {
    case .main, .pounds: .checking
    case .savings: .savings
    case .card: .card
    }
  }

  fileprivate var currency: Currency? {
    Currency(code: self == .pounds ? "GBP" : "EUR")
  }

  fileprivate var openingBalance: Int64 {
    switch self {
    case .main: 214_000
    case .savings: 850_000
    case .card: -62_000
    case .pounds: 93_000
    }
  }
}
