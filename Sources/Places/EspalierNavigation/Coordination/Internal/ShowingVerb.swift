internal import EspalierScreens

/// A navigation verb that shows a presentable without an address.
enum ShowingVerb {
  case show, push, replace, setRoot
  case present(ModalStyle)

  /// True if the verb requires that a place is already visible.
  var needsPlace: Bool {
    switch self {
    case .show, .setRoot: false
    case .push, .replace, .present: true
    }
  }

  /// The position at which the verb shows a coordinator's places.
  var kind: PlacementKind<ResolvedPlace> {
    switch self {
    case .show, .push: .overWhatIsVisible(orOver: nil)
    case .replace, .setRoot: .inPlaceOfWhatIsVisible(orOver: nil)
    case .present(let style): .modal(style, orOver: nil)
    }
  }

  /// Inserts a scene into an arrangement, at the position that the verb defines.
  @MainActor
  func put(
    _ presentable: any Presentable, into change: inout ArrangementChange, by actor: any AnyPosition
  ) throws(NavigationError) {
    switch self {
    case .show where change.next.isEmpty, .setRoot: change.setRoot(presentable, by: actor)
    case .show, .push: try change.push(presentable, by: actor)
    case .replace: try change.replace(presentable, by: actor)
    case .present(let style): try change.present(presentable, style, by: actor)
    }
  }
}
