import Espalier
import TestSupport
import Testing

/// The objects that a module finds above it while it is created, and its own coordinator before it was shown.
@MainActor @Suite struct ModuleMakingTests {
  private struct User: Equatable { var name: String }

  /// A module that reads what is above it in its initialiser.
  private final class Asking: Module<Void> {
    let user: User?
    let root: Root?

    init() {
      (user, root) = (nil, nil)
      super.init(scope: ())
    }

    init(reads: Bool) {
      let probe = Probe()
      (user, root) = (probe.context(), probe.nearest())
      super.init(scope: ())
    }
  }

  private final class Probe: Module<Void> { init() { super.init(scope: ()) } }
  private final class Root: Module<Void> { init() { super.init(scope: ()) } }

  enum Way: String, CaseIterable { case attach, attachWithKey, lazily, child, waiting, waitingLazily, again }

  private func make(_ way: Way, in root: Root) async throws -> Asking {
    let build = { @MainActor @Sendable () async throws -> Asking in
      await Task.yield()
      return Asking(reads: true)
    }
    switch way {
    case .waiting: return try await root.attach(key: "one", build: build)
    case .waitingLazily:
      try root.attachLazily(key: "one", build: build)
      return try await root.child(key: "one")
    default: return try makeAtOnce(way, in: root)
    }
  }

  private func makeAtOnce(_ way: Way, in root: Root) throws -> Asking {
    switch way {
    case .attachWithKey: return try root.attach(key: "one") { Asking(reads: true) }
    case .lazily:
      try root.attachLazily(key: "one") { Asking(reads: true) }
      return try root.child(key: "one")
    case .child: return try root.child(key: "one") { Asking(reads: true) }
    case .again:
      try root.attach(key: "one") { Asking(reads: true) }
      try root.rebuild(key: "one")
      return try root.child(key: "one")
    case .attach, .waiting, .waitingLazily: return try root.attach { Asking(reads: true) }
    }
  }

  @Test(arguments: Way.allCases) func `a module finds what is above it while it is created`(way: Way) async throws {
    let root = Root()
    root.provide(User(name: "Ada"))
    let made = try await make(way, in: root)
    #expect(made.user == User(name: "Ada"))
    #expect(made.root === root)
    #expect(made.parent === root)
  }

  @Test func `a module that is made for nobody finds nothing above it`() throws {
    let root = Root()
    root.provide(User(name: "Ada"))
    _ = try root.attach { Probe() }
    #expect(Asking(reads: true).user == nil)
  }

  @Test func `a parent is not kept by the work that its child has started`() async throws {
    weak var gone: Root?
    let gate = Gate()
    var work: Task<Void, Never>?
    do {
      let root = Root()
      gone = root
      _ = try root.attach {
        work = Task { await gate.pass() }
        return Probe()
      }
    }
    #expect(gone == nil)
    gate.open()
    await work?.value
  }

  private final class Rooms: Coordinator<Path> {}

  private final class Hotel: Module<Void> {
    private(set) lazy var coordinator = own(Rooms())
    override var presented: (any Presentable)? { coordinator }
    init() { super.init(scope: ()) }
  }

  @Test func `a module finds its own coordinator once it is there, and a search makes none`() {
    let hotel = Hotel()
    #expect(hotel.nearest(Rooms.self) == nil)
    let coordinator = hotel.coordinator
    #expect(hotel.nearest(Rooms.self) === coordinator)
    #expect(coordinator.nearest(Rooms.self) == nil, "it looks above itself")
  }

  private final class Finding: Module<Void> {
    var found: Root?
    private(set) lazy var coordinator = makeCoordinator()
    override var presented: (any Presentable)? { coordinator }
    init() { super.init(scope: ()) }

    private func makeCoordinator() -> Rooms {
      found = nearest()
      return own(Rooms())
    }
  }

  @Test func `a coordinator is made once, also where its module looks for others while it is made`() throws {
    let root = Root()
    let finding = try root.attach(Finding())
    let coordinator = finding.presented
    #expect(finding.coordinator === coordinator && finding.found === root)
  }

  @Test func `a coordinator finds the very module that owns it, and a neighbour finds the coordinator`() throws {
    let root = Root()
    let hotel = try root.attach(Hotel())
    let probe = try root.attach(Probe())
    #expect(probe.nearest(Rooms.self) == nil, "nobody has shown it")
    #expect(hotel.coordinator.nearest(Hotel.self) === hotel)
    #expect(hotel.coordinator.nearest(Root.self) === root)
    #expect(probe.nearest(Rooms.self) === hotel.coordinator)
  }

  @Test func `of modules of one kind within each other, each finds the next one above it`() throws {
    let outer = Hotel()
    let inner = try outer.attach(Hotel())
    _ = try outer.attach(Hotel())
    let innermost = try inner.attach(Hotel())
    #expect(innermost.nearest(Hotel.self) === inner)
    #expect(inner.nearest(Hotel.self) === outer)
    #expect(outer.nearest(Hotel.self) == nil)
  }
}
