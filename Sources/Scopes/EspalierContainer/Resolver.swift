/// A resolver that gives a factory its dependencies.
///
/// It searches from the container in which the resolve began, so that values that the child creates use the child's
/// registrations. For values that a container keeps, it searches from that container.
///
/// It can be neither copied nor kept, so that no value can hold its container by accident.
public struct Resolver: ~Copyable, Resolving {
  @usableFromInline let core: ContainerCore
  @usableFromInline let context: ResolveContext

  @inlinable init(_ core: ContainerCore, _ context: ResolveContext) {
    self.core = core
    self.context = context
  }

  /// The container, and the values that the current resolve passes from factory to factory; for the container's own
  /// use.
  @inlinable public var _access: ResolvingAccess { ResolvingAccess(core, context) }
}
