/// A container that has been checked and changes no more.
///
/// Reading a value that it keeps takes no lock, and parents cost nothing.
public final class FrozenContainer: AsyncResolving {
  @usableFromInline let core: ContainerCore

  /// Notes of ``Container/validate()`` about what could not be checked.
  public let notes: [ContainerNote]

  init(_ core: ContainerCore, notes: [ContainerNote]) {
    self.core = core
    self.notes = notes
  }

  /// For the container's own use.
  @inlinable public var _access: ResolvingAccess { ResolvingAccess(core, ResolveContext()) }
  /// For the container's own use.
  public var _asyncAccess: AsyncResolvingAccess { AsyncResolvingAccess(core: core, step: nil) }
}
