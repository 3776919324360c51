import Espalier
import EspalierTesting
import Foundation
import Statements
import Testing
import Wallet
import WalletStore

/// Finds texts without a key: in a language in which every keyed text has a mark around it, nothing but data stands
/// outside of a mark.
@MainActor @Suite(.timeLimit(.minutes(15))) struct KeyedTextTests {
  let fixture: WalletFixture
  let user: UserID
  let marked: MarkedLanguage

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user("Xada")
    marked = try MarkedLanguage()
    var operations: [StatementOperation] = []
    for month in ["2024-11", "2024-12", "2025-01", "2025-02", "2025-03"] {
      operations += [
        try operation("\(month)-02", month == "2025-03" ? "-15.99" : "-12.99", "Xstream", memo: "Xmemo"),
        try operation("\(month)-01", "2500.00", "Xwork", category: "income"),
        try operation("\(month)-05", "-80.00", "Xshop", category: "groceries"),
      ]
    }
    try await fixture.take(operations, into: "Xgiro", user: user)
    try await fixture.take(
      [
        operation("2025-03-05", "80.00", "Xback", currency: "EUR"), operation("2025-03-06", "-12.00", ""),
      ], into: "Xother", user: user)
    try await fixture.take(
      [operation("2025-03-04", "-7.20", "Xdiner", currency: "USD")], into: "Xtravel", currency: "USD", user: user)
  }

  private func check(_ app: TestApp, _ place: String) async throws { try await marked.check(app, place) }

  private func speakMarked(_ app: TestApp) { marked.speak(in: app.window) }

  @Test func `every place of a signed-in person is made of texts with keys`() async throws {
    let app = try await fixture.app(of: user, at: "/")
    speakMarked(app)
    let stream = try await fixture.database.lines(OperationFilter(text: "Xstream"), 0..<9, user: user)
    let operation = try #require(
      stream.compactMap { line in if case .operation(let operation) = line { operation } else { nil } }.first)
    let shop = try #require(
      try await fixture.database.lines(OperationFilter(text: "Xshop"), 0..<9, user: user).compactMap { line in
        if case .operation(let operation) = line { operation } else { nil }
      }.first)
    let account = operation.account.rawValue
    for path in [
      "/", "/overview?month=2025-02", "/overview?month=2020-01", "/overview/sections", "/accounts",
      "/accounts/\(account)",
      "/accounts/\(account)/edit", "/accounts/import", "/accounts/imports", "/accounts/999", "/operations",
      "/operations?search=xshop", "/operations?search=xqq", "/operations/\(operation.id.rawValue)",
      "/operations/\(shop.id.rawValue)", "/operations/0", "/payees", "/payees/xstream", "/payees/xstream/rename",
      "/payees/nobody", "/settings", "/settings/delete", "/features", "/features/recurring", "/features/loans",
      "/features/loans?amount=200000&currency=EUR&rate=3.5&years=2", "/features/deposits",
      "/features/deposits?amount=1000&currency=EUR&rate=3&months=12&from=2025-04-01&credited=end&reinvested=true"
        + "&days=30-360&tax=25&free=0",
    ] {
      try await app.open(path)
      try await check(app, path)
    }
  }

  @Test func `a stranger reads texts with keys`() async throws {
    let app = try await fixture.app()
    speakMarked(app)
    for path in ["/sign-in", "/sign-up"] {
      try await app.open(path)
      try await check(app, path)
    }
  }

  @Test func `what is asked, refused and offered is made of texts with keys`() async throws {
    let app = try await fixture.app(of: user, at: "/")
    speakMarked(app)
    try await app.open("/accounts/1/edit")
    try await app.tap("⟦Set the opening balance⟧")
    try await check(app, "an empty opening balance")
    try await app.tap("⟦Delete this account…⟧")
    try await check(app, "the question before an account is deleted")
    try await app.tap("⟦Delete⟧")
    try await check(app, "the offer to undo it")
    try await app.tap("⟦Undo⟧")
    try await check(app, "undone")
    try await app.open("/features/loans")
    try await app.tap("⟦Work it out⟧")
    try await check(app, "an empty loan")
  }

  @Test func `an import is made of texts with keys from the file to its results`() async throws {
    let app = try await fixture.app(of: user, at: "/")
    speakMarked(app)
    try await app.open("/accounts/import")
    let file = try fixture.file("X.csv", "Date,Amount,Currency,Payee\n2025-03-09,-4.50,EUR,Xbakery\n")
    try await app.give(file, to: "⟦Choose a statement⟧")
    try await check(app, "the accounts or the preview")
    if try await app.text().contains("⟦Go on⟧") {
      try await app.tap("⟦Go on⟧")
      try await check(app, "the preview")
    }
    try await app.tap("⟦Import ⟦1 operation⟧⟧")
    try await check(app, "the results")
  }

  @Test func `a bank is made of texts with keys, before it is connected, with it, and without an answer`() async throws
  {
    let bank = MarkedBank()
    fixture.plugIns = try bank.plugIns()
    let app = try await fixture.app(of: user, at: "/")
    app.window.report = { _ in }
    speakMarked(app)
    let places = [
      "/features", "/features/bank", "/features/bank/connect", "/features/cards", "/features/cards/7/limits",
      "/features/payments", "/features/payments/from/1001", "/features/payments/pay_1/code", "/features/rates",
      "/features/rates/EUR",
    ]
    for place in places {
      try await app.open(place)
      try await check(app, "\(place), not connected")
    }
    try await app.open("/features/bank/connect")
    try await app.tap("⟦Connect⟧")
    try await check(app, "a connection without a name")
    try await app.type("xada", into: "⟦Name at the bank⟧")
    try await app.type("xpass", into: "⟦Password at the bank⟧")
    try await app.tap("⟦Connect⟧")
    for place in places {
      try await app.open(place)
      try await check(app, "\(place), connected")
    }
    try await app.open("/features/bank")
    try await app.tap("⟦Bring operations in⟧")
    try await check(app, "operations that the bank gave")
    try await app.open("/features/payments/from/1001")
    try await app.tap("⟦Check the payment⟧")
    try await check(app, "a payment without a payee")
    try await app.type("Xgrace", into: "⟦Payee⟧")
    try await app.type("XE06370400440532013000", into: "⟦IBAN⟧")
    try await app.type("12", into: "⟦Amount in EUR⟧")
    try await app.tap("⟦Check the payment⟧")
    try await check(app, "a payment before it is ordered")
    try await app.tap("⟦Order the payment⟧")
    try await check(app, "a payment that waits for the bank")
    try await app.open("/features/cards/7/limits")
    try await app.type("0", into: "⟦A day⟧")
    try await app.tap("⟦Save⟧")
    try await check(app, "a limit of nothing, or a card that could not be changed")
    bank.isDown = true
    let other = try await fixture.app(of: user, at: "/")
    other.window.report = { _ in }
    speakMarked(other)
    for place in places {
      try await other.open(place)
      try await check(other, "\(place), without an answer")
    }
  }

  @Test func `what a file leaves open, and lines that are not taken in, are told in texts with keys`() async throws {
    let app = try await fixture.app(of: user, at: "/")
    speakMarked(app)
    try await app.open("/accounts/import")
    let rows = "01/02/2025,Xlidl,-12.50\n03/02/2025,Xrewe,-3.00\n01/03/2025,Xrewe,xthree\n,,-1.00\n01/03/2025\n"
    try await app.give(try fixture.file("X.csv", "Date,Description,Amount\n" + rows), to: "⟦Choose a statement⟧")
    try await app.waitFor("⟦Every date can be read with the day or the month first⟧")
    try await check(app, "the questions about a file")
    try await app.choose("⟦Day first: 31/01/2026⟧", in: "⟦Order of dates⟧")
    try await app.choose("EUR – Euro", in: "⟦Currency⟧")
    try await app.tap("⟦Go on⟧")
    try await app.waitFor("⟦Which account is it?⟧")
    try await check(app, "the accounts of a file")
    try await app.tap("⟦Go on⟧")
    try await app.waitFor("⟦Line 4: ⟦“xthree” is not an amount⟧⟧")
    try await check(app, "the preview with lines that are not taken in")
    let files = [
      ("", "empty"), ("{\"x\": 1}", "JSON"), ("xx xx\nxx xx\n", "no table"),
      ("Date,Amount,Currency,Payee\nxsoon,xten,EUR,Xbakery\n", "nothing readable"),
      ("Date,Amount,Currency,Payee\n", "no operations"),
    ]
    for (text, what) in files {
      let other = try await fixture.app(of: user, at: "/")
      speakMarked(other)
      try await other.open("/accounts/import")
      try await other.give(try fixture.file("X.csv", text), to: "⟦Choose a statement⟧")
      try await other.settle()
      try await check(other, "a file that is refused: \(what)")
    }
  }

  @Test func `the start and its failure are made of texts with keys`() async throws {
    // Another process is just opening the directory, so the start has to wait.
    let other = try await WalletOpening.unlock(directory: fixture.directory)
    let waiting = FlowRun(
      fixture.startFlow, state: WalletStart(directory: fixture.directory), interaction: .refuse
    ).start()
    let app = TestApp(try await fixture.window(of: waiting))
    marked.speak(in: app.window)
    try await app.open("/settings")
    try await app.waitFor("⟦Unlock⟧ (1 of 4)")
    try await marked.check(app, "the start", besides: MarkedLanguage.flowWords)
    waiting.cancel()
    _ = other.open()
    let file = fixture.directory.appending(path: "file")
    try Data("not a directory".utf8).write(to: file)
    let failed = FlowRun(
      fixture.startFlow, state: WalletStart(directory: file), interaction: .refuse
    ).start()
    _ = await failed.outcome
    let failure = TestApp(try await fixture.window(of: failed))
    marked.speak(in: failure.window)
    try await failure.open("/settings")
    try await failure.waitFor("⟦Unlock⟧")
    try await marked.check(failure, "the start that failed", besides: MarkedLanguage.flowWords)
  }
}
