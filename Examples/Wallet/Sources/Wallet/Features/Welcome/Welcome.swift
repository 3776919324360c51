import Espalier

/// Signing in, signing up, and looking round.
final class Welcome: Feature<WelcomeScope, WelcomeRoute> {
  override func placement(of route: WelcomeRoute) -> Placement<WelcomeRoute> { .root(WelcomeScene(route: route)) }
}
