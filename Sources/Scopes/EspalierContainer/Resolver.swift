/// A resolver that gives a factory its own dependencies.
///
/// It looks from the container in which the resolve began, so that a child's registrations are seen by the values that
/// the child makes; for values that a container keeps, from the container that keeps them.
///
/// It can be neither copied nor kept: so no value can hold its container by accident.
public struct Resolver: ~Copyable, Resolving {
  @usableFromInline let core: ContainerCore
  @usableFromInline let context: ResolveContext

  @inlinable init(_ core: ContainerCore, _ context: ResolveContext) {
    self.core = core
    self.context = context
  }

  /// For the container's own use.
  @inlinable public var _access: ResolvingAccess { ResolvingAccess(core, context) }
}
