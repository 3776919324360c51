import Espalier

/// Signing in, signing up, and looking round.
final class Welcome: Feature<WelcomeScope, WelcomeRoute> {
  /// What was wrong with the form that was just sent. It is said once; who comes back later begins anew.
  private lazy var rejection = scope.visitor.rejection

  override func placement(of route: WelcomeRoute) -> Placement<WelcomeRoute> { .root(self.scene(for: route)) }

  private func scene(for route: WelcomeRoute) -> WelcomeScene {
    defer { rejection = nil }
    return WelcomeScene(route: route, rejection: rejection)
  }
}
