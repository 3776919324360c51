package import EspalierViews

/// The description of a node of the window, before it is compared with the existing node.
package struct Blueprint: Identifiable {
  /// The content of a node: parts, or the rows of a section.
  package enum Content {
    case parts([Blueprint])
    case rows(Section)
  }

  /// The key among its siblings.
  package var id: String
  /// The node's name in the paths of the nodes below it; nil for its key. A node whose key is valid for one run only
  /// has a name that is the same in the next run.
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
