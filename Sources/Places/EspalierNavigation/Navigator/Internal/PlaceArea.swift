/// The container of a place: its position, and the area around that position.
@MainActor
final class PlaceArea {
  typealias Tab = (owner: any AnyPosition, tab: String)

  let stand: Stand<ResolvedPlace>
  /// The route or child that the position was given to.
  ///
  /// It owns a modal: another first place of the same owner replaces the previous one.
  let subject: AnyHashable
  /// The position of the coordinator that placed the subject. It owns the tab.
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

  /// Creates the area of a root: the window, or the position at which a verb has shown a feature.
  convenience init(_ stand: Stand<ResolvedPlace>, ofRoot root: any AnyPosition) {
    self.init(stand, of: ObjectIdentifier(root), by: root)
  }

  /// The area of the tab or modal that contains everything in this area; nil if that is the window.
  var container: PlaceArea? {
    switch stand {
    case .root(nil): nil
    case .root, .modal: self
    case .over(let below): below.area.container
    case .overWhatIsVisible, .inPlaceOfWhatIsVisible: outer?.container
    }
  }

  /// The tabs that contain the area, the outermost first.
  var tabs: [Tab] {
    guard let container else { return [] }
    guard case .root(let tab?) = container.stand else { return [] }
    return (container.outer?.tabs ?? []) + [(container.feature, tab)]
  }

  var isModal: Bool { modalOwner != nil }

  /// The owner of the modal that contains the area; nil outside modals.
  var modalOwner: AnyHashable? {
    guard let container else { return nil }
    if case .modal = container.stand { return container.subject }
    return container.outer?.modalOwner
  }
}
