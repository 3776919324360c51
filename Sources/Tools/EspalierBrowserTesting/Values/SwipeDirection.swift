/// The direction of a finger that swipes.
public enum SwipeDirection: Sendable, Hashable, CaseIterable {
  /// The finger moves to the left edge of the window, as when a row of a list shows its actions.
  case left
  /// The finger moves to the right edge of the window.
  case right
  /// The finger moves to the upper edge of the window, as when the page is scrolled down.
  case up
  /// The finger moves to the lower edge of the window.
  case down

  /// The movement by one pixel in the direction of the swipe.
  var step: (x: Int, y: Int) {
    switch self {
    case .left: (-1, 0)
    case .right: (1, 0)
    case .up: (0, -1)
    case .down: (0, 1)
    }
  }
}
