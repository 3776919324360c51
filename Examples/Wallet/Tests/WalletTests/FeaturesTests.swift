import Espalier
import EspalierTesting
import Foundation
import Testing
import Wallet
import WalletFeatures
import WalletLoans
import WalletRecurring
import WalletStore

/// The features that are plugged in, as a person sees them.
@MainActor @Suite struct FeaturesTests {
  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
  }

  private func app(
    at path: String, @PlugInsBuilder<any WalletShell> _ plugIns: () -> [ListedPlugIn<any WalletShell>]
  ) async throws -> TestApp {
    fixture.plugIns = try PlugIns(plugIns)
    return try await fixture.app(of: user, at: path)
  }

  @Test func whatIsPluggedInIsListedAndReachedByItsOwnAddress() async throws {
    let app = try await app(at: "/") {
      RecurringPlugIn()
      LoansPlugIn()
    }
    try await app.tap("More")
    #expect(try await app.path() == "/features")
    try await app.tap("Loan calculator")
    #expect(try await app.path() == "/features/loans")
    try await app.back()
    try await app.tap("Recurring payments")
    #expect(try await app.path() == "/features/recurring")
    try await app.open("/features/loans")
    #expect(try await app.title() == "Loan calculator – Wallet")
  }

  @Test func aFeatureThatIsLeftOutIsGone() async throws {
    let app = try await app(at: "/features") { LoansPlugIn() }
    #expect(try await app.text().contains("Loan calculator"))
    #expect(try await app.text().contains("Recurring") == false)
    try await app.open("/features/recurring")
    #expect(try await app.text().contains("# Not found"))
    #expect(app.window.screen?.isNotFound == true)
  }

  @Test func withoutAnyFeatureThereIsNoPlaceForThem() async throws {
    let app = try await app(at: "/") {}
    #expect(try await app.text().contains("More") == false)
    try await app.open("/features")
    #expect(app.window.screen?.isNotFound == true)
  }

  @Test func aPlaceThatAFeatureDoesNotHaveIsNotFound() async throws {
    let app = try await app(at: "/features/loans/nowhere") { LoansPlugIn() }
    #expect(app.window.screen?.isNotFound == true)
    try await app.open("/features/loans?amount=x")
    #expect(app.window.screen?.isNotFound == true)
  }

  @Test func aStrangerIsAskedToSignInFirstAndComesBack() async throws {
    fixture.plugIns = try PlugIns { LoansPlugIn() }
    let app = try await fixture.app(at: "/features/loans?amount=1000&currency=EUR&rate=1&years=1")
    #expect(try await app.path().hasPrefix("/sign-in"))
    try await app.type("Ada", into: "Name")
    try await app.type(WalletFixture.password, into: "Password")
    try await app.tap("Sign in")
    #expect(try await app.path() == "/features/loans?amount=1000.00&currency=EUR&rate=1&years=1")
    #expect(try await app.text().contains("€83.79"))
  }

  // MARK: Failing

  private struct Broken: ExplainedError {
    var explanation: String? { "The rates are missing." }
  }

  /// A feature that cannot be built until somebody mends it.
  @MainActor private final class Switch: Sendable {
    var isBroken = true
  }

  private struct FragilePlugIn: PlugIn {
    let id = "fragile"
    let title = "Fragile"
    let broken: Switch

    var contributions: [Contribution<any WalletShell>] {
      [
        .entry(in: .features, icon: .warning, summary: "Breaks"),
        .part(in: .overview) { [broken] _ in
          if broken.isBroken { throw Broken() }
          return Whole()
        },
      ]
    }

    func build(in context: PlugInContext<any WalletShell>) throws -> Loans {
      guard !broken.isBroken else { throw Broken() }
      return LoansPlugIn().build(in: context)
    }
  }

  private final class Whole: ScreenPart {
    var sections: [Section] { [Section("whole") { Row(Label.with(.text("All is well"))) }] }
  }

  @Test func aFeatureThatCannotBeBuiltFailsInItsPlaceAndItsNeighboursGoOn() async throws {
    let broken = Switch()
    let app = try await app(at: "/features") {
      FragilePlugIn(broken: broken)
      RecurringPlugIn()
    }
    try await app.tap("Fragile")
    #expect(try await app.path() == "/features/fragile")
    #expect(try await app.text().contains("# Fragile"))
    #expect(try await app.text().contains("The rates are missing."))
    try await app.tap("Try again")
    #expect(try await app.text().contains("The rates are missing."), "it is still broken")
    try await app.open("/features/recurring")
    #expect(try await app.text().contains("No recurring payments found"))
    try await app.open("/features/fragile")
    broken.isBroken = false
    try await app.tap("Try again")
    #expect(try await app.text().contains("# Loan calculator"))
    #expect(try await app.path() == "/features/fragile")
  }

  @Test func aFeatureIsBuiltOnceInAWindowAndGoesWithIt() async throws {
    let app = try await app(at: "/features/loans") { LoansPlugIn() }
    let root = try #require(Mirror(reflecting: app.window).descendant("owner") as? AnyModule)
    func loans() -> [AnyModule] {
      func below(_ module: AnyModule) -> [AnyModule] { [module] + module.children.flatMap(below) }
      return below(root).filter { $0 is Loans }
    }
    weak let first = loans().first
    #expect(first?.isActive == true)
    try await app.open("/")
    try await app.open("/features/loans?amount=1000&currency=EUR&rate=1&years=1")
    #expect(loans().count == 1 && loans().first === first)
    app.window.close()
    #expect(first?.isActive != true)
  }

  // MARK: Sections of the overview

  private func takeMonths() async throws {
    let months = (1...2).flatMap { [("2025-0\($0)-01", "2000.00", "Salary"), ("2025-0\($0)-25", "-500.00", "Rent")] }
    let before = [("2024-12-01", "2000.00", "Salary"), ("2024-12-25", "-500.00", "Rent")]
    try await fixture.take(
      (before + months + [("2025-03-10", "-5.00", "Lidl")]).map { try operation($0, $1, $2) }, user: user)
  }

  @Test func theOverviewShowsASectionOfEachFeatureThatHasOne() async throws {
    try await takeMonths()
    let app = try await fixture.app(of: user)
    let text = try await app.text()
    #expect(text.contains("Paid next") && text.contains("Rent"))
    #expect(text.contains("What you could put aside") && text.contains("€1,500.00"))
    try await app.tap("See what a deposit would bring")
    #expect(try await app.path() == "/features/deposits")
  }

  @Test func thePersonArrangesAndHidesTheSectionsAndItIsKept() async throws {
    try await takeMonths()
    let app = try await fixture.app(of: user)
    allowLateAnswers(in: app)
    func places(in text: String) -> [Int?] {
      ["Paid next", "What you could put aside"].map { words in
        text.range(of: words).map { text.distance(from: text.startIndex, to: $0.lowerBound) }
      }
    }
    let first = places(in: try await app.text())
    #expect(try #require(first[0]) < (try #require(first[1])))
    try await app.tap("Choose what is shown here")
    #expect(try await app.path() == "/overview/sections")
    try await app.move("What you could put aside", before: "What is paid next")
    try await app.back()
    let second = places(in: try await app.text())
    #expect(try #require(second[1]) < (try #require(second[0])))
    try await app.tap("Choose what is shown here")
    try await app.toggle("What is paid next")
    try await app.back()
    #expect(places(in: try await app.text())[0] == nil)
    let later = try await fixture.app(of: user)
    allowLateAnswers(in: later)
    #expect(places(in: try await later.text())[0] == nil)
    try await later.open("/overview/sections")
    try await later.toggle("What is paid next")
    try await later.open("/")
    let third = places(in: try await later.text())
    #expect(try #require(third[1]) < (try #require(third[0])), "the order was kept")
  }

  /// Allows late answers: each commit is told, so the overview, which may be loading just then, loads once more, and
  /// the first answer is late.
  private func allowLateAnswers(in app: TestApp) {
    app.window.report = { report in
      if !report.contains("after it was no longer wanted") { Issue.record("The window reports: \(report)") }
    }
  }

  @Test func aSectionThatCannotBeMadeSaysSoAndIsTriedAgain() async throws {
    try await takeMonths()
    let broken = Switch()
    let app = try await app(at: "/") {
      FragilePlugIn(broken: broken)
      RecurringPlugIn()
    }
    #expect(try await app.text().contains("The rates are missing."))
    #expect(try await app.text().contains("Paid next"))
    broken.isBroken = false
    try await app.tap("Try again")
    #expect(try await app.text().contains("All is well"))
  }

  @Test func whatTwoWindowsArrangeIsKeptOfBoth() async throws {
    try await takeMonths()
    let one = try await fixture.app(of: user, at: "/overview/sections")
    let other = try await fixture.app(of: user, at: "/overview/sections")
    for app in [one, other] { allowLateAnswers(in: app) }
    try await one.toggle("What is paid next")
    try await other.toggle("What you could put aside")
    try await other.waitUntil("both changes are stored") {
      try await fixture.database.settings(user: user).overview.hidden == ["deposits", "recurring"]
    }
    for app in [one, other] {
      try await app.open("/")
      let text = try await app.text()
      #expect(!text.contains("Paid next") && !text.contains("What you could put aside"), "it follows the other")
    }
  }

  @Test func withoutSectionsThereIsNothingToArrange() async throws {
    try await takeMonths()
    // Of a feature that has been taken out since.
    try await fixture.database.changeSettings(user: user) { $0.overview.hidden = ["recurring"] }
    let app = try await app(at: "/") { LoansPlugIn() }
    #expect(try await app.text().contains("Choose what is shown here") == false)
    try await app.open("/overview/sections")
    #expect(app.window.screen?.isNotFound == true)
  }

  /// Offers what recurs, and cannot find it out.
  private struct ForgetfulPlugIn: PlugIn {
    let id = "forgetful"
    let title = "Forgetful"
    var offers: [Offer<any WalletShell>] { [.offer((any RecurringCosts).self) { _ in throw Broken() }] }

    func build(in context: PlugInContext<any WalletShell>) -> Loans { LoansPlugIn().build(in: context) }
  }

  @Test func aLoanIsReckonedAlsoWhereWhatRecursCannotBeFoundOut() async throws {
    let app = try await app(at: "/features/loans?amount=1000&currency=EUR&rate=1&years=1") {
      LoansPlugIn()
      ForgetfulPlugIn()
    }
    #expect(try await app.text().contains("In 12 months"))
  }

  @Test func aLoanIsReckonedBesideWhatRecurs() async throws {
    try await takeMonths()
    let path = "/features/loans?amount=1000&currency=EUR&rate=1&years=1"
    #expect(try await fixture.app(of: user, at: path).text().contains("€500.00 are paid each month already"))
    let alone = try await app(at: path) { LoansPlugIn() }
    #expect(try await alone.text().contains("paid each month already") == false)
  }
}
