/// An error that can come from a missing connection, so that a screen can say that instead of what failed.
///
/// ```swift
/// enum BankError: ConnectivityError {
///   case closed, unreachable
///   var isOffline: Bool { self == .unreachable }
/// }
/// ```
public protocol ConnectivityError: Error {
  /// A Boolean value that indicates whether there is no connection to the receiver of the request.
  var isOffline: Bool { get }
}
