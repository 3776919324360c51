/// An error that a missing connection may cause. A screen can then report the missing connection instead of the failed
/// request.
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
