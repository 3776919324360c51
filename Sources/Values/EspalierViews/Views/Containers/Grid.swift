/// A container that arranges parts row by row in columns of equal width. It has a given number of columns, or as many
/// as fit.
///
/// ```swift
/// let figures: Component<Grid<Label, Label, Label>> = Grid.of(
///   Label.with(.text("In")), Label.with(.text("Out")), Label.with(.text("Left")))
/// let pairs = figures.adding(.columns(2), .gap(.large))
/// ```
///
/// For a grid of data, use a section with the grid layout; this class is for a handful of known parts.
public final class Grid<each Part: View>: GridContainer {
  /// The layout of the parts, in order and named by their index.
  public override class var layout: Layout {
    StackParts.layout(.horizontal, .medium, .stretch, repeat (each Part).self)
  }

  /// Returns a grid of parts in columns and rows.
  public static func of(_ part: repeat Component<each Part>) -> Component<Grid<repeat each Part>> {
    Component(storage: StackParts.storage(of: repeat each part))
  }
}

/// The base of all grids, regardless of their parts.
open class GridContainer: ContainerView {
  /// The arrangement of the parts: a grid of columns and rows.
  open override class var arrangement: Arrangement { .grid }
  /// The number of columns of the grid, or `.fitting` for as many columns as fit.
  @inlinable public static var columns: Property<GridColumns> { Property(.gridContainerColumns, default: .fitting) }
}

/// The number of columns of a grid: a number, or as many as fit.
public struct GridColumns: RawRepresentable, StyleValueConvertible, ExpressibleByIntegerLiteral {
  /// The number of columns; 0 for as many as fit.
  public var rawValue: Int

  /// Creates a number of columns, at most 6; 0 for as many as fit.
  public init(rawValue: Int) { self.rawValue = min(max(rawValue, 0), 6) }
  /// Creates a number of columns, at most 6.
  public init(integerLiteral value: Int) { self.init(rawValue: value) }

  /// As many columns as fit, each at least 144 points wide.
  public static let fitting = GridColumns(rawValue: 0)
}
