internal import EspalierLivePage
internal import EspalierModules
internal import EspalierNavigation
internal import EspalierScopes
internal import Synchronization

/// The inspector's view of its app, with the actions that it can perform on the app's pages.
final class Inspection: Sendable {
  private let watched = Mutex<(pages: LivePages, time: ServerClock)?>(nil)
  private let hostSiteMap: @Sendable () -> SiteMap?

  /// - Parameter siteMap: Returns the places of the app; nil without a host.
  init(siteMap: @escaping @Sendable () -> SiteMap?) { hostSiteMap = siteMap }

  /// Begins to inspect the pages of a service.
  func watch(_ pages: LivePages, time: ServerClock) { watched.withLock { $0 = (pages, time) } }

  @MainActor private var entries: [LivePages.Entry] {
    watched.withLock(\.?.pages)?.inspected ?? []
  }

  @MainActor private func entry(_ id: String) -> LivePages.Entry? { entries.first { $0.forLogs == id } }

  /// The pages that the server holds, with the connected pages first.
  @MainActor var pages: [InspectedPage] { entries.map(\.asInspected) }

  /// Every address of the app; nil if it is unknown.
  @MainActor var siteMap: SiteMap? {
    hostSiteMap() ?? entries.lazy.compactMap { ($0.page as? WindowPage)?.window.siteMap }.first
  }

  /// Returns a page with all its details; nil if it no longer exists.
  @MainActor func details(of id: String) -> PageDetails? {
    guard let entry = entry(id) else { return nil }
    let page = entry.page as? WindowPage
    let module = page?.window.owner as? AnyModule
    return PageDetails(
      page: entry.asInspected, navigation: page.map { "\($0.window.state)" } ?? "",
      modules: module.map { ModuleLine.lines(of: $0.graph()) } ?? [],
      elements: page.map { InspectedElement.all(in: $0.window) } ?? [],
      test: page.flatMap { RecordedTest(of: $0)?.source }, entries: page?.record?.entries.reversed() ?? [],
      latency: entry.latency)
  }

  /// Returns an element of a page, followed by the elements that contain it, the innermost first. The result is empty
  /// if the page or the element no longer exists.
  @MainActor func lineage(of node: Int, element: Int, page id: String) -> [InspectedElement] {
    guard let page = entry(id)?.page as? WindowPage else { return [] }
    return InspectedElement.lineage(of: node, element: element, in: page.window)
  }

  /// Delays all messages between a page and its browser.
  /// - Parameter milliseconds: The round-trip latency; 0 for no delay.
  @MainActor func simulate(latency milliseconds: Int, of id: String) { entry(id)?.latency = milliseconds }

  /// Cuts the connection of a page, as a lost network does.
  /// - Parameter time: The time for which its browser cannot open a new connection.
  @MainActor func cut(_ id: String, for time: Duration) {
    guard let entry = entry(id), let now = watched.withLock(\.?.time)?.elapsed() else { return }
    entry.cutUntil = now + time
    entry.cutLine()
  }
}

extension LivePages.Entry {
  fileprivate var asInspected: InspectedPage {
    let record = (page as? WindowPage)?.record
    return InspectedPage(
      id: forLogs, session: session.key.forLogs, identity: session.identity, path: page.path,
      isConnected: isConnected, events: record?.events ?? 0, patches: record?.patches ?? 0,
      bytesUp: record?.bytesUp ?? 0, bytesDown: record?.bytesDown ?? 0)
  }
}

extension ModuleLine {
  /// Returns the nodes of a graph as the lines of a tree, whose root is the first node. A node that several other nodes
  /// use has only one line, at the place where the search reaches the node first.
  fileprivate static func lines(of graph: DependencyGraph) -> [ModuleLine] {
    guard let root = graph.nodes.first else { return [] }
    let edges = Dictionary(grouping: graph.edges, by: \.from)
    var lines: [ModuleLine] = []
    var seen: Set<DependencyGraph.Node.ID> = [root.id]
    var open: [(node: DependencyGraph.Node, depth: Int, label: String)] = [(root, 0, "")]
    while let (node, depth, label) = open.popLast() {
      let name = label.isEmpty || label == node.name ? node.name : "\(label): \(node.name)"
      lines.append(ModuleLine(id: lines.count, depth: depth, name: name, kind: node.kind.rawValue))
      var found: [(node: DependencyGraph.Node, depth: Int, label: String)] = []
      for edge in edges[node.id] ?? [] {
        guard let other = graph.node(edge.to), seen.insert(other.id).inserted else { continue }
        found.append((other, depth + 1, edge.label))
      }
      open += found.reversed()
    }
    return lines
  }
}
