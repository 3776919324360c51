import Espalier

/// What the welcome needs of whoever shows it. It names no parent, so the feature can be built into another app as it is.
@MainActor
protocol WelcomeDependencies: AnyObject {
  /// Who looks at the window, with what was wrong with the form they have just sent.
  var visitor: Visitor { get }
}
