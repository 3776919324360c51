import Espalier

/// Shows the welcome.
final class WelcomeCoordinator: Coordinator<WelcomeRoute> {
  /// What was wrong with the form that was just sent. It is said once; who comes back later begins anew.
  private var rejection: SubmissionRejection?

  init(scope: WelcomeScope) {
    rejection = scope.visitor.rejection
    super.init(navigator: scope.navigator)
  }

  override func show(_ route: WelcomeRoute) { root(scene(for: route)) }

  /// The scene of a place, for whoever shows it above a wallet that a guest looks round in.
  func scene(for route: WelcomeRoute) -> WelcomeScene {
    defer { rejection = nil }
    return WelcomeScene(route: route, rejection: rejection)
  }
}
