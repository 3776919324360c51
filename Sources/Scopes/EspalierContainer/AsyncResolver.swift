/// A resolver for asynchronous factories: `resolve` returns dependencies that are created synchronously, `resolveAsync`
/// returns the others.
public struct AsyncResolver: AsyncResolving {
  let core: ContainerCore
  let step: AsyncStep

  /// The point from which a resolve continues; for the container's own use.
  public var _access: ResolvingAccess { ResolvingAccess(core, ResolveContext()) }
  /// The point from which an asynchronous resolve continues; for the container's own use.
  public var _asyncAccess: AsyncResolvingAccess { AsyncResolvingAccess(core: core, step: step) }
}

/// The point from which an asynchronous resolve continues. For the container's own use.
public struct AsyncResolvingAccess: Sendable {
  let core: ContainerCore
  let step: AsyncStep?
}
