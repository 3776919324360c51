import EspalierContainer
import EspalierScopes
import Testing

private final class Session: Sendable {
  init(_ client: Client) {}
}
private final class Basket: Sendable {
  init(_ session: Session) {}
}

struct ValidationTests {
  private let container = Container()

  @Test func `a whole container has no faults and makes nothing`() throws {
    let made = Count()
    container.register(Client.self, lifetime: .container) { _ in
      made.next()
      return Client()
    }
    container.register(LiveRates.init(client:), as: (any Rates).self, lifetime: .container)
    container.register(Page.init)
    try container.validate()
    let frozen = try container.freeze()
    #expect(made.value == 0)
    #expect(try frozen.resolve(Page.self).client === container.resolve(Client.self))
    #expect(made.value == 1)
  }

  @Test func `all faults are found at once, each with its places and a way to mend it`() throws {
    let session = ResettableLifetime()
    container.register(Page.init)
    container.register(Session.init, lifetime: .custom(session))
    container.register(Basket.init, lifetime: .container)
    container.register(Plugin.self, needs: [.type(Int.self)]) { _ in Plugin(name: "a") }
    container.register(Int.self, needs: [.type(Plugin.self)]) { _ in 1 }
    container.register(Plugin.self, name: "twice") { _ in Plugin(name: "a") }
    container.register(Plugin.self, name: "twice") { _ in Plugin(name: "b") }
    let faults = faults(of: container)
    let kinds = faults.map { fault in
      switch fault.kind {
      case .missing(let key): "missing \(key)"
      case .cycle: "cycle \(fault.path.map(\.key.description))"
      case .ambiguous: "ambiguous \(fault.path.count)"
      case .capturesShorterLifetime: "captures \(fault.path.map(\.key.description))"
      default: "other"
      }
    }
    #expect(
      Set(kinds) == [
        "missing Client", "missing \(DependencyKey.type((any Rates).self))", "cycle [\"Plugin\", \"Int\", \"Plugin\"]",
        "ambiguous 2", "captures [\"Basket\", \"Session\"]",
      ])
    #expect(faults.allSatisfy { $0.description.contains("ValidationTests.swift:") })
    #expect(throws: ContainerFaults.self) { try container.freeze() }
    let text = ContainerFaults.text(of: container)
    #expect(text.contains("The container has 6 faults:"))
    #expect(text.contains("Register it, or provide it in a parent."))
    #expect(text.contains("replacing: true"))
  }

  @Test @MainActor func `closures that do not say what they need are noted, and are no fault`() throws {
    final class ClientScope: RootScope {
      let client = Client()
      var page: Int { 1 }
    }
    container.register(Client.self) { _ in Client() }
    container.register(LiveRates.init(client:), as: (any Rates).self)
    container.register(Plugin.self, needs: []) { _ in Plugin(name: "a") }
    container.register(Plugin.self, name: "by client", needs: [.type(Client.self)]) { _ in Plugin(name: "b") }
    container.register(Plugin.self) { (_, name: String) in Plugin(name: name) }
    container.registerAsync(Int.self) { _ in 1 }
    container.registerOnMainActor(String.self) { _ in "a" }
    let scope = ClientScope()
    container.register(from: scope, \.client, name: "of the scope")
    container.registerOnMainActor(from: scope, \.page, name: "of the scope")
    let child = Container(parent: container)
    child.register(Client.init)
    let names = ["Client", "Plugin with (String)", "Int", "String"]
    #expect(try container.validate().map(\.registration.key.description) == names)
    #expect(try container.freeze().notes.map(\.registration.key.description) == names)
    // The parent's own `Client` is not seen from the child.
    #expect(try child.validate().map(\.registration.key.description) == Array(names.dropFirst()))
    let note = try #require(try container.validate().first)
    #expect(note.description.contains("ValidationTests.swift:") && note.description.contains("`needs: []`"))
    container.register(Client.self, name: "twice", needs: []) { _ in Client() }
    container.register(Client.self, name: "twice", needs: []) { _ in Client() }
    let text = ContainerFaults.text(of: container)
    #expect(text.contains("1 fault:") && text.contains("There may be more:\n- Client (") && text.contains("- String ("))
  }

  @Test func `what lives longer captures what lives shorter, also through what is made for it alone`() {
    container.register(Client.init, lifetime: .timed(.seconds(1)))
    container.register(LiveRates.init(client:), as: (any Rates).self)
    container.register(Page.init, lifetime: .container)
    #expect(faults(of: container).count == 2)
    container.register(Client.init, lifetime: .weak, replacing: true)
    #expect(faults(of: container).isEmpty)
    container.register(Client.init, lifetime: .graph, replacing: true)
    #expect(faults(of: container).count == 2)
    container.register(Page.init, lifetime: .graph, replacing: true)
    #expect(faults(of: container).isEmpty)
  }

  @Test func `timed ones may be kept by shorter ones, and not by longer ones`() {
    container.register(Client.init, lifetime: .timed(.seconds(60)))
    container.register(LiveRates.init(client:), as: (any Rates).self, lifetime: .timed(.seconds(10)))
    #expect(faults(of: container).isEmpty)
    container.register(LiveRates.init(client:), as: (any Rates).self, lifetime: .timed(.seconds(61)), replacing: true)
    #expect(faults(of: container).count == 1)
  }

  @Test func `a child provides for what its parent makes for it, and not for what the parent keeps`() {
    container.register(LiveRates.init(client:), as: (any Rates).self)
    let child = Container(parent: container)
    child.register(Client.init)
    #expect(faults(of: container).count == 1)
    #expect(faults(of: child).isEmpty)
    container.register(LiveRates.init(client:), as: (any Rates).self, lifetime: .container, replacing: true)
    #expect(faults(of: child).count == 1)
  }

  @Test func `a child's name may be its parent's`() {
    container.register(Client.init)
    let child = Container(parent: container)
    child.register(Client.init)
    #expect(faults(of: child).isEmpty)
  }

  @Test func `what only the main actor or an await can give is not for a factory of any thread`() {
    container.registerOnMainActor(Client.self) { _ in Client() }
    container.register(LiveRates.init(client:), as: (any Rates).self)
    #expect(faults(of: container).map(\.description).first?.contains("resolveOnMainActor()") == true)
    container.registerAsync(Client.self, replacing: true) { _ in Client() }
    #expect(faults(of: container).map(\.description).first?.contains("resolveAsync()") == true)
    let wrong = error { _ = try container.resolve((any Rates).self) }
    #expect(wrong?.description.contains("Use `resolveAsync()`") == true)
  }

  @Test func `a frozen container does not follow changes`() throws {
    container.register({ Plugin(name: "a") })
    let frozen = try container.freeze()
    container.register({ Plugin(name: "b") }, replacing: true)
    container.register(Client.init)
    #expect(try frozen.resolve(Plugin.self).name == "a")
    #expect(try frozen.resolveIfRegistered(Client.self) == nil)
    let child = Container(parent: frozen)
    child.register(Client.init, lifetime: .container)
    #expect(try child.resolve(Plugin.self).name == "a")
    #expect(try child.freeze().resolve(Client.self) === child.resolve(Client.self))
  }

  @Test func `the graph shows what needs what`() throws {
    container.register(Client.init, lifetime: .container)
    container.register(LiveRates.init(client:), as: (any Rates).self)
    let child = Container(parent: container)
    child.register(Page.init, name: "main")
    let graph = child.graph()
    #expect(graph == child.graph())
    #expect(graph.nodes.count { $0.kind == .container } == 2)
    #expect(graph.nodes.count { $0.kind == .dependency } == 3)
    #expect(graph.edges.count { $0.relation == .parent } == 1)
    #expect(graph.edges.count { $0.relation == .holds } == 3)
    let needs = graph.edges.filter { $0.relation == .needs }
    #expect(needs.count == 3)
    let page = try #require(graph.nodes.first { $0.name == "Page \"main\"" })
    #expect(needs.count { $0.from == page.id } == 2)
    #expect(try child.freeze().graph().edges.count { $0.relation == .needs } == 3)
  }

  @Test @MainActor func `the graph of a scope leads into the container that it keeps`() throws {
    final class PluginScope: RootScope {
      let features: Container
      init(features: Container) {
        self.features = features
        super.init()
      }
    }
    container.register(Client.init, lifetime: .container)
    let graph = PluginScope(features: container).graph()
    #expect(graph.edges.contains { $0.relation == .holds && $0.label == "features" })
    #expect(throws: (any Error).self) {
      try graph.deny(from: PluginScope.self, to: Client.self, transitively: true)
    }
  }
}

extension ContainerFaults {
  fileprivate static func text(of container: Container) -> String {
    do {
      try container.validate()
      return ""
    } catch {
      return "\(error)"
    }
  }
}
