/// The surroundings of a place: its position, and what that position is in.
@MainActor
final class PlaceArea {
  typealias Tab = (owner: any AnyPosition, tab: String)

  let stand: Stand<ResolvedPlace>
  /// The route or child that the position was given to. It owns a modal: another first place of the same owner takes the
  /// place of the former.
  let subject: AnyHashable
  /// The position of the coordinator that gave it. It owns the tab.
  let feature: any AnyPosition
  /// The area of that coordinator; nil for a root.
  let outer: PlaceArea?

  init(
    _ stand: Stand<ResolvedPlace>, of subject: AnyHashable, by feature: any AnyPosition, in outer: PlaceArea? = nil
  ) {
    self.stand = stand
    self.subject = subject
    self.feature = feature
    self.outer = outer
  }

  /// The area of a root: the window, or what a verb has shown a feature in.
  convenience init(_ stand: Stand<ResolvedPlace>, ofRoot root: any AnyPosition) {
    self.init(stand, of: ObjectIdentifier(root), by: root)
  }

  /// The tab or modal that everything in the area stays in; nil when that is the window.
  var container: PlaceArea? {
    switch stand {
    case .root(nil): nil
    case .root, .modal: self
    case .over(let below): below.area.container
    case .overWhatIsVisible, .inPlaceOfWhatIsVisible: outer?.container
    }
  }

  /// The tabs that the area lies in, the outermost first.
  var tabs: [Tab] {
    guard let container else { return [] }
    guard case .root(let tab?) = container.stand else { return [] }
    return (container.outer?.tabs ?? []) + [(container.feature, tab)]
  }

  var isModal: Bool { modalOwner != nil }

  /// The owner of the modal that the area lies in; nil outside modals.
  var modalOwner: AnyHashable? {
    guard let container else { return nil }
    if case .modal = container.stand { return container.subject }
    return container.outer?.modalOwner
  }
}
