/// The position of a place: one of five. A placement says it in its feature's routes, the window's root in routes of its
/// own, and the navigator in places that have been found.
enum Stand<Place> {
  /// The first place of the surroundings, or of one of the feature's tabs.
  case root(tab: String?)
  /// Directly above another place.
  case over(Place)
  /// Above what is visible, or above another place when nothing is.
  case overWhatIsVisible(orOver: Place?)
  /// In a modal above what is visible, or above another place when nothing is.
  case modal(ModalStyle, orOver: Place?)
  /// Instead of what is visible, or above another place when nothing is.
  case inPlaceOfWhatIsVisible(orOver: Place?)

  /// The same position, with another kind of place.
  func map<Other>(_ transform: (Place) -> Other) -> Stand<Other> {
    map(over: transform, orOver: transform)
  }

  /// The same position, with another kind of place.
  /// - Parameter orOver: Transforms the place that stands below when nothing is visible; nil when something is.
  func map<Other, Failure: Error>(
    over: (Place) throws(Failure) -> Other, orOver: (Place) throws(Failure) -> Other?
  ) throws(Failure) -> Stand<Other> {
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

  /// True when the place stands on the stack in sight, whichever that is.
  var followsWhatIsVisible: Bool {
    switch self {
    case .overWhatIsVisible, .inPlaceOfWhatIsVisible: true
    case .root, .over, .modal: false
    }
  }

  var isModal: Bool { if case .modal = self { true } else { false } }

  /// The usual transition of a place there.
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
