internal import EspalierBase
internal import Synchronization

/// The registrations of a container, and the parents that provide the registrations it lacks.
///
/// No registration is released before the core, so a registration found in it needs no reference of its own while the
/// core is held. A core holds its parent.
@usableFromInline final class ContainerCore: Sendable {
  let parent: ContainerCore?
  /// The parent, its parent and so on. They live as long as this core, because each holds the next.
  private let ancestors: [Unmanaged<ContainerCore>]
  /// All registrations visible from a frozen container, in one table; nil for a container that can still change.
  private let frozen: FrozenTable?
  private let frozenRegistrations: [Registration]
  private let state = Lock(State())
  /// The number of registrations made. Children compare it to detect that their copy of this core's registrations may
  /// be outdated.
  private let changes = Atomic<Int>(0)
  private let usesContext: Atomic<Bool>

  struct State {
    var own = RegistrationTable()
    var registrations: [Registration] = []
    /// The registrations found in the parents, valid while the sum of the parents' changes equals `stamp`.
    var inherited = RegistrationTable()
    var stamp = -1
    var assemblies: [any Assembly] = []
  }

  /// A registration that was found, and the core that registered it. It includes the value if the value exists and is
  /// kept permanently.
  @usableFromInline struct Found {
    @usableFromInline let registration: Unmanaged<Registration>
    @usableFromInline let owner: Unmanaged<ContainerCore>
    @usableFromInline let box: Unmanaged<AnyBox>?

    init(_ slot: RegistrationTable.Slot, in core: ContainerCore) {
      registration = slot.registration
      owner = slot.owner ?? .passUnretained(core)
      box = slot.registration._withUnsafeGuaranteedRef { $0.ready.load(ordering: .acquiring) }
    }

    @usableFromInline var isPlain: Bool {
      registration._withUnsafeGuaranteedRef { $0.isPlain.load(ordering: .acquiring) }
    }
  }

  /// The time for which a thread waits for a value that another thread is creating.
  let patience: Duration

  init(parent: ContainerCore?, patience: Duration) {
    self.parent = parent
    self.patience = patience
    ancestors = Self.ancestors(from: parent)
    frozen = nil
    frozenRegistrations = []
    usesContext = Atomic(false)
  }

  /// Creates a core with the current registrations of `other`, which cannot change.
  init(freezing other: ContainerCore) {
    let parent = other.parent.map { $0.frozen == nil ? ContainerCore(freezing: $0) : $0 }
    self.parent = parent
    patience = other.patience
    ancestors = Self.ancestors(from: parent)
    var table = RegistrationTable()
    for core in parent?.lineage ?? [] {
      for registration in core.registrations { table.insert(registration, owner: core) }
    }
    frozenRegistrations = other.registrations
    for registration in frozenRegistrations { table.insert(registration, owner: nil) }
    frozen = FrozenTable(table)
    usesContext = Atomic(other.usesContext.load(ordering: .acquiring))
  }

  deinit { frozen?.free() }

  @usableFromInline func find(_ type: ObjectIdentifier, _ name: String?) -> Found? {
    guard let frozen else { return findWhileOpen(type, name) }
    return frozen.find(type, name).map { Found($0, in: self) }
  }

  func find(_ key: DependencyKey) -> Found? { find(key.type, key.name) }

  private func findWhileOpen(_ type: ObjectIdentifier, _ name: String?) -> Found? {
    let slot = state.withLock { state -> RegistrationTable.Slot? in
      if let slot = state.own.find(type, name) { return slot }
      guard let parent else { return nil }
      // Read before the parents are searched: a registration in the meantime increases the sum.
      let stamp = sumOfParentsChanges
      if state.stamp != stamp {
        state.inherited = RegistrationTable()
        state.stamp = stamp
      }
      if let slot = state.inherited.find(type, name) { return slot }
      // Locks are taken only from child to parent.
      guard let found = parent.find(type, name) else { return nil }
      let registration = found.registration.takeUnretainedValue()
      state.inherited.insert(registration, owner: found.owner.takeUnretainedValue())
      return RegistrationTable.Slot(
        type: type, name: name.map(RegistrationTable.hash) ?? 0, registration: found.registration, owner: found.owner)
    }
    return slot.map { Found($0, in: self) }
  }

  private static func ancestors(from parent: ContainerCore?) -> [Unmanaged<ContainerCore>] {
    parent.map { [.passUnretained($0)] + $0.ancestors } ?? []
  }

  private var sumOfParentsChanges: Int {
    var sum = 0
    for core in ancestors { sum &+= core._withUnsafeGuaranteedRef { $0.changes.load(ordering: .acquiring) } }
    return sum
  }

  func add(_ registration: Registration) {
    state.withLock { state in
      state.registrations.append(registration)
      state.own.insert(registration, owner: nil)
    }
    if case .graph = registration.lifetime.rule { useContext() }
    changes.wrappingAdd(1, ordering: .acquiringAndReleasing)
  }

  func add(_ assembly: any Assembly) { state.withLock { $0.assemblies.append(assembly) } }

  var assemblies: [any Assembly] { state.withLock(\.assemblies) }

  /// The core's own registrations in order, including those that were replaced.
  var registrations: [Registration] { frozen == nil ? state.withLock(\.registrations) : frozenRegistrations }

  /// Records that a resolve needs a context with values that are passed from factory to factory, because of a lifetime
  /// or a `then` action.
  func useContext() { usesContext.store(true, ordering: .releasing) }

  /// True if a resolve that starts at this core needs a context with values that are passed from factory to factory.
  var needsContext: Bool {
    if usesContext.load(ordering: .acquiring) { return true }
    for core in ancestors where core._withUnsafeGuaranteedRef({ $0.usesContext.load(ordering: .acquiring) }) {
      return true
    }
    return false
  }

  /// This core and its parents, the outermost first.
  var lineage: [ContainerCore] { (parent?.lineage ?? []) + [self] }

  /// The registrations visible from this core: each key once, in order of registration, those of the parents first.
  var visible: [Registration] {
    var positions: [DependencyKey: Int] = [:]
    var visible: [Registration] = []
    for core in lineage {
      for registration in core.registrations {
        if let position = positions[registration.key] {
          visible[position] = registration
        } else {
          positions[registration.key] = visible.count
          visible.append(registration)
        }
      }
    }
    return visible
  }
}
