package import EspalierViews

/// What a node of the window is to be, before it is compared with what is there.
package struct Blueprint: Identifiable {
  /// What the node holds.
  package enum Content {
    case parts([Blueprint])
    case rows(Section)
  }

  /// The key among its siblings.
  package let id: String
  package var component: AnyComponent
  package var content: Content
  /// The scene that events of the node and all below it belong to.
  package var scene: Int?

  package init(_ id: String, _ component: AnyComponent, scene: Int? = nil, content: Content = .parts([])) {
    self.id = id
    self.component = component
    self.scene = scene
    self.content = content
  }
}

extension Blueprint {
  /// A screen with its navigation bar, search field and sections.
  package init(
    _ screen: Screen, id: String, scene: Int, isModal: Bool, back: (path: String, title: String)?, close: String?
  ) {
    let bar = NavigationBarView.with(
      .set(\.title, screen.title), .set(\.subtitle, screen.subtitle), .set(\.backDestination, back?.path),
      .set(\.backTitle, back?.title ?? ""), .set(\.closeDestination, close))
    let tools = screen.toolbar.enumerated().map { Blueprint("\($0)", $1) }
    var parts = [Blueprint("bar", bar.erased, content: .parts(tools))]
    if let search = screen.search {
      parts.append(Blueprint("search", SearchBarView.with(.child(\.field, search)).erased))
    }
    for section in screen.sections {
      // A list that becomes a table is built anew: no surface can make one of the other.
      let kind = section.columns == nil ? "s" : "t"
      parts.append(Blueprint("\(kind)-\(section.id)", section.chrome.erased, content: .rows(section)))
    }
    let view = ScreenView.with(.set(\.screenLayout, screen.layout), .set(\.isModal, isModal))
    self.init(id, view.erased, scene: scene, content: .parts(parts))
  }
}
