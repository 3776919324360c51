import Espalier

/// Builds the welcome.
struct WelcomeBuilder: Builder {
  func build(in parent: any WelcomeDependencies) -> WelcomeModule { WelcomeModule(scope: WelcomeScope(parent)) }
}
