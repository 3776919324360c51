/// The position of a place, in one of five forms.
///
/// A placement gives it in the routes of its feature, the window's root in its own routes, and the navigator in
/// resolved places.
enum PlacementKind<Place> {
  /// The position of the first place of the container, or of one of the feature's tabs.
  case root(tab: String?)
  /// The position directly above another place.
  case over(Place)
  /// The position above the visible place, or above another place if nothing is visible.
  case overWhatIsVisible(orOver: Place?)
  /// The position in a modal above the visible place, or above another place if nothing is visible.
  case modal(ModalStyle, orOver: Place?)
  /// The position of the visible place, which is replaced. If nothing is visible, it is the position above another
  /// place.
  case inPlaceOfWhatIsVisible(orOver: Place?)

  /// Returns the same position with another type of place.
  func map<Other>(_ transform: (Place) -> Other) -> PlacementKind<Other> {
    map(over: transform, orOver: transform)
  }

  /// Returns the same position with another type of place.
  ///
  /// - Parameter orOver: Transforms the place that is below if nothing is visible; returns nil if something is.
  func map<Other, Failure: Error>(
    over: (Place) throws(Failure) -> Other, orOver: (Place) throws(Failure) -> Other?
  ) throws(Failure) -> PlacementKind<Other> {
    func fallback(_ below: Place?) throws(Failure) -> Other? {
      guard let below else { return nil }
      return try orOver(below)
    }
    switch self {
    case .root(let tab): return .root(tab: tab)
    case .over(let below): return .over(try over(below))
    case .overWhatIsVisible(let below): return .overWhatIsVisible(orOver: try fallback(below))
    case .modal(let style, let below): return .modal(style, orOver: try fallback(below))
    case .inPlaceOfWhatIsVisible(let below): return .inPlaceOfWhatIsVisible(orOver: try fallback(below))
    }
  }

  /// True if the position depends on which stack is visible.
  var followsWhatIsVisible: Bool {
    switch self {
    case .overWhatIsVisible, .inPlaceOfWhatIsVisible: true
    case .root, .over, .modal: false
    }
  }

  var isModal: Bool { if case .modal = self { true } else { false } }

  /// The default transition of a place at this position.
  var transition: Transition {
    switch self {
    case .root: .none
    case .over, .overWhatIsVisible: .push
    case .modal(.sheet, _), .modal(.window, _): .modal
    case .modal(.cover, _): .cover
    case .inPlaceOfWhatIsVisible: .replace
    }
  }
}
