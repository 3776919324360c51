internal import EspalierConnectors

/// The windows of an app, and the phase of the app that follows from them.
struct VisibleWindows {
  /// The windows by number, with true for visible ones.
  ///
  /// A window that has never been visible is not included. If a program fetches a page and no browser shows it, there
  /// may be no person.
  private var windows: [Int: Bool] = [:]
  private var unseen: Set<Int> = []
  private var made = 0
  private var lastPhase: LifecycleEvent?

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

  /// Returns the phase if it differs from the last reported one. There is no phase before the first window is visible.
  mutating func takePhase() -> LifecycleEvent? {
    guard lastPhase != nil || !windows.isEmpty else { return nil }
    let phase: LifecycleEvent = windows.isEmpty ? .background : windows.values.contains(true) ? .active : .inactive
    guard phase != lastPhase else { return nil }
    lastPhase = phase
    return phase
  }
}
