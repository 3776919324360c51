/// The properties that a section sets on a row in addition to the row's content.
///
/// They are set on the row's own component, regardless of its class, so that differences include them like everything
/// else that is visible.
///
/// Sections set them; app code uses `Row.actions`, `Row.isLoading` and the parameters of `Section`.
public enum RowProperties {
  /// The number of rows that can be chosen in the row's section: one or many. The value is nil if the row cannot be
  /// chosen.
  @inlinable public static var selection: Property<SelectionKind?> {
    Property(.rowSelection, default: nil)
  }
  /// A Boolean value that indicates whether the row is chosen.
  @inlinable public static var isSelected: Property<Bool> { Property(.isRowSelected, default: false) }
  /// The actions that the row offers.
  @inlinable public static var actions: Property<ActionList> {
    Property(.rowActions, default: ActionList([]))
  }
  /// A Boolean value that indicates whether the row can be moved to another position in its section.
  @inlinable public static var isMovable: Property<Bool> { Property(.isRowMovable, default: false) }
  /// A Boolean value that indicates whether the row's values are still loading. Meanwhile, a placeholder in the shape
  /// of the row is shown.
  @inlinable public static var isLoading: Property<Bool> { Property(.isRowLoading, default: false) }
  /// A Boolean value that indicates whether the app is notified when the row appears and disappears.
  @inlinable public static var isWatched: Property<Bool> { Property(.isRowWatched, default: false) }

  /// The folded text by which a search finds the row; empty for a row that every search shows.
  package static var searchText: Property<String> { Property(.rowSearchText, default: "") }
  /// A Boolean value that indicates whether the row takes two taps in quick succession as a double tap.
  @inlinable public static var takesDoubleTaps: Property<Bool> {
    Property(.rowTakesDoubleTaps, default: false)
  }
}
