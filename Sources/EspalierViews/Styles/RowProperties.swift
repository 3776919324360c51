/// What a section says of a row beside what the row shows: set on the row's own component, whatever its class, so that
/// it takes part in differences like everything else that is seen.
///
/// Sections set them; app code uses `Row.actions`, `Row.isLoading` and the parameters of `Section`.
public enum RowProperties {
  /// How the row is chosen among its neighbours; nil when it is not to be chosen.
  @inlinable public static var selection: Property<SelectionKind?> {
    Property(number: 400, "rowSelection", default: nil)
  }
  /// Whether the row is chosen.
  @inlinable public static var isSelected: Property<Bool> { Property(number: 401, "isRowSelected", default: false) }
  /// What can be done with the row.
  @inlinable public static var actions: Property<ActionList> {
    Property(number: 402, "rowActions", default: ActionList([]))
  }
  /// Whether the row can be put at another place of its section.
  @inlinable public static var isMovable: Property<Bool> { Property(number: 403, "isRowMovable", default: false) }
  /// Whether the row's values are still under way, so that its shape is shown in their place.
  @inlinable public static var isLoading: Property<Bool> { Property(number: 404, "isRowLoading", default: false) }
  /// Whether the app wants to know when the row comes into sight and goes out of it.
  @inlinable public static var isWatched: Property<Bool> { Property(number: 405, "isRowWatched", default: false) }

  /// Whether the row hears of two taps in quick succession.
  @inlinable public static var takesDoubleTaps: Property<Bool> {
    Property(number: 406, "rowTakesDoubleTaps", default: false)
  }

  /// The numbers of all of them.
  package static var numbers: ClosedRange<UInt16> { selection.number...takesDoubleTaps.number }
}
