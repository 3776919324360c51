import Espalier
import WalletFeatures
import WalletStore

/// The root of the tree of features: the welcome for a stranger, the wallet for who is signed in.
final class WalletModule: Module<WalletRootScope> {
  /// Turns every route of the app into what is shown.
  let coordinator: WalletCoordinator
  private let session: SessionModule?
  private var changes: AsyncStream<Void>?

  /// Puts the tree together; it comes to life with `activate()`.
  /// - Parameters:
  ///   - user: Whose wallet it is, nil for a stranger.
  ///   - isGuest: Whether a stranger looks round in it, who may still sign in.
  init(scope: WalletRootScope, user: UserID?, isGuest: Bool = false) throws {
    let welcome = user == nil || isGuest ? WelcomeBuilder().build(in: scope) : nil
    let session = try user.map { try SessionModule(SessionScope(scope, user: $0, isGuest: isGuest)) }
    self.session = session
    coordinator = WalletCoordinator(navigator: scope.navigator, welcome: welcome?.coordinator, session: session)
    super.init(scope: scope)
    own(coordinator)
    if let welcome { try attach(welcome) }
    if let session { try attach(session) }
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
