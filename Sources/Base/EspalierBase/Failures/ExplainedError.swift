/// An error with an explanation for the person: what happened to their data, and what they can do about it.
///
/// A screen shows a person only such explanations. For any other error, it says that something went wrong and shows a
/// number. The error itself is written to the log with that number (`FailureLog` of EspalierScreens), so that neither a
/// path nor a database's own message reaches a page.
///
/// ```swift
/// enum TransferError: ExplainedError {
///   case limitReached
///   case database(String)
///
///   var explanation: String? {
///     switch self {
///     case .limitReached: "The limit of this account is reached. Nothing was sent; raise it in Settings, or send less."
///     case .database: "The transfer could not be stored. Nothing was sent; please try again."
///     }
///   }
///   var belongsInLog: Bool { if case .database = self { true } else { false } }
/// }
/// ```
public protocol ExplainedError: Error {
  /// The explanation for the person; nil if there is none. The error is then shown like any other error. An error that
  /// wraps another one returns that error's explanation.
  var explanation: String? { get }
  /// A Boolean value that indicates whether an operator of the app has to look at the error. Its details are then
  /// written to the log, and the person sees their number with the explanation. False by default.
  var belongsInLog: Bool { get }
  /// A Boolean value that indicates whether the requested object does not exist. A screen with such an error is that of
  /// a place that does not exist, and a browser receives the status 404. False by default.
  var isNotFound: Bool { get }
}

extension ExplainedError {
  /// The default, false: the person can resolve the error alone.
  public var belongsInLog: Bool { false }
  /// False by default: the error does not mean that an object is missing.
  public var isNotFound: Bool { false }
}
