import Espalier
import WalletStore

/// A window that was opened while the wallet still starts: it shows how far the start is, and becomes the wallet when it is done.
final class WalletStartModule: Module<WalletStartScope> {
  let coordinator: WalletStartCoordinator
  /// The window that it stands behind, to show the wallet in.
  weak var window: Window?

  override init(scope: WalletStartScope) {
    coordinator = WalletStartCoordinator(scope: scope)
    super.init(scope: scope)
    own(coordinator)
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
      coordinator.scene.failure = .init(error: error) { [weak self] in
        self?.run { [weak self] in await self?.enter(database: database, guest: guest) }
      }
    }
  }

  private func becomeWallet(database: WalletDatabase, guest: UserID?) async throws {
    let visit = try await Visit(database: database, visitor: scope.visitor, guest: guest)
    let root = try WalletRootScope(
      database: database, visitor: visit.visitor, navigator: scope.navigator, plugIns: scope.plugIns, now: scope.now)
    let module = try WalletModule(scope: root, visit: visit)
    try await module.listen()
    guard let window, isActive else { return }
    root.themeSwitch.show = { [weak window] in window?.appearance = $0.appearance }
    window.decorate = { [weak module] in module?.decorate($0) ?? $0 }
    try attach(module)
    coordinator.hand(over: module.coordinator)
    window.appearance = visit.theme.appearance
    let path = window.path
    window.restore(NavigationState())
    window.open(path)
  }
}
