import Espalier
import WalletGateways
import WalletStore

/// A window that was opened while the wallet still starts: it shows how far the start is at every place, and becomes the wallet when it is
/// done.
final class WalletStarting: Feature<WalletStartScope, WalletRoute> {
  /// The window that it stands behind, to show the wallet in.
  weak var window: Window?
  private lazy var scene = WalletStartScene(scope.start)
  private var wallet: WalletRoot?

  override func placement(of route: WalletRoute) -> Placement<WalletRoute> {
    wallet.map { .child($0, route) } ?? .root(self.scene)
  }

  override func didActivate() {
    run { [start = scope.start, weak self] in
      // A start that fails is shown by its scene; the command ends.
      guard case .completed(let state) = await start.outcome, let database = state.database else { return }
      await self?.enter(database: database, guest: state.guest)
    }
  }

  /// Shows the wallet; where that fails, the failure with another try.
  private func enter(database: WalletDatabase, guest: UserID?) async {
    do {
      try await becomeWallet(database: database, guest: guest)
    } catch {
      window?.report("The wallet could not be shown after its start: \(error)")
      scene.failure = .init(error: error) { [weak self] in
        self?.run { [weak self] in await self?.enter(database: database, guest: guest) }
      }
    }
  }

  private func becomeWallet(database: WalletDatabase, guest: UserID?) async throws {
    let visit = try await Visit(users: DatabaseGateways.users(of: database), visitor: scope.visitor, guest: guest)
    let root = try WalletRootScope(
      database: database, visitor: visit.visitor, plugIns: scope.plugIns, now: scope.now)
    let wallet = WalletRoot(scope: root, visit: visit)
    try await wallet.listen()
    guard let window, isActive else { return }
    root.themeSwitch.show = { [weak window] in window?.appearance = $0.appearance }
    window.decorate = { [weak wallet] in wallet?.decorate($0) ?? $0 }
    self.wallet = attach(wallet) { $0 }
    window.appearance = visit.theme.appearance
    let path = window.path
    window.restore(NavigationState())
    window.open(path)
  }
}
