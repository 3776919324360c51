internal import EspalierConnectors
internal import EspalierNavigation

/// An observer of the visible screen of a window, which reports each change.
@MainActor
final class VisibleScreens {
  private let patterns: ScreenPatterns
  private let notify: @MainActor (LifecycleEvent) -> Void
  private var path: Path?

  init(_ patterns: ScreenPatterns, notify: @escaping @MainActor (LifecycleEvent) -> Void) {
    self.patterns = patterns
    self.notify = notify
  }

  func show(_ state: NavigationState) { show(state.place) }

  func end() { show(nil) }

  private func show(_ new: Path?) {
    guard new != path else { return }
    if let path { notify(.screenDisappeared(pattern: patterns.pattern(of: path))) }
    if let new { notify(.screenAppeared(pattern: patterns.pattern(of: new))) }
    path = new
  }
}
