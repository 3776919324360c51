public import EspalierScreens
internal import EspalierViews

/// A view that shows that something is under way.
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
  /// How many things are under way.
  var activity: Int { get set }
}

extension ActivityShowing {
  /// Whether anything is under way.
  public var isActive: Bool { activity > 0 }

  /// Something begins; each beginning needs its end.
  public func beginActivity() { activity += 1 }

  /// Something has ended. One end too many changes nothing.
  public func endActivity() { activity = max(0, activity - 1) }

  /// Shows activity while work is under way, however it ends.
  public func showingActivity<Result>(_ work: @MainActor () async throws -> Result) async rethrows -> Result {
    beginActivity()
    defer { endActivity() }
    return try await work()
  }
}

extension Screen {
  /// The screen with a line that moves above everything while its view is active.
  ///
  /// - Parameter label: What is under way, as screen readers say it.
  @MainActor public func showing(activityOf view: any ActivityShowing, label: String) -> Screen {
    guard view.isActive else { return self }
    var screen = self
    screen.sections.insert(
      Section("activity", layout: .plain) { Row(ActivityIndicator.with(.label(label))).id("activity") }, at: 0)
    return screen
  }
}
