import Statements
import Testing
import WalletStore

@Suite struct OperationLinesTests {
  let fixture: Fixture
  let user: UserID

  init() async throws {
    fixture = try Fixture()
    user = try await fixture.user()
  }

  /// Days with one to four operations, two accounts, two currencies.
  private func fill() async throws {
    var euros: [StatementOperation] = []
    var pounds: [StatementOperation] = []
    for number in 0..<60 {
      let date = "2025-0\(1 + number / 20)-\(10 + number % 19 / Int(1 + number % 3))"
      let payee = number.isMultiple(of: 4) ? "Café Lumière \(number)" : "Lidl \(number)"
      if number.isMultiple(of: 5) {
        pounds.append(try operation(date, -Int64(number) - 1, payee, currency: "GBP"))
      } else {
        euros.append(try operation(date, -Int64(number) - 1, payee))
      }
    }
    try await fixture.take(euros, into: "1", user: user)
    try await fixture.take(pounds, into: "2", currency: "GBP", user: user)
  }

  @Test func anyPartOfTheListIsThatPartOfTheWhole() async throws {
    try await fill()
    let account = try #require(try await fixture.database.accounts(user: user).first?.id)
    let filters = [
      OperationFilter(), OperationFilter(text: "lumiere"), OperationFilter(account: account),
      OperationFilter(category: .groceries), OperationFilter(month: Month(year: 2025, month: 2)),
      OperationFilter(text: "lidl", account: account, category: .groceries, month: Month(year: 2025, month: 1)),
    ]
    for filter in filters {
      let count = try await fixture.database.countLines(filter, user: user)
      let whole = try await fixture.database.lines(filter, 0..<count, user: user)
      #expect(whole.count == count && count > 3)
      for start in 0..<count {
        for length in [1, 2, 5, 17] {
          let range = start..<min(start + length, count)
          #expect(try await fixture.database.lines(filter, range, user: user) == Array(whole[range]), "\(range)")
        }
      }
    }
  }

  @Test func theNewestDayIsFirstAndEachDayHasItsHeading() async throws {
    try await fill()
    let lines = try await fixture.database.lines(OperationFilter(), 0..<1000, user: user)
    var heading: OperationLine.DayHeading?
    var inDay: [WalletOperation] = []
    func check() throws {
      guard let heading else { return }
      #expect(heading.count == inDay.count && inDay.allSatisfy { $0.date == heading.date })
      let sums = Dictionary(grouping: inDay, by: \.amount.currency).mapValues {
        $0.reduce(Int128(0)) { $0 + Int128($1.amount.minorUnits) }
      }
      #expect(Dictionary(heading.totals.map { ($0.currency, $0.minorUnits) }, uniquingKeysWith: +) == sums)
    }
    for line in lines {
      switch line {
      case .day(let next):
        try check()
        if let heading { #expect(next.date < heading.date) }
        (heading, inDay) = (next, [])
      case .operation(let operation):
        inDay.append(operation)
      }
    }
    try check()
    #expect(lines.count == 60 + Set(lines.compactMap { if case .day(let day) = $0 { day.date } else { nil } }).count)
  }

  @Test func aHeadingSumsWhatIsListedAndNeverAddsCurrencies() async throws {
    try await fixture.take([operation("2025-03-01", -300, "Café"), operation("2025-03-01", -5000, "Lidl")], user: user)
    try await fixture.take(
      [operation("2025-03-01", -80, "Café", currency: "GBP")], into: "2", currency: "GBP", user: user)
    guard case .day(let all) = try await fixture.database.lines(OperationFilter(), 0..<1, user: user).first,
      case .day(let cafes) = try await fixture.database.lines(OperationFilter(text: "cafe"), 0..<1, user: user).first
    else {
      Issue.record("the list does not begin with a day")
      return
    }
    #expect(
      all.totals == [
        MoneySum(Money(minorUnits: -5300, currency: try euro())),
        MoneySum(Money(minorUnits: -80, currency: try euro("GBP"))),
      ])
    #expect(cafes.totals.map(\.minorUnits) == [-300, -80] && cafes.count == 2)
  }

  @Test(arguments: [
    ("lum", 1), ("LUMIÈRE", 1), ("lumiere cafe", 1), ("cafe lidl", 0), ("strasse", 1), ("STRAßE", 1), ("table", 1),
    ("1234.5", 1), ("1234,5", 1), ("1,234.56", 1), ("1.234,56", 1), ("-1234.56", 1), ("234", 1), ("  ", 3), ("%", 0),
    ("_", 0),
    ("' OR 1=1 --", 0), ("2 Straße", 1),
  ])
  func searchingFindsWordsAndAmountsAsTheyAreTyped(text: String, count: Int) async throws {
    try await fixture.take(
      [
        operation("2025-03-01", -350, "Café Lumière", memo: "Table"), operation("2025-03-02", -123_456, "Lidl"),
        operation("2025-03-03", 700, "Bäckerei Straße 2"),
      ], user: user)
    #expect(try await fixture.operations(OperationFilter(text: text), user: user).count == count)
  }

  @Test func anEmptyListAndARangePastTheEndHaveNoLines() async throws {
    #expect(try await fixture.database.countLines(OperationFilter(), user: user) == 0)
    #expect(try await fixture.database.lines(OperationFilter(), 0..<60, user: user).isEmpty)
    try await fixture.take([operation("2025-03-01", -1, "Café")], user: user)
    #expect(try await fixture.database.lines(OperationFilter(), 2..<60, user: user).isEmpty)
    #expect(try await fixture.database.lines(OperationFilter(), 1..<60, user: user).count == 1)
  }
}
