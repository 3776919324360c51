public import EspalierNavigation
internal import EspalierScreens

extension Window {
  /// Returns the content and the controls of the window, with bars and modals, as a value.
  ///
  /// ```swift
  /// @MainActor func reading(_ window: Window) async -> String {
  ///   await window.settled()
  ///   return window.snapshot().text
  /// }
  /// ```
  public func snapshot() -> ScreenSnapshot {
    let live = LiveTree()
    live.apply(whole())
    return ScreenSnapshot(items: live.allElements.map(ScreenSnapshot.Item.init))
  }
}
