package import Espalier
package import Foundation
package import WalletFeatures
package import WalletGateways
import WalletStore

/// The root of Wallet: while the wallet still starts it shows the progress at every place, and it is the wallet as soon
/// as the start is done.
///
/// ```swift
/// let start = FlowRun(.walletStart(), state: WalletStart(directory: directory), interaction: .refuse)
/// let root = try await WalletStarting(start: start, visitor: visitor, plugIns: plugIns)
/// ```
package final class WalletStarting: Feature<WalletStartScope, WalletRoute> {
  /// The window of this root.
  private weak var window: Window?
  private lazy var scene = WalletStartScene(scope.start)
  private var wallet: WalletRoot?
  private var theme = UserSettings.Theme.system

  /// Creates the root of one window. A wallet whose start is done is there at once.
  ///
  /// - Throws: `WalletError` when the storage cannot be read.
  package convenience init(
    start: FlowRun<WalletStart>, visitor: Visitor, plugIns: PlugIns<any WalletShell>,
    collection: (any CollectedDataGateway)? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) async throws {
    self.init(
      scope: WalletStartScope(start: start, visitor: visitor, plugIns: plugIns, collection: collection, now: now))
    if case .completed(let state) = start.end { try await becomeWallet(state) }
  }

  override init(scope: WalletStartScope) { super.init(scope: scope) }

  /// Gives the window the looks that the person has chosen, now and when they choose others.
  package func prepare(_ window: Window) {
    self.window = window
    window.decorate = { [weak self] in self?.wallet?.decorate($0) ?? $0 }
    window.appearance = theme.appearance
  }

  override package func placement(of route: WalletRoute) -> Placement<WalletRoute> {
    wallet.map { .child($0, route) } ?? .root(self.scene)
  }

  override package func didActivate() {
    guard wallet == nil else { return }
    run { [start = scope.start, weak self] in
      // A start that fails is shown by its scene; the command ends.
      guard case .completed(let state) = await start.outcome else { return }
      await self?.enter(state)
    }
  }

  /// Shows the wallet; where that fails, the failure with another try.
  private func enter(_ state: WalletStart) async {
    do {
      try await becomeWallet(state)
      guard let window, wallet != nil else { return }
      window.appearance = theme.appearance
      let path = window.path
      window.restore(NavigationState())
      window.open(path)
    } catch {
      window?.report("The wallet could not be shown after its start: \(error)")
      scene.failure = .init(error: error) { [weak self] in self?.run { [weak self] in await self?.enter(state) } }
    }
  }

  private func becomeWallet(_ state: WalletStart) async throws {
    guard let database = state.database else { return }
    let visit = try await Visit(
      users: DatabaseGateways.users(of: database), visitor: scope.visitor, guest: state.guest)
    let root = WalletRootScope(
      database: database, visitor: visit.visitor, plugIns: scope.plugIns, collection: scope.collection,
      now: scope.now)
    let wallet = WalletRoot(scope: root, visit: visit)
    try await wallet.listen()
    root.themeSwitch.show = { [weak self] in self?.window?.appearance = $0.appearance }
    theme = visit.settings.theme
    self.wallet = attach(wallet) { $0 }
  }
}
