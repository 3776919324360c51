public import EspalierViews

/// The part of a long section that a surface has rows for.
///
/// It consists of the number of all rows, and the positions of the rows that the surface has.
///
/// A section with more than 200 rows, or over a ``PagedList``, creates rows only around the visible ones. Its children
/// are the rows at ``positions``, in order. A surface leaves space for the others, and reports the visible positions to
/// its window (`WindowEvent.sight`), as a scrolling list does:
///
/// ```swift
/// let window = RowWindow(count: 50_000, places: [12..<13, 40_000..<40_140])
/// window.rowCount  // 141
/// window.place(of: 1)  // 40_000
/// ```
///
/// Besides the rows around the visible positions there may be single ones: a row that is busy, or a row that the
/// surface asked to keep because it has the focus.
public struct RowWindow: StyleValueConvertible {
  /// A request of the app to scroll to a position. A surface scrolls once for each request, which it recognizes by its
  /// number.
  public struct Jump: Hashable, Sendable {
    /// The position that becomes the first visible one.
    public let position: Int
    /// The number of the request, which is different for each request of the section.
    public let number: Int

    /// Creates a request to scroll to a position.
    public init(position: Int, number: Int) {
      self.position = position
      self.number = number
    }
  }

  /// The number of rows of the section.
  public let count: Int
  /// The positions of the rows that the surface has, as ascending ranges with gaps between them.
  public let positions: [Range<Int>]
  /// The position that the app wants the surface to scroll to; nil for none.
  public let jump: Jump?

  /// Creates a window from the number of rows and the positions that the surface has.
  public init(count: Int, positions: [Range<Int>], jump: Jump? = nil) {
    self.count = count
    self.positions = positions
    self.jump = jump
  }

  /// The number of rows that the surface has.
  public var rowCount: Int { positions.reduce(0) { $0 + $1.count } }

  /// The rows around the visible positions: the longest of the ranges.
  public var main: Range<Int> { positions.max { $0.count < $1.count } ?? 0..<0 }

  /// Returns the position of a row among all rows of the section, from the row's index among the rows that the surface
  /// has.
  public func position(of child: Int) -> Int {
    var left = child
    for run in positions {
      if left < run.count { return run.lowerBound + left }
      left -= run.count
    }
    return count
  }
}
