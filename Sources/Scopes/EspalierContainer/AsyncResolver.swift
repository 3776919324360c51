/// A resolver for asynchronous factories. Call `resolve` for dependencies that are created synchronously, and
/// `resolveAsync` for the others.
public struct AsyncResolver: AsyncResolving {
  let core: ContainerCore
  let step: AsyncStep

  /// The container, and the values that the current resolve passes from factory to factory; for the container's own
  /// use.
  public var _access: ResolvingAccess { ResolvingAccess(core, ResolveContext()) }
  /// The container, and the asynchronous factory that is resolving, if any; for the container's own use.
  public var _asyncAccess: AsyncResolvingAccess { AsyncResolvingAccess(core: core, step: step) }
}

/// The container, and the asynchronous factory that is resolving, if any; for the container's own use.
public struct AsyncResolvingAccess: Sendable {
  let core: ContainerCore
  let step: AsyncStep?
}
