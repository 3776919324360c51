import Espalier
import EspalierTesting
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

  private func app(_ assemblies: any Assembly..., at path: String) async throws -> TestApp {
    let container = Container()
    for assembly in assemblies { container.install(assembly) }
    fixture.plugIns = try container.freeze()
    return try await fixture.app(of: user, at: path)
  }

  @Test func whatIsPluggedInIsListedAndReachedByItsOwnAddress() async throws {
    let app = try await app(RecurringAssembly(), LoansAssembly(), at: "/")
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
    let app = try await app(LoansAssembly(), at: "/features")
    #expect(try await app.text().contains("Loan calculator"))
    #expect(try await app.text().contains("Recurring") == false)
    try await app.open("/features/recurring")
    #expect(try await app.text().contains("# Not found"))
    #expect(app.window.screen?.isNotFound == true)
  }

  @Test func withoutAnyFeatureThereIsNoPlaceForThem() async throws {
    let app = try await app(at: "/")
    #expect(try await app.text().contains("More") == false)
    try await app.open("/features")
    #expect(app.window.screen?.isNotFound == true)
  }

  @Test func aPlaceThatAFeatureDoesNotHaveIsNotFound() async throws {
    let app = try await app(LoansAssembly(), at: "/features/loans/nowhere")
    #expect(app.window.screen?.isNotFound == true)
    try await app.open("/features/loans?amount=x")
    #expect(app.window.screen?.isNotFound == true)
  }

  @Test func aStrangerIsAskedToSignInFirstAndComesBack() async throws {
    fixture.plugIns = try WalletFixture.container(LoansAssembly())
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

  private struct FragileFeature: WalletFeature {
    let id = "fragile"
    let title = "Fragile"
    let summary = "Breaks"
    let icon = Icon.warning
    let broken: Switch

    func build(in shell: any WalletFeatureDependencies) throws -> Loans {
      guard !broken.isBroken else { throw Broken() }
      return LoansFeature().build(in: shell)
    }
  }

  private struct FragileAssembly: Assembly {
    let broken: Switch

    func assemble(_ container: Container) {
      let broken = broken
      container.register((any WalletFeature).self, name: "fragile") { _ in FragileFeature(broken: broken) }
    }
  }

  @Test func twoFeaturesOfOneIdAreFoundBeforeAnybodySeesThem() throws {
    #expect(throws: ContainerFaults.self) { try WalletFixture.container(LoansAssembly(), LoansAssembly()) }
  }

  @Test func aFeatureThatCannotBeBuiltFailsInItsPlaceAndItsNeighboursGoOn() async throws {
    let broken = Switch()
    let app = try await app(FragileAssembly(broken: broken), RecurringAssembly(), at: "/features")
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
    let app = try await app(LoansAssembly(), at: "/features/loans")
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
}
