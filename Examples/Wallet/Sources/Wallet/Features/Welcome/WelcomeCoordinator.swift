import Espalier

/// Shows the welcome.
final class WelcomeCoordinator: Coordinator<WelcomeRoute> {
  /// What was wrong with the form that was just sent. It is said once; who comes back later begins anew.
  private var rejection: SubmissionRejection?

  init(scope: WelcomeScope) {
    rejection = scope.visitor.rejection
    super.init(navigator: scope.navigator)
  }

  override func show(_ route: WelcomeRoute) {
    let rejection = rejection
    self.rejection = nil
    root(WelcomeScene(route: route, rejection: rejection))
  }
}
