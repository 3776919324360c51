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
  /// The explanation for the person; nil if there is none. An error without an explanation is shown like an error of
  /// any other type. An error that wraps another one returns the explanation of the wrapped error.
  var explanation: String? { get }
  /// A Boolean value that indicates whether an operator of the app has to look at the error. If true, the details of
  /// the error are written to the log under a number, and the person sees this number with the explanation. False by
  /// default.
  var belongsInLog: Bool { get }
  /// A Boolean value that indicates whether the requested object does not exist. If true, a screen shows the error like
  /// a place that does not exist, and a browser receives the status 404. False by default.
  var isNotFound: Bool { get }
}

extension ExplainedError {
  /// False by default, because the person can resolve the error without an operator.
  public var belongsInLog: Bool { false }
  /// False by default: the error does not mean that an object is missing.
  public var isNotFound: Bool { false }
}
