internal import Observation

/// The observation of a navigator's changes. Each scene is observed by its own presence.
@MainActor
final class NavigatorWatch {
  private let navigator: Navigator
  private let onChange: @MainActor () -> Void
  /// The flag for unread changes of the navigator. It is raised at the start, because the navigator has not been read
  /// yet.
  private let change = ChangeFlag(isRaised: true)

  init(_ navigator: Navigator, onChange: @escaping @MainActor () -> Void) {
    self.navigator = navigator
    self.onChange = onChange
  }

  /// True if the navigator has changed since the last ``look()``.
  var hasChanged: Bool { change.isRaised }

  /// Reads the navigator, and observes it from then on.
  /// - Returns: False if nothing has changed.
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

  /// Returns true if a person requested a change since the last call.
  func takeAskedFor() -> Bool { change.takeAskedFor() }
}
