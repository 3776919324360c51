/// A lifetime of your own: values are kept as long as its epoch stays what it was.
///
/// `ResettableLifetime` is one; write another to follow a session, a user or a generation of settings.
public protocol CustomLifetime: AnyObject, Sendable {
  /// A number that changes when the values made before are over. It is read for each resolve, from any thread.
  var epoch: Int { get }

  /// Hands you a function that lets a value go, once for each registration: call it at the end of an epoch and the value
  /// goes at once, not only at the next resolve. The default does nothing.
  ///
  /// - Returns: a function that forgets `release`. It is called once, from any thread, when the registration has gone with
  ///   its container: a lifetime may outlive many containers. Let it hold the lifetime weakly, or not at all.
  func onEnd(_ release: @escaping @Sendable () -> Void) -> @Sendable () -> Void
}

extension CustomLifetime {
  /// Does nothing: values go at the next resolve after the end of their epoch.
  public func onEnd(_ release: @escaping @Sendable () -> Void) -> @Sendable () -> Void { {} }
}
