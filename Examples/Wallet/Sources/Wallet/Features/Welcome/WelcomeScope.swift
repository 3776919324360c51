import Espalier

/// The scope of the welcome.
final class WelcomeScope: Scope<any WelcomeDependencies> {}
