/// The position that a coordinator has assigned to a route or to a child coordinator, with the area around that
/// position.
@MainActor
final class PlaceArea {
  typealias Tab = (owner: any AnyPosition, tab: String)

  let kind: PlacementKind<ResolvedPlace>
  /// The route, or the child coordinator, to which a coordinator has assigned the position.
  ///
  /// It owns a modal: another first place of the same owner replaces the previous one.
  let subject: AnyHashable
  /// The position of the coordinator that placed the subject. If the area is a tab, that coordinator owns the tab.
  let feature: any AnyPosition
  /// The area of the coordinator that placed the subject; nil for a root.
  let outer: PlaceArea?

  init(
    _ kind: PlacementKind<ResolvedPlace>, of subject: AnyHashable, by feature: any AnyPosition,
    in outer: PlaceArea? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.feature = feature
    self.outer = outer
  }

  /// Creates the area of a root: the window, or the position at which a navigation verb has shown a feature.
  convenience init(_ kind: PlacementKind<ResolvedPlace>, ofRoot root: any AnyPosition) {
    self.init(kind, of: ObjectIdentifier(root), by: root)
  }

  /// The area of the tab or modal that contains this area; nil if the window contains it directly.
  var container: PlaceArea? {
    switch kind {
    case .root(nil): nil
    case .root, .modal: self
    case .over(let below): below.area.container
    case .overWhatIsVisible, .inPlaceOfWhatIsVisible: outer?.container
    }
  }

  /// The tabs that contain the area, the outermost first.
  var tabs: [Tab] {
    guard let container else { return [] }
    guard case .root(let tab?) = container.kind else { return [] }
    return (container.outer?.tabs ?? []) + [(container.feature, tab)]
  }

  var isModal: Bool { modalOwner != nil }

  /// The owner of the modal that contains the area; nil outside modals.
  var modalOwner: AnyHashable? {
    guard let container else { return nil }
    if case .modal = container.kind { return container.subject }
    return container.outer?.modalOwner
  }
}
