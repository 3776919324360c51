/// A container of dependencies that are registered at run time, because they are not known at compile time.
///
/// If the types are known, prefer a `Scope`: the compiler checks it. A container is for plug-ins, for features of other
/// packages, and for lists of the types that implement a protocol.
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
/// No fault stops the program: a missing, circular or too deep dependency is an error that names the registrations with
/// their files and lines.
///
/// - Isolation: any thread. Values are `Sendable`; those of `registerOnMainActor` need not be. Factories run on the
///   thread of the caller, outside of any lock of the container: only callers that need its value wait for a slow
///   factory.
/// - Ownership: a container holds its parent, its factories, and the values whose lifetime requires it. A factory that
///   captures its container creates a reference cycle; it does not need to, because it receives a resolver.
public final class Container: AsyncResolving {
  @usableFromInline let core: ContainerCore

  /// Creates an empty container, whose threads wait for each other for 30 seconds at most.
  public convenience init() { self.init(waitingAtMost: .seconds(30)) }

  /// Creates an empty container with a limit for the time that a thread waits for another thread.
  ///
  /// - Parameter patience: The time for which a thread waits for a value that another thread is creating. Threads that
  ///   wait for each other in the container receive an error at once. The limit is for a factory that waits, by a lock
  ///   or a semaphore of its own, for a thread that waits for its value. Then that thread receives an error that names
  ///   both.
  public init(waitingAtMost patience: Duration) {
    core = ContainerCore(parent: nil, patience: patience)
  }

  /// Creates an empty container that resolves the dependencies it lacks from `parent`.
  ///
  /// Values that the child creates use the child's registrations first. Values that the parent keeps are created only
  /// from the parent's registrations.
  public init(parent: Container) { core = ContainerCore(parent: parent.core, patience: parent.core.patience) }

  /// Creates an empty container that resolves the dependencies it lacks from `parent`.
  public init(parent: FrozenContainer) { core = ContainerCore(parent: parent.core, patience: parent.core.patience) }

  /// The container, and the values that the current resolve passes from factory to factory; for the container's own
  /// use.
  @inlinable public var _access: ResolvingAccess { ResolvingAccess(core, ResolveContext()) }
  /// The container, and the asynchronous factory that is resolving, if any; for the container's own use.
  public var _asyncAccess: AsyncResolvingAccess { AsyncResolvingAccess(core: core, step: nil) }

  /// Registers the dependencies of each assembly, in order, and stores their checks for `validate()`.
  public func install(_ assemblies: any Assembly...) {
    for assembly in assemblies {
      assembly.assemble(self)
      core.add(assembly)
    }
  }

  /// Searches the registrations for all faults, without creating any value.
  ///
  /// The faults are needs that are not registered, cycles, keys registered twice, values kept by longer-lived ones, and
  /// faults found by the assemblies' own checks. Only the assemblies' checks may create values.
  ///
  /// The parameters of initialisers are known; of closures, only the dependencies that they declare with `needs:`. A
  /// note names each closure that declares none, for a test that requires all closures to do so:
  ///
  /// ```swift
  /// #expect(try container.validate().isEmpty)
  /// ```
  ///
  /// The dependencies that a registration resolves in its `then` are not checked.
  ///
  /// - Returns: The notes about registrations that could not be checked, in the order of registration.
  /// - Throws: `ContainerFaults`, which contains all faults and the notes.
  @discardableResult public func validate() throws -> [ContainerNote] { try core.validate(for: self) }

  /// Returns a container with the current registrations of this one. The new container cannot change, and is read
  /// without a lock.
  ///
  /// Both containers share the values that are kept. ``FrozenContainer/notes`` lists the registrations that could not
  /// be checked.
  ///
  /// - Throws: `ContainerFaults` for any fault, like `validate()`.
  public func freeze() throws -> FrozenContainer {
    // The copy is frozen first, so that it contains no unchecked registration that another thread makes in the
    // meantime.
    let frozen = ContainerCore(freezing: core)
    let notes = try frozen.validate(for: self, with: core.lineage.flatMap(\.assemblies))
    return FrozenContainer(frozen, notes: notes)
  }
}
