public import EspalierViews

/// The part of a long section that a surface has rows for: the number of all rows, and the places of those that are
/// there.
///
/// A section with more than 200 rows, or over ``PagedList``, makes rows only around the places in sight. Its children are
/// the rows at ``places``, in order; a surface leaves room for the others, and tells its window which places are in
/// sight (`WindowEvent.sight`), as a scrolling list does:
///
/// ```swift
/// let window = RowWindow(count: 50_000, places: [12..<13, 40_000..<40_140])
/// window.rowCount  // 141
/// window.place(of: 1)  // 40_000
/// ```
///
/// Besides the rows around the places in sight there may be single ones: a row that is busy, or that the surface asked
/// to keep because the focus is in it.
public struct RowWindow: StyleValueConvertible {
  /// A place that the app wants to be in sight: a surface scrolls there once for each number.
  public struct Jump: Hashable, Sendable {
    /// The place that is to be the first in sight.
    public let place: Int
    /// The number of the jump, another one for each jump of the section.
    public let number: Int

    /// Creates a jump.
    public init(place: Int, number: Int) {
      self.place = place
      self.number = number
    }
  }

  /// The number of rows of the section.
  public let count: Int
  /// The places of the rows that are there: ranges in order that do not touch.
  public let places: [Range<Int>]
  /// The place that the app wants the surface to scroll to; nil for none.
  public let jump: Jump?

  /// Creates a window.
  public init(count: Int, places: [Range<Int>], jump: Jump? = nil) {
    self.count = count
    self.places = places
    self.jump = jump
  }

  /// The number of rows that are there.
  public var rowCount: Int { places.reduce(0) { $0 + $1.count } }

  /// The rows around the places in sight: the longest of the ranges.
  public var main: Range<Int> { places.max { $0.count < $1.count } ?? 0..<0 }

  /// Returns the place of a row by its index among the section's children, counted from 0.
  public func place(of child: Int) -> Int {
    var left = child
    for run in places {
      if left < run.count { return run.lowerBound + left }
      left -= run.count
    }
    return count
  }
}
