internal import EspalierScreens

/// A place with all that must stand below it: what the coordinators answered on the way from the root.
@MainActor
final class ResolvedPlace {
  /// The surroundings that a place stands in.
  indirect enum Area {
    case window
    case tab(String, of: any AnyPosition, in: Area)
    case over(ResolvedPlace)
    /// - Parameter orOver: The place that comes below when nothing is in sight; nil when something is.
    case overWhatIsThere(orOver: ResolvedPlace?)
    /// - Parameter owner: The modal's owner; another first place of the same owner takes the place of the former.
    case modal(ModalStyle, owner: AnyHashable, orOver: ResolvedPlace?)
    case inPlaceOfWhatIsThere(orOver: ResolvedPlace?)
  }

  let route: RootRoute
  let area: Area
  /// The position of the coordinator that gives the placement.
  let position: any AnyPosition
  let make: @MainActor () -> any Presentable
  let reuse: (@MainActor (any Presentable) -> (@MainActor () -> Void)?)?
  let transition: Transition

  init(
    route: RootRoute, area: Area, position: any AnyPosition, placement: ErasedPlacement,
    make: @escaping @MainActor () -> any Presentable
  ) {
    self.route = route
    self.area = area
    self.position = position
    self.make = make
    reuse = placement.reuse
    transition = placement.transition ?? area.transition
  }

  /// The tabs that it stands in, the outermost first.
  var tabs: [(owner: any AnyPosition, tab: String)] { area.tabs }
}

@MainActor
extension ResolvedPlace.Area {
  var tabs: [(owner: any AnyPosition, tab: String)] {
    switch self {
    case .window, .overWhatIsThere, .modal, .inPlaceOfWhatIsThere: []
    case .tab(let tab, let owner, let outer): outer.tabs + [(owner, tab)]
    case .over(let below): below.tabs
    }
  }

  var isModal: Bool { modalOwner != nil }

  /// The owner of the modal that the area lies in; nil outside modals.
  var modalOwner: AnyHashable? {
    switch self {
    case .modal(_, let owner, _): owner
    case .tab(_, _, let outer): outer.modalOwner
    case .over(let below): below.area.modalOwner
    case .window, .overWhatIsThere, .inPlaceOfWhatIsThere: nil
    }
  }

  var transition: Transition {
    switch self {
    case .window, .tab: .none
    case .over, .overWhatIsThere: .push
    case .modal(.sheet, _, _), .modal(.window, _, _): .modal
    case .modal(.cover, _, _): .cover
    case .inPlaceOfWhatIsThere: .replace
    }
  }
}
