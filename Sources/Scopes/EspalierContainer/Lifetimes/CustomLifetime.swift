/// A lifetime that an app defines: values are kept until its epoch changes.
///
/// `ResettableLifetime` is one; write another to follow a session, a user or a generation of settings.
public protocol CustomLifetime: AnyObject, Sendable {
  /// A number that changes when the values created so far expire. Each resolve reads it, from any thread.
  var epoch: Int { get }

  /// Adds a function that releases a value. Each registration adds one function. Call it at the end of an epoch to
  /// release the value at once, not only at the next resolve. The default does nothing.
  ///
  /// - Returns: A function that removes `release`. It is called once, from any thread, when the registration has been
  ///   released with its container: a lifetime may outlive many containers. The function should hold the lifetime
  ///   weakly, or not at all.
  func onEnd(_ release: @escaping @Sendable () -> Void) -> @Sendable () -> Void
}

extension CustomLifetime {
  /// Does nothing: values are released at the next resolve after the end of their epoch.
  public func onEnd(_ release: @escaping @Sendable () -> Void) -> @Sendable () -> Void { {} }
}
