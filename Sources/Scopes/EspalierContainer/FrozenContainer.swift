/// A container that has been checked and cannot change.
///
/// Reading a value that it keeps takes no lock, and parents add no cost.
public final class FrozenContainer: AsyncResolving {
  @usableFromInline let core: ContainerCore

  /// The notes of ``Container/validate()`` about registrations that could not be checked.
  public let notes: [ContainerNote]

  init(_ core: ContainerCore, notes: [ContainerNote]) {
    self.core = core
    self.notes = notes
  }

  /// The container, and the values that the current resolve passes from factory to factory; for the container's own
  /// use.
  @inlinable public var _access: ResolvingAccess { ResolvingAccess(core, ResolveContext()) }
  /// The container, and the asynchronous factory that is resolving, if any; for the container's own use.
  public var _asyncAccess: AsyncResolvingAccess { AsyncResolvingAccess(core: core, step: nil) }
}
