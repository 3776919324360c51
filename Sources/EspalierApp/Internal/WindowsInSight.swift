internal import EspalierConnectors

/// The windows of an app, and the phase of the app that follows from them.
struct WindowsInSight {
  /// By their numbers, whether somebody sees them.
  private var windows: [Int: Bool] = [:]
  private var made = 0
  private var told: LifecycleEvent?

  /// Takes a window in, and gives the number that it is known by.
  mutating func add(isVisible: Bool) -> Int {
    made += 1
    windows[made] = isVisible
    return made
  }

  mutating func see(_ window: Int, _ isVisible: Bool) {
    if windows[window] != nil { windows[window] = isVisible }
  }

  mutating func remove(_ window: Int) { windows[window] = nil }

  /// The phase, where it is another one than was told last.
  mutating func takePhase() -> LifecycleEvent? {
    let phase: LifecycleEvent = windows.isEmpty ? .background : windows.values.contains(true) ? .active : .inactive
    guard phase != told else { return nil }
    told = phase
    return phase
  }
}
