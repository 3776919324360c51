import Espalier
import EspalierTesting
import Testing
import WalletDeposits
import WalletFeatures

@MainActor @Suite struct DepositsTests {
  private func app(_ shell: StillShell? = nil, at path: String) async throws -> TestApp {
    try await (shell ?? StillShell()).app(at: path) { DepositsPlugIn() }
  }

  @Test func aDepositIsWorkedOutFromWhatIsFilledIn() async throws {
    let app = try await app(at: "/deposits")
    #expect(try await app.value(of: "From") == "2025-03-15", "it begins today")
    try await app.type("10000", into: "Amount")
    try await app.type("3", into: "Interest a year")
    try await app.type("24", into: "Months")
    try await app.type("26.375", into: "Tax on interest")
    try await app.tap("Work it out")
    let text = try await app.text()
    #expect(text.contains("€446.64"), "what is left")
    #expect(text.contains("€606.63") && text.contains("€159.99"), "interest and tax")
    #expect(text.contains("€10,446.64") && text.contains("On Mar 15, 2027"))
    try await app.tap("Credit by credit")
    #expect(try await app.text().contains("€10,220.88"))
    // An address is an offer that can be kept and compared.
    let address = try await app.path()
    let other = try await self.app(at: address)
    #expect(try await other.text().contains("€10,446.64"))
    #expect(try await other.value(of: "Tax on interest") == "26.375")
    try await app.back()
    #expect(try await app.path() == "/deposits")
  }

  @Test func interestThatIsPaidOutIsChosenByASwitch() async throws {
    let app = try await app(at: "/deposits")
    try await app.type("10000", into: "Amount")
    try await app.type("3", into: "Interest a year")
    try await app.type("24", into: "Months")
    try await app.toggle("Reinvest interest")
    try await app.tap("Work it out")
    #expect(try await app.text().contains("€600.00"))
  }

  @Test func whatIsMissingIsSaidAtItsField() async throws {
    let app = try await app(at: "/deposits")
    try await app.tap("Work it out")
    let text = try await app.text()
    #expect(text.contains("! Say how much is deposited."))
    #expect(text.contains("! Say for how many months it lies."))
    #expect(try await app.path() == "/deposits")
  }

  @Test func aDayAtTheEndOfTheCalendarIsRefusedAtItsField() async throws {
    let app = try await app(at: "/deposits")
    try await app.type("10000", into: "Amount")
    try await app.type("3", into: "Interest a year")
    try await app.type("24", into: "Months")
    try await app.type("9999-01-01", into: "From")
    try await app.tap("Work it out")
    #expect(try await app.text().contains("! That is too late to be reckoned with."))
  }

  // MARK: The overview

  private func earning(_ months: [String]) throws -> [HistoryOperation] {
    try months.flatMap {
      [
        try operation("\($0)-01", "2000", "Salary"), try operation("\($0)-20", "-1400", "Everything"),
        try operation("\($0)-21", "-300", "To savings", isTransfer: true),
      ]
    }
  }

  @Test func theOverviewSaysWhatIsLeftOverInAnAverageMonth() async throws {
    let shell = try StillShell()
    await shell.take(try earning(["2024-12", "2025-01", "2025-02"]))
    await shell.take([try operation("2025-03-02", "-5000", "A car, this month")])
    let app = try await app(shell, at: "/")
    let text = try await app.text()
    #expect(text.contains("€600.00") && text.contains("Over the last 3 months"))
    try await app.tap("See what a deposit would bring")
    #expect(try await app.path() == "/deposits")
  }

  @Test func currenciesAreToldApart() async throws {
    let shell = try StillShell()
    await shell.take(try earning(["2024-12", "2025-01", "2025-02"]))
    await shell.take(
      try ["2024-12-05", "2025-01-05", "2025-02-05"].map { try operation($0, "90", "Rent", currency: "USD") })
    let text = try await app(shell, at: "/").text()
    #expect(text.contains("In an average month in EUR") && text.contains("In an average month in USD"))
  }

  @Test(arguments: [["2025-01", "2025-02"], []])
  func tooFewMonthsSayNothing(months: [String]) async throws {
    let shell = try StillShell()
    await shell.take(try earning(months))
    #expect(try await app(shell, at: "/").text().contains("put aside") == false)
  }

  @Test func whoSpendsAllIsToldNothing() async throws {
    let shell = try StillShell()
    await shell.take(
      try ["2024-12", "2025-01", "2025-02"].map { try operation("\($0)-10", "-100", "Spent") })
    #expect(try await app(shell, at: "/").text().contains("put aside") == false)
  }

  @Test func whatCannotBeReadIsToldInItsPlace() async throws {
    struct Closed: ExplainedError { var explanation: String? { "The bank is closed." } }
    let shell = try StillShell()
    await shell.operations.fail(with: Closed())
    let app = try await app(shell, at: "/")
    #expect(try await app.text().contains("The bank is closed."))
    await shell.operations.fail(with: nil)
    await shell.take(try earning(["2024-12", "2025-01", "2025-02"]))
    try await app.settle()
    #expect(try await app.text().contains("€600.00"))
  }
}
