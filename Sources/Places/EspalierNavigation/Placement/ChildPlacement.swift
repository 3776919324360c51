/// The position of a child's places in those of its parent; see ``Placement/child(_:_:in:)``.
///
/// The child's `.root` becomes the first place there. Its other places stand over each other as the child says. Those that
/// stand on what is in sight stay in the tab or modal that they are put in: it comes into sight with them.
@MainActor
public struct ChildPlacement<Place: Route> {
  let stand: Stand<Place>

  /// The position of the parent itself.
  public static var inPlace: ChildPlacement { ChildPlacement(stand: .root(tab: nil)) }

  /// A position in one of the parent's tabs; see ``Coordinating/tabs``.
  public static func tab(_ id: String) -> ChildPlacement { ChildPlacement(stand: .root(tab: id)) }

  /// A position on the stack, above a place of the parent.
  public static func push(over below: Place) -> ChildPlacement { ChildPlacement(stand: .over(below)) }

  /// A position on the stack in sight, or above a place of the parent when nothing is in sight.
  public static func push(orOver below: Place) -> ChildPlacement {
    ChildPlacement(stand: .overWhatIsVisible(orOver: below))
  }

  /// A position in a modal with a stack of its own, above the place in sight, or else above a place of the parent.
  public static func present(orOver below: Place) -> ChildPlacement {
    ChildPlacement(stand: .modal(.sheet, orOver: below))
  }

  /// A position in a modal that covers everything.
  public static func cover(orOver below: Place) -> ChildPlacement {
    ChildPlacement(stand: .modal(.cover, orOver: below))
  }

  /// A position in a window of its own, where the surface has several; in a modal elsewhere.
  public static func window(orOver below: Place) -> ChildPlacement {
    ChildPlacement(stand: .modal(.window, orOver: below))
  }
}
