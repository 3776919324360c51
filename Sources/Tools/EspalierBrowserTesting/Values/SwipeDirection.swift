/// The direction in which a finger goes when it swipes.
public enum SwipeDirection: Sendable, Hashable, CaseIterable {
  /// To the left edge of the window, as when a row of a list shows what can be done with it.
  case left
  /// To the right edge of the window.
  case right
  /// To the upper edge of the window, as when the page is scrolled on.
  case up
  /// To the lower edge of the window.
  case down

  /// The step of one pixel.
  var step: (x: Int, y: Int) {
    switch self {
    case .left: (-1, 0)
    case .right: (1, 0)
    case .up: (0, -1)
    case .down: (0, 1)
    }
  }
}
