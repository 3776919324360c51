internal import EspalierHeadless
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews

/// A scene, a section, a row, or a view in a row, as a page shows it, with the line of code that made it.
struct InspectedElement: Hashable, Sendable, Identifiable {
  enum Kind: String, Sendable {
    case scene = "Scene"
    case section = "Section"
    case row = "Row"
    /// A view that is no row, or one of the views in a row.
    case element = "Element"
    /// An entry that represents all rows of a section that are not listed themselves.
    case rest = "More"
  }

  /// The number of the element's node. The number is negative if the element has no node of its own: the unlisted rows
  /// of a section, or a view in a row.
  let id: Int
  let kind: Kind
  let depth: Int
  /// The type of a scene, the identity of a section, or the classes of a row's views.
  let what: String
  /// The path of a scene, or the names that the app gave to a row's views. It never contains what a person entered in
  /// a field.
  let names: String
  /// The module, file and line of the code that made the element; empty if they are unknown.
  let line: String
}

extension InspectedElement {
  /// The largest number of rows of one section that are listed.
  static let maximumRows = 200

  /// Returns the elements that a window shows, in the order of display. The result is empty in a build that does not
  /// keep the lines of code.
  @MainActor static func all(in window: Window) -> [InspectedElement] {
    guard DeclarationSite.areKept else { return [] }
    var all: [InspectedElement] = []
    func visit(_ nodes: [Node], depth: Int) {
      for node in nodes {
        let element = InspectedElement(node, depth: depth, in: window)
        if let element, element.kind != .element { all.append(element) }
        let below = element == nil || element?.kind == .element ? depth : depth + 1
        guard let section = window.origins.section(shownBy: node.id) else {
          visit(window.nodes(in: node.id), depth: below)
          continue
        }
        let rows = window.nodes(in: node.id).prefix(maximumRows)
        visit(Array(rows), depth: below)
        guard section.rows > rows.count else { continue }
        all.append(
          InspectedElement(
            id: -node.id, kind: .rest, depth: below, what: "\(section.rows - rows.count) more rows", names: "", line: ""
          ))
      }
    }
    visit(window.nodes(in: nil), depth: 0)
    return all
  }

  /// Returns the element of a node, followed by the elements that contain it up to the scene, the innermost first. The
  /// result is empty if the node no longer exists.
  ///
  /// - Parameter element: The number of the view in the node; 0 for the node itself.
  @MainActor static func lineage(of node: Int, element: Int, in window: Window) -> [InspectedElement] {
    guard DeclarationSite.areKept else { return [] }
    let lineage = window.origins.lineage(of: node)
    var all = lineage.enumerated().compactMap { index, node -> InspectedElement? in
      let one = InspectedElement(node, depth: 0, in: window)
      // Bars and the window itself lead nowhere, unless they are what was asked for.
      return one?.kind == .element && index > 0 ? nil : one
    }
    if let first = lineage.first, element > 0, let view = InspectedElement(view: element, of: first, in: window) {
      all.insert(view, at: 0)
    }
    return all
  }

  /// Creates the element of a node.
  @MainActor private init?(_ node: Node, depth: Int, in window: Window) {
    let line = window.origins.site(of: node.id).description
    let schema = ViewSchema.of(node.component.type)
    if case .row = node.form {
      self.init(
        id: node.id, kind: .row, depth: depth, what: schema.classes, names: Self.names(of: node, schema), line: line)
    } else if node.component.type == ScreenView.self {
      let scene = window.scene(of: node.id)
      self.init(
        id: node.id, kind: .scene, depth: depth, what: scene?.type ?? "No scene", names: scene?.path ?? "", line: line)
    } else if let section = window.origins.section(shownBy: node.id) {
      self.init(
        id: node.id, kind: .section, depth: depth, what: section.id.isEmpty ? "Section" : "“\(section.id)”",
        names: node.component.value(of: SectionView.header), line: line)
    } else {
      self.init(
        id: node.id, kind: .element, depth: depth, what: schema.classes, names: Self.names(of: node, schema), line: line
      )
    }
  }

  /// Creates the element of a view in a row. The element has the row's line of code.
  @MainActor private init?(view element: Int, of node: Node, in window: Window) {
    let schema = ViewSchema.of(node.component.type)
    guard schema.elements.indices.contains(element) else { return nil }
    self.init(
      id: -1, kind: .element, depth: 0, what: "\(schema.elements[element].type)",
      names: Self.names(of: node, schema, only: element), line: window.origins.site(of: node.id).description)
  }

  @MainActor private static func names(of node: Node, _ schema: ViewSchema, only element: Int? = nil) -> String {
    let views = LiveElement.elements(of: schema.complete(node.component), in: schema, node: node.id)
    let names = views.filter { element == nil || $0.element == element }.map(\.name).filter { !$0.isEmpty }
    return String(names.joined(separator: " · ").prefix(120))
  }
}

extension ViewSchema {
  /// The class of the view; for a view that combines several views, the classes of those views.
  fileprivate var classes: String {
    let name = "\(type)"
    guard name.contains("<") else { return name }
    return elements.filter { !$0.path.isEmpty && !$0.path.contains(".") }.map { "\($0.type)" }.joined(separator: ", ")
  }
}
