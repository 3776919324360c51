package import EspalierViews

/// What a node of the window is to be, before it is compared with what is there.
package struct Blueprint: Identifiable {
  /// What the node holds.
  package enum Content {
    case parts([Blueprint])
    case rows(Section)
  }

  /// The key among its siblings.
  package var id: String
  /// What the node is called in the paths of what stands in it, nil for its key. A node whose key is of one run only
  /// has a name that is the same in the next.
  package var name: String?
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
