internal import EspalierViews

/// A view that shows that work is under way.
///
/// ```swift
/// @MainActor @Observable final class SyncScene: Scene, ActivityShowing {
///   var activity = 0
///   func sync() async throws { try await showingActivity { try await Task.sleep(for: .seconds(1)) } }
///   var screen: Screen { Screen(title: "Sync") {}.showing(activityOf: self, label: "Synchronising") }
/// }
/// ```
@MainActor
public protocol ActivityShowing: AnyObject, Sendable {
  /// The number of pieces of work under way.
  var activity: Int { get set }
}

extension ActivityShowing {
  /// A Boolean value that indicates whether any work is under way.
  public var isActive: Bool { activity > 0 }

  /// Begins an activity. Each call needs a matching call of ``endActivity()``.
  public func beginActivity() { activity += 1 }

  /// Ends an activity. Without a matching call of ``beginActivity()``, it changes nothing.
  public func endActivity() { activity = max(0, activity - 1) }

  /// Runs work, and shows activity until the work returns or throws.
  public func showingActivity<Result>(_ work: @MainActor () async throws -> Result) async rethrows -> Result {
    beginActivity()
    defer { endActivity() }
    return try await work()
  }
}

extension Screen {
  /// Returns the screen with an activity indicator above its content while any work of a view is in progress.
  ///
  /// - Parameters:
  ///   - view: The object whose activity is shown.
  ///   - label: The description of the activity for screen readers.
  @MainActor public func showing(activityOf view: any ActivityShowing, label: String) -> Screen {
    guard view.isActive else { return self }
    var screen = self
    screen.sections.insert(
      Section("activity", layout: .plain) {
        Row(ActivityIndicator.with(.label(label))).id("activity")
      }.undeclared(), at: 0)
    return screen
  }
}
