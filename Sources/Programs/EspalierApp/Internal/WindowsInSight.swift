internal import EspalierConnectors

/// The windows of an app, and the phase of the app that follows from them.
struct WindowsInSight {
  /// The windows by number, with true for visible ones. A window that has never been visible is not included: a page
  /// that a program fetches, and that no browser shows, is no sign of a person.
  private var windows: [Int: Bool] = [:]
  private var unseen: Set<Int> = []
  private var made = 0
  private var told: LifecycleEvent?

  /// Adds a window, and returns its number.
  mutating func add(isVisible: Bool) -> Int {
    made += 1
    if isVisible { windows[made] = true } else { unseen.insert(made) }
    return made
  }

  mutating func see(_ window: Int, _ isVisible: Bool) {
    if windows[window] != nil || isVisible && unseen.remove(window) != nil { windows[window] = isVisible }
  }

  mutating func remove(_ window: Int) {
    windows[window] = nil
    unseen.remove(window)
  }

  /// Returns the phase when it differs from the last reported one. Before the first window is visible, there is none.
  mutating func takePhase() -> LifecycleEvent? {
    guard told != nil || !windows.isEmpty else { return nil }
    let phase: LifecycleEvent = windows.isEmpty ? .background : windows.values.contains(true) ? .active : .inactive
    guard phase != told else { return nil }
    told = phase
    return phase
  }
}
