/// The position of a child coordinator's places among the places of its parent; see ``Placement/child(_:_:in:)``.
///
/// The child's `.root` is the first place at that position. The child's own placements order its other places. Those
/// that the child puts on the visible stack stay in the tab or modal of this position, which becomes visible with them.
@MainActor
public struct ChildPlacement<Place: Route> {
  let kind: PlacementKind<Place>

  /// The position that the parent itself has: the first place of the parent's container.
  public static var inPlace: ChildPlacement { ChildPlacement(kind: .root(tab: nil)) }

  /// Returns a position in one of the parent's tabs; see ``Coordinating/tabs``.
  public static func tab(_ id: String) -> ChildPlacement { ChildPlacement(kind: .root(tab: id)) }

  /// Returns a position on the stack, above a place of the parent.
  public static func push(over below: Place) -> ChildPlacement { ChildPlacement(kind: .over(below)) }

  /// Returns a position on the visible stack, or above a place of the parent if nothing is visible.
  public static func push(orOver below: Place) -> ChildPlacement {
    ChildPlacement(kind: .overWhatIsVisible(orOver: below))
  }

  /// Returns a position in a modal with its own stack, above the visible place. If nothing is visible, the modal is
  /// above a place of the parent.
  public static func present(orOver below: Place) -> ChildPlacement {
    ChildPlacement(kind: .modal(.sheet, orOver: below))
  }

  /// Returns a position in a modal that covers all other content.
  public static func cover(orOver below: Place) -> ChildPlacement {
    ChildPlacement(kind: .modal(.cover, orOver: below))
  }

  /// Returns a position in a separate window if the surface has several windows, and otherwise in a modal.
  public static func window(orOver below: Place) -> ChildPlacement {
    ChildPlacement(kind: .modal(.window, orOver: below))
  }
}
