import Espalier

/// Signing in, signing up, and looking round.
final class WelcomeModule: Module<WelcomeScope> {
  let coordinator: WelcomeCoordinator

  override init(scope: WelcomeScope) {
    coordinator = WelcomeCoordinator(scope: scope)
    super.init(scope: scope)
    own(coordinator)
  }
}
