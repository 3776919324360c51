import Espalier
import WalletStore

/// The root of the tree of features: the welcome for a stranger, the wallet for who is signed in.
final class WalletModule: Module<WalletRootScope> {
  /// Turns every route of the app into what is shown.
  let coordinator: WalletCoordinator
  private let session: SessionModule?
  private var changes: AsyncStream<Void>?

  /// Puts the tree together; it comes to life with `activate()`.
  /// - Parameter user: Who is signed in, nil for a stranger.
  init(scope: WalletRootScope, user: UserID?) throws {
    if let user {
      let module = try SessionModule(SessionScope(scope, user: user))
      session = module
      coordinator = WalletCoordinator(navigator: scope.navigator, session: module)
      super.init(scope: scope)
      try attach(module)
    } else {
      let module = WelcomeBuilder().build(in: scope)
      session = nil
      coordinator = WalletCoordinator(navigator: scope.navigator, welcome: module.coordinator)
      super.init(scope: scope)
      try attach(module)
    }
  }

  /// Begins to listen for commits. Done before anything is read, so that nothing is missed and nothing is read twice.
  func listen() async throws { changes = try await session?.scope.changesGateway.changes() }

  /// Tells the scenes of commits as long as the window is open.
  override func didActivate() {
    guard let changes else { return }
    self.changes = nil
    run { [dataVersion = scope.dataVersion] in
      for await _ in changes { dataVersion.bump() }
    }
  }
}
