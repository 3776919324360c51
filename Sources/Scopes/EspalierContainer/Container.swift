/// A container of dependencies that are registered at run time, because they are not known when the program is
/// compiled.
///
/// Where types are known, a `Scope` is better: the compiler checks it. A container is for plug-ins, for features of other
/// packages, and for lists of what implements a protocol.
///
/// ```swift
/// let container = Container()
/// container.register(HTTPClient.init, lifetime: .container)
/// container.register(LiveRates.init, as: (any RatesGateway).self, lifetime: .container)
/// container.register(Report.self) { (resolver, month: Int) in Report(month, try resolver.resolve()) }
///
/// try container.validate()
/// let rates: any RatesGateway = try container.resolve()
/// let report = try container.resolve(Report.self, arguments: 7)
/// ```
///
/// Nothing here stops the program: what is missing, circular or too deep is an error that names the registrations with
/// their files and lines.
///
/// - Isolation: any thread. Values are `Sendable`; those of `registerOnMainActor` need not be. Factories run on the thread
///   that asks, outside of any lock of the container's: a slow one is waited for by those who need its value, and by
///   nobody else.
/// - Ownership: a container holds its parent, its factories, and the values whose lifetime says so. A factory that
///   captures its container makes a circle; it needs not, for it is handed a resolver.
public final class Container: AsyncResolving {
  @usableFromInline let core: ContainerCore

  /// Makes an empty container, whose threads wait for each other for 30 seconds at most.
  public convenience init() { self.init(waitingAtMost: .seconds(30)) }

  /// Makes an empty container.
  ///
  /// - Parameter patience: The time for which a thread waits for a value that another one is making. Threads that wait for each
  ///   other here are told at once; this is for a factory that waits, by a lock or a semaphore of its own, for a thread that
  ///   waits for its value. Then that thread gets an error that names both.
  public init(waitingAtMost patience: Duration) {
    core = ContainerCore(parent: nil, patience: patience)
  }

  /// Makes an empty container that asks `parent` for dependencies that it lacks.
  ///
  /// Values that the child makes see the child's registrations first. Values that the parent keeps are made from the
  /// parent's alone.
  public init(parent: Container) { core = ContainerCore(parent: parent.core, patience: parent.core.patience) }

  /// Makes an empty container that asks `parent` for dependencies that it lacks.
  public init(parent: FrozenContainer) { core = ContainerCore(parent: parent.core, patience: parent.core.patience) }

  /// For the container's own use.
  @inlinable public var _access: ResolvingAccess { ResolvingAccess(core, ResolveContext()) }
  /// For the container's own use.
  public var _asyncAccess: AsyncResolvingAccess { AsyncResolvingAccess(core: core, step: nil) }

  /// Registers the dependencies of each of the assemblies, in order, and remembers their checks for `validate()`.
  public func install(_ assemblies: any Assembly...) {
    for assembly in assemblies {
      assembly.assemble(self)
      core.add(assembly)
    }
  }

  /// Looks for all faults, without making anything: needs that are not registered, circles, keys registered twice,
  /// values kept by longer-lived ones, and faults found by the assemblies' own checks (those may make values).
  ///
  /// The parameters of initialisers are known; of closures, only the dependencies that they declare with `needs:`. Each
  /// closure that declares none is named in a note, for a test that wants all of them to:
  ///
  /// ```swift
  /// #expect(try container.validate().isEmpty)
  /// ```
  ///
  /// What a registration resolves in its `then` is not looked at.
  ///
  /// - Returns: notes about what could not be checked, in the order of registration.
  /// - Throws: `ContainerFaults`, all of them at once, with the notes.
  @discardableResult public func validate() throws -> [ContainerNote] { try core.validate(for: self) }

  /// Returns a container with the present registrations of this one, which changes no more and is read without a lock.
  ///
  /// Both share the values that are kept. What could not be checked is ``FrozenContainer/notes``.
  ///
  /// - Throws: `ContainerFaults` if anything is wrong, as `validate()`.
  public func freeze() throws -> FrozenContainer {
    // Frozen first: what another thread registers meanwhile is neither in it nor unchecked.
    let frozen = ContainerCore(freezing: core)
    let notes = try frozen.validate(for: self, with: core.lineage.flatMap(\.assemblies))
    return FrozenContainer(frozen, notes: notes)
  }
}
