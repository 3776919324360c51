internal import Observation

/// The notice that a navigator shows something else. Scenes are followed each by its own presence.
@MainActor
final class NavigatorWatch {
  private let navigator: Navigator
  private let onChange: @MainActor () -> Void
  /// Raised from the start: nothing has been looked at.
  private let change = ChangeFlag(isRaised: true)

  init(_ navigator: Navigator, onChange: @escaping @MainActor () -> Void) {
    self.navigator = navigator
    self.onChange = onChange
  }

  /// True when the navigator shows something else than was looked at last.
  var hasNews: Bool { change.isRaised }

  /// Looks at the navigator, and follows it from there.
  /// - Returns: False when nothing is new.
  func look() -> Bool {
    guard change.lower() else { return false }
    withObservationTracking {
      let arrangement = navigator.arrangement
      for modal in [nil] + arrangement.modals.indices.map(Optional.some) {
        for tabs in arrangement.tabs(in: modal) { _ = tabs.owner.tabItems.count }
      }
      _ = (navigator.obstacle, navigator.leaving == nil, navigator.isUnanswered, navigator.hasLostStates)
    } onChange: { [weak self, change] in
      guard change.raise() else { return }
      Task { @MainActor in if change.isRaised { self?.onChange() } }
    }
    return true
  }

  /// Returns true when a person asked for a change since the last call.
  func takeAskedFor() -> Bool { change.takeAskedFor() }
}
