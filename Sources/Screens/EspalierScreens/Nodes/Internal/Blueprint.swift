package import EspalierViews

/// The description of a node of the window, before it is compared with the existing node.
package struct Blueprint: Identifiable {
  /// The content of a node: the nodes below it, or the rows of a section.
  package enum Content {
    case parts([Blueprint])
    case rows(Section)
  }

  /// The key of the node among its siblings.
  package var id: String
  /// The name of the node in the paths of the nodes below it; nil if the node's key is used.
  ///
  /// A node whose key is valid for one run only has a name that is the same in the next run.
  package var name: String?
  package var component: AnyComponent
  /// The line of code that made the screen or section; none for any other node.
  var site = DeclarationSite.none
  package var content: Content
  /// The scene to which events of the node, and of all nodes below it, belong.
  package var scene: Int?

  package init(_ id: String, _ component: AnyComponent, scene: Int? = nil, content: Content = .parts([])) {
    self.id = id
    self.component = component
    self.scene = scene
    self.content = content
  }
}
