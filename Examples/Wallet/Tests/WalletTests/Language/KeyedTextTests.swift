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
  let marked: TextTable

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user("Xada")
    marked = try WalletTexts().marked
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

  /// Words that are no texts of Wallet: the parts of days, currencies' codes and names, the names of languages in
  /// themselves, and the name of the program.
  private static let names: Set<String> = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let days = [
      formatter.monthSymbols, formatter.shortMonthSymbols, formatter.weekdaySymbols, formatter.shortWeekdaySymbols,
    ]
    return Set(days.compactMap { $0 }.flatMap { $0 }).union([
      "AM", "PM", "at", "EUR", "USD", "US", "Euro", "Dollar", "English", "Deutsch", "Wallet", "test", "csv",
    ])
  }()

  /// The words of the framework, which are tested with it.
  private static let chrome = Set(
    Mirror(reflecting: ChromeWords.english).children.compactMap { $0.value as? String })

  private static let marks = CharacterSet.punctuationCharacters.union(.symbols)

  /// Returns the words that stand outside of all marks and are no data.
  private func bare(_ text: String) -> String {
    if Self.chrome.contains(text) || Self.chrome.contains(text.trimmingCharacters(in: Self.marks)) { return "" }
    // Notes of how a control stands, which the reading of a screen adds and nobody sees, and a heading of the framework.
    let text = text.replacing(/: (on|off)$/, with: "").replacing(/\s\(disabled\)$/, with: "")
      .replacing(ChromeWords.english.problems + ":", with: "")
    var (depth, outside) = (0, "")
    for character in text {
      if character == "⟦" {
        depth += 1
      } else if character == "⟧" {
        depth -= 1
      } else if depth == 0 {
        outside.append(character)
      }
    }
    return outside.split { !$0.isLetter }.map(String.init).filter { word in
      !word.lowercased().hasPrefix("x") && !Self.names.contains(word)
    }.joined(separator: " ")
  }

  /// Returns the texts of a window's screen that can be seen or are read aloud.
  private func texts(_ window: Window) -> [String] {
    window.allNodes.flatMap { node -> [String] in
      let schema = ViewSchema.of(node.component.type)
      let component = schema.complete(node.component)
      return schema.elements.flatMap { element -> [String] in
        let number = element.element
        func texts(_ properties: Property<String>...) -> [String] {
          properties.map { component.value(of: $0, element: number) }
        }
        if component.value(of: View.isHidden, element: number) { return [] }
        let own =
          switch element.type {
          case is Label.Type: texts(Label.text)
          case is Badge.Type: texts(Badge.text)
          case is Link.Type: texts(Link.title)
          case is Button.Type:
            [component.value(of: Button.title, element: number).normal] + texts(Control.explanation)
          case is TextField.Type: texts(TextField.label, TextField.placeholder, TextField.hint, TextField.message)
          case is NumberField.Type: texts(NumberField.label, NumberField.hint)
          case is DateField.Type: texts(DateField.label, DateField.hint)
          case is Toggle.Type: texts(Toggle.label, Toggle.hint)
          case is Picker.Type: texts(Picker.label, Picker.hint)
          case is FilePicker.Type: texts(FilePicker.label, FilePicker.hint)
          case is BarChart.Type: texts(BarChart.title, BarChart.emptyText)
          case is ColumnChart.Type: texts(ColumnChart.title, ColumnChart.emptyText, ColumnChart.tableTitle)
          case is LineChart.Type: texts(LineChart.title, LineChart.emptyText, LineChart.tableTitle)
          case is ProgressBar.Type: texts(ProgressBar.label)
          default: [String]()
          }
        return own + [component.value(of: View.accessibilityLabel, element: number) ?? ""]
      }
    }
  }

  private func check(_ app: TestApp, _ place: String) async throws {
    var found = texts(app.window).map { ($0, bare($0)) }.filter { !$0.1.isEmpty }.map { "\($0.0) [\($0.1)]" }
    found += try await app.lines().map { ($0, bare($0)) }.filter { !$0.1.isEmpty }.map { "\($0.0) [\($0.1)]" }
    #expect(Set(found).sorted() == [], "\(place)")
  }

  private func speakMarked(_ app: TestApp) { app.window.localization = Localization(tables: [marked]) }

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
}
