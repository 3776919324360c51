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
  ///
  /// The view itself calls this method. A presenter calls ``ScenePresenter/showingActivity(_:)``, which keeps no view
  /// alive while the work runs.
  public func showingActivity<Result>(_ work: @MainActor () async throws -> Result) async rethrows -> Result {
    beginActivity()
    defer { endActivity() }
    return try await work()
  }
}

extension Screen {
  /// Returns the screen with an activity indicator while any work of a view is in progress.
  ///
  /// The indicator is above the content, which keeps its position.
  ///
  /// - Parameters:
  ///   - view: The object whose activity is shown.
  ///   - label: The name of the work, such as “Synchronising”.
  ///   - blocksInput: A Boolean value that indicates whether the person must wait: the indicator is then a dialog that
  ///     cannot be closed, and nothing on the screen can be used. False by default.
  @MainActor public func showing(
    activityOf view: any ActivityShowing, label: String, blocksInput: Bool = false
  ) -> Screen {
    guard view.isActive else { return self }
    var screen = self
    guard blocksInput else {
      screen.activity = label
      return screen
    }
    let indicator = Section("activity", layout: .plain) {
      Row(ActivityIndicator.with(.label(label), .isLabelHidden(), .scale(.large))).id("activity")
    }
    screen.dialogs.append(
      PresentedDialog(dialog: Dialog(title: label, sections: [indicator.undeclared()]), close: nil))
    return screen
  }
}
