/// An error that knows whether it comes from a lack of connection, so that a screen can say that instead of what failed.
///
/// ```swift
/// enum BankError: ConnectionError {
///   case closed, unreachable
///   var isOffline: Bool { self == .unreachable }
/// }
/// ```
public protocol ConnectionError: Error {
  /// Whether there is no connection to whom the request was meant for.
  var isOffline: Bool { get }
}
