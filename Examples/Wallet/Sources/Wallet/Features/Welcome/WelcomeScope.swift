import Espalier

/// The objects that the welcome needs of the scope that shows it. The protocol names no parent, so the feature can be
/// built into another app as it is.
@MainActor
protocol WelcomeDependencies: AnyObject {
  /// The visitor of the window.
  var visitor: Visitor { get }
}

/// The scope of the welcome.
final class WelcomeScope: Scope<any WelcomeDependencies> {}
