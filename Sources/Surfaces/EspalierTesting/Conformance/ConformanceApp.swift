public import EspalierNavigation
public import EspalierScreens
internal import EspalierViews

/// A small app that contains everything that a surface must be able to show. ``SurfaceConformance`` drives it.
///
/// The app has tabs with stacks, a keyed list whose rows are inserted, removed and moved, and a form with bound
/// controls. It has modals, loading with failure and retry, a paged list, and a form that signs a person in. It has
/// bars, dialogs and messages, a form with rules, two panes, and a place that does not exist.
///
/// ```swift
/// @MainActor func check(_ check: SurfaceConformance.Check) async throws {
///   let app = try await TestApp(submissions: ConformanceApp.submissions) { visitor in
///     ConformanceApp.makeConformanceWindow(for: visitor)
///   }
///   try await check.run(app)
/// }
/// ```
public enum ConformanceApp {
  /// The name of the app. In the title of a window, it follows the title of the screen.
  public static let title = "Conformance"

  /// The handlers of the app's forms.
  ///
  /// `sign-in` accepts `eva` with the password `rosebud` and throws for `nobody`; `sign-out` signs the person out.
  public static let submissions: [Submission: SubmissionHandler] = [
    .signIn: { values, _ in
      if values["user"] == "nobody" { throw RawError() }
      guard values["user"] == "eva" else { return .rejected(["user": "Nobody is called that"]) }
      guard values["password"] == "rosebud" else { return .rejected([.form: "That was not the password"]) }
      return .signIn(identity: "eva", to: "/")
    },
    .signOut: { _, _ in .signOut(to: "/") },
  ]

  /// Creates a window of the app with its own state. The window does not show a place yet.
  @MainActor public static func makeConformanceWindow(for visitor: Visitor = Visitor()) -> Window {
    // Time passes only when a button is tapped for it, so that no check waits.
    let clock = ManualClock()
    return Window(coordinator: ConformanceCoordinator(visitor: visitor, clock: clock), title: title, clock: clock)
  }
}

extension Submission {
  static let signIn = Submission("sign-in")
  static let signOut = Submission("sign-out")
}
