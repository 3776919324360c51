import Espalier
import WalletFeatures
import WalletGateways

/// The root of the app: the welcome for a stranger, the wallet for a signed-in user, and both for a guest.
final class WalletRoot: Feature<WalletRootScope, WalletRoute> {
  private lazy var welcome = attach(Welcome(scope: WelcomeScope(scope)), as: WalletRoute.welcome)
  private lazy var session = sessionScope.map { attach(Session(scope: $0)) { $0 } }
  private let sessionScope: SessionScope?
  private let isSignedIn: Bool
  private var changes: AsyncStream<Void>?

  /// Puts the tree together; it comes to life with `activate()`.
  init(scope: WalletRootScope, visit: Visit) {
    sessionScope = visit.user.map { SessionScope(scope, user: $0, visit: visit) }
    // A stranger who looks round may still sign in.
    isSignedIn = visit.user != nil && visit.sample != .shared
    super.init(scope: scope)
  }

  /// Returns the permission for a route. A wallet is for signed-in users: others sign in first, and are led on to where
  /// they wanted to go.
  override func permission(for route: WalletRoute) -> Permission<WalletRoute> {
    switch route {
    case .welcome(let welcome):
      isSignedIn ? .redirect(welcome.next.flatMap(onward) ?? .overview(.month(nil))) : .granted
    case .overview, .accounts, .operations, .payees, .features, .plugIn, .settings:
      sessionScope == nil ? .redirect(.welcome(.signIn(next: route.path == .root ? nil : route.path))) : .granted
    }
  }

  override func placement(of route: WalletRoute) -> Placement<WalletRoute> {
    switch route {
    case .welcome(let route):
      .child(
        self.welcome, route, in: sessionScope == nil ? .inPlace : .present(orOver: .overview(.month(nil))))
    case .overview, .accounts, .operations, .payees, .features, .plugIn, .settings: .child(self.session, route)
    }
  }

  /// Sets what every screen of the wallet reads: the formats, the currency of totals, and the versions of the data.
  override func prepare(_ environment: inout EnvironmentValues) {
    environment.formats = scope.formats
    environment.totals = scope.totals
    environment.dataVersions = scope.data
  }

  /// Returns the place to which somebody goes on after signing in; never signing in again.
  private func onward(to path: Path) -> WalletRoute? {
    guard let route = try? WalletRoute(at: path) else { return nil }
    if case .welcome = route { return nil }
    return route
  }

  /// The tables of all texts in other languages: the wallet's own, and those of the features that are plugged in.
  var tables: [TextTable] { TextTable.wallet + (session?.plugInTables ?? []) }

  /// Returns a screen with the parts that all places of the wallet have in common.
  func decorate(_ screen: Screen) -> Screen { sessionScope?.frame.around(screen) ?? screen }

  /// Begins to listen for commits. Done before anything is read, so that nothing is missed and nothing is read twice.
  func listen() async throws {
    changes = try await sessionScope?.changesGateway.changes()
    await chooseTotals()
    await sessionScope?.undoOffer.resume(at: scope.now())
  }

  /// Tells the scenes of commits as long as the window is open.
  override func didActivate() {
    guard let changes else { return }
    self.changes = nil
    run { [data = scope.data, weak self] in
      for await _ in changes {
        data.raise(.ledger)
        await self?.chooseTotals()
      }
    }
  }

  /// Has all screens show totals in the currency that the person wants now. Where that cannot be found out they stay as
  /// they are; the screens themselves say what is wrong with the storage.
  private func chooseTotals() async {
    guard let choice = try? await sessionScope?.totalsGateway.totalCurrency() else { return }
    scope.totals.show(choice)
  }
}
