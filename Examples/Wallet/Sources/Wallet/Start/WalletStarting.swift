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
  private var settings = UserSettings()
  private var spoken: (language: UserSettings.Language, tables: [TextTable])?

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

  /// Gives the window the looks and the language that the person has chosen, now and when they choose others.
  package func prepare(_ window: Window) {
    self.window = window
    window.decorate = { [weak self] in self?.wallet?.decorate($0) ?? $0 }
    dress(window)
  }

  /// Shows the window in the person's looks and language.
  private func dress(_ window: Window) {
    window.appearance = settings.theme.appearance
    speak(settings.language, in: window)
  }

  /// A language that is spoken already makes no screen anew.
  private func speak(_ language: UserSettings.Language, in window: Window) {
    let tables = wallet?.tables ?? TextTable.wallet
    guard spoken?.language != language || spoken?.tables != tables else { return }
    spoken = (language, tables)
    window.localization = language.localization(of: scope.visitor, tables: tables)
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
      dress(window)
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
    root.languageSwitch.show = { [weak self] language in
      if let self, let window { speak(language, in: window) }
    }
    settings = visit.settings
    self.wallet = attach(wallet) { $0 }
  }
}
