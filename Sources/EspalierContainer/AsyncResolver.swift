/// What an asynchronous factory gets its dependencies from: those made at once with `resolve`, others with
/// `resolveAsync`.
public struct AsyncResolver: AsyncResolving {
  let core: ContainerCore
  let step: AsyncStep

  /// For the container's own use.
  public var _access: ResolvingAccess { ResolvingAccess(core, ResolveContext()) }
  /// For the container's own use.
  public var _asyncAccess: AsyncResolvingAccess { AsyncResolvingAccess(core: core, step: step) }
}

/// Where an asynchronous resolve goes on. For the container's own use.
public struct AsyncResolvingAccess: Sendable {
  let core: ContainerCore
  let step: AsyncStep?
}
