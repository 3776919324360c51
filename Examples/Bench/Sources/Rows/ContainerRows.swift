import Dispatch
import EspalierContainer
import EspalierScopes
import Synchronization

/// The container: what is kept, what is made each time, and a thousand types that need each other.
enum ContainerRows {
  static let all = [
    singletonFrozen, singletonMutable, transient, graph, graphOfObjects, graphOfInitialisers, validate,
  ]

  final class Service: Sendable {}
  final class OtherService: Sendable {}

  final class Made: Sendable {}

  private static func container() -> Container {
    let container = Container()
    container.register(Service.init, lifetime: .container)
    container.register(OtherService.init, lifetime: .container)
    container.register(Made.self) { _ in Made() }
    return container
  }

  // MARK: One type

  private static let singletonFrozen = Figure(
    name: "container.singleton.frozen", unit: .nanoseconds, repetitions: 500_000,
    work: { count in
      guard let container = try? container().freeze() else { return }
      for _ in 0..<count { keep(try? container.resolve(Service.self)) }
    },
    limit: { count in
      let table: [ObjectIdentifier: AnyObject] = [ObjectIdentifier(Service.self): Service()]
      for _ in 0..<count { keep(look(Service.self, in: table)) }
    })

  private static let singletonMutable = Figure(
    name: "container.singleton.mutable", unit: .nanoseconds, repetitions: 500_000,
    work: { count in
      let container = container()
      for _ in 0..<count { keep(try? container.resolve(Service.self)) }
    },
    limit: { count in
      let table = Mutex<[ObjectIdentifier: Service]>([ObjectIdentifier(Service.self): Service()])
      for _ in 0..<count { keep(table.withLock { $0[ObjectIdentifier(Service.self)] }) }
    })

  private static let transient = Figure(
    name: "container.transient", unit: .nanoseconds, repetitions: 500_000,
    work: { count in
      guard let container = try? container().freeze() else { return }
      for _ in 0..<count { keep(try? container.resolve(Made.self)) }
    },
    limit: { count in
      let table: [ObjectIdentifier: () -> AnyObject] = [ObjectIdentifier(Made.self): { Made() }]
      for _ in 0..<count { keep(table[ObjectIdentifier(Made.self)]?()) }
    })

  /// Returns the cost that each parent adds: beneath ten, less beneath none, by ten. At the limit it adds nothing.
  @MainActor static func parents() -> [Result] {
    guard let frozen = try? (child(0).freeze(), child(10).freeze()) else { return [] }
    return [
      difference("container.parent.frozen", frozen.0, frozen.1),
      difference("container.parent.mutable", child(0), child(10)),
    ]
  }

  @MainActor private static func difference(
    _ name: String, _ none: some AsyncResolving, _ ten: some AsyncResolving
  ) -> Result {
    let figure = Figure(
      name: name, unit: .nanoseconds, repetitions: 500_000,
      work: { for _ in 0..<$0 { keep(try? ten.resolve(Service.self)) } },
      limit: { for _ in 0..<$0 { keep(try? none.resolve(Service.self)) } })
    var result = figure.measure()
    result.value = result.value.map { ($0 - (result.limit ?? 0)) / 10 }
    result.limit = 0
    return result
  }

  private static func child(_ generations: Int) -> Container {
    (0..<generations).reduce(container()) { parent, _ in Container(parent: parent) }
  }

  @inline(never) private static func look<Value: AnyObject>(
    _ type: Value.Type, in table: [ObjectIdentifier: AnyObject]
  ) -> Value? {
    table[ObjectIdentifier(type)].map { unsafeDowncast($0, to: Value.self) }
  }

  // MARK: A thousand types

  private static let graph = Figure(
    name: "container.graph1k", unit: .milliseconds, repetitions: 4,
    work: { count in
      for _ in 0..<count {
        let container = Container()
        Parts.forEach(Closures(container: container))
        keep(try? container.resolve(Part<D0, D0, D0>.self))
      }
    },
    limit: { count in
      for _ in 0..<count {
        let plain = PlainContainer()
        Parts.forEach(plain)
        keep(plain.resolve(Part<D0, D0, D0>.self))
      }
    })

  /// The four objects that a container has for each type, and nothing else: they stand in the way of the row before. The
  /// limit is that of the row before, which has two. The allocations are those of the four.
  private static let graphOfObjects = Figure(
    name: "container.graph1k.allocations", unit: .milliseconds, repetitions: 4,
    work: { count in
      for _ in 0..<count {
        let table = FourObjectTable()
        Parts.forEach(table)
        keep(table.resolve(Part<D0, D0, D0>.self))
      }
    },
    limit: { count in
      for _ in 0..<count {
        let plain = PlainContainer()
        Parts.forEach(plain)
        keep(plain.resolve(Part<D0, D0, D0>.self))
      }
    })

  private static let graphOfInitialisers = Figure(
    name: "container.graph1k.initialisers", unit: .milliseconds, repetitions: 4,
    work: { count in
      for _ in 0..<count {
        let container = Container()
        Parts.forEach(Initialisers(container: container))
        keep(try? container.resolve(Part<D0, D0, D0>.self))
      }
    })

  private static let validate = Figure(
    name: "container.validate1k", unit: .milliseconds, repetitions: 4,
    work: { count in
      let container = Container()
      Parts.forEach(Initialisers(container: container))
      for _ in 0..<count { keep(try? container.validate()) }
    })

  // MARK: Two threads

  /// Returns the throughput of two threads over that of one, in the processor time that they take: 2 if neither
  /// disturbs the other.
  ///
  /// Each has a type of its own, as two who count references to one object disturb each other in any case.
  @MainActor static func threads() -> [Result] {
    guard let frozen = try? container().freeze() else { return [] }
    let open = container()
    let values = (0..<Figure.runs).map { _ in (speedUp(frozen), speedUp(open), speedUpOfLimit()) }
    let limit = Figure.median(values.map(\.2))
    return [("frozen", values.map(\.0)), ("mutable", values.map(\.1))].map { name, values in
      Result(
        row: "container.threads2.\(name)", value: Figure.median(values), unit: "x", limit: limit, allocations: nil,
        runs: Figure.runs)
    }
  }

  private static func speedUp(_ container: some AsyncResolving) -> Double {
    speedUp({ for _ in 0..<repetitions { keep(try? container.resolve(Service.self)) } }) {
      for _ in 0..<repetitions { keep(try? container.resolve(OtherService.self)) }
    }
  }

  private static func speedUpOfLimit() -> Double {
    let (one, other) = (Service(), OtherService())
    let first: [ObjectIdentifier: Service] = [ObjectIdentifier(Service.self): one]
    let second: [ObjectIdentifier: OtherService] = [ObjectIdentifier(OtherService.self): other]
    return speedUp({ for _ in 0..<repetitions { keep(first[ObjectIdentifier(Service.self)]) } }) {
      for _ in 0..<repetitions { keep(second[ObjectIdentifier(OtherService.self)]) }
    }
  }

  private static let repetitions = 1_000_000

  private static func speedUp(_ works: (@Sendable () -> Void)...) -> Double {
    func time(_ index: Int) -> Double {
      let start = ProcessorTime.now
      works[index]()
      return ProcessorTime.now - start
    }
    let alone = (time(0) + time(1)) / 2
    let together = Mutex<[Double]>([])
    DispatchQueue.concurrentPerform(iterations: 2) { [works] index in
      let start = ProcessorTime.now
      works[index]()
      let end = ProcessorTime.now
      together.withLock { $0.append(end - start) }
    }
    return 2 * alone / (together.withLock { $0.reduce(0, +) } / 2)
  }
}
