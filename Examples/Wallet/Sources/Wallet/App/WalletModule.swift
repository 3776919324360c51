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
  init(scope: WalletRootScope, visit: Visit) throws {
    // A stranger who looks round may still sign in.
    let welcome = visit.user == nil || visit.sample == .shared ? WelcomeBuilder().build(in: scope) : nil
    let session = try visit.user.map { try SessionModule(SessionScope(scope, user: $0, sample: visit.sample)) }
    self.session = session
    coordinator = WalletCoordinator(navigator: scope.navigator, welcome: welcome?.coordinator, session: session)
    super.init(scope: scope)
    own(coordinator)
    if let welcome { try attach(welcome) }
    if let session { try attach(session) }
  }

  /// A screen with what all places of the wallet have in common.
  func decorate(_ screen: Screen) -> Screen { session?.scope.frame.around(screen) ?? screen }

  /// Begins to listen for commits. Done before anything is read, so that nothing is missed and nothing is read twice.
  func listen() async throws {
    changes = try await session?.scope.changesGateway.changes()
    await session?.scope.undoOffer.resume(at: scope.now())
  }

  /// Tells the scenes of commits as long as the window is open.
  override func didActivate() {
    guard let changes else { return }
    self.changes = nil
    run { [dataVersion = scope.dataVersion] in
      for await _ in changes { dataVersion.bump() }
    }
  }
}
