/// The properties that a section sets on a row beside what the row shows.
///
/// They are set on the row's own component, whatever its class, so that they take part in differences like everything
/// else that is seen.
///
/// Sections set them; app code uses `Row.actions`, `Row.isLoading` and the parameters of `Section`.
public enum RowProperties {
  /// The kind of selection that the row takes part in, of one row or of many; nil when the row cannot be chosen.
  @inlinable public static var selection: Property<SelectionKind?> {
    Property(.rowSelection, default: nil)
  }
  /// A Boolean value that indicates whether the row is chosen.
  @inlinable public static var isSelected: Property<Bool> { Property(.isRowSelected, default: false) }
  /// The actions that can be done with the row.
  @inlinable public static var actions: Property<ActionList> {
    Property(.rowActions, default: ActionList([]))
  }
  /// A Boolean value that indicates whether the row can be moved to another place of its section.
  @inlinable public static var isMovable: Property<Bool> { Property(.isRowMovable, default: false) }
  /// A Boolean value that indicates whether the row's values are still under way, so that its shape is shown in their
  /// place.
  @inlinable public static var isLoading: Property<Bool> { Property(.isRowLoading, default: false) }
  /// A Boolean value that indicates whether the app is told when the row comes into sight and goes out of it.
  @inlinable public static var isWatched: Property<Bool> { Property(.isRowWatched, default: false) }

  /// A Boolean value that indicates whether the row takes two taps in quick succession as a double tap.
  @inlinable public static var takesDoubleTaps: Property<Bool> {
    Property(.rowTakesDoubleTaps, default: false)
  }
}
