/// An error that has words for the person: what happened to their data, and what they can do about it.
///
/// A screen shows a person only such words. Of any other error it says that something went wrong and gives a number;
/// the error itself goes to the log under that number (`FailureLog` of EspalierScreens), so that neither a path nor a database's own
/// message reaches a page.
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
  /// The words for the person, or nil where there are none: the error is then shown as any other error is. An error
  /// that wraps another one hands on that error's explanation.
  var explanation: String? { get }
  /// A Boolean value that indicates whether somebody who runs the app has to look at the error: its details then go to
  /// the log, and the person is given their number beside the explanation. By default they do not.
  var belongsInLog: Bool { get }
  /// A Boolean value that indicates whether what was looked for does not exist: a screen over it is then that of a place
  /// that does not exist, and a browser gets the status 404. False by default.
  var isNotFound: Bool { get }
}

extension ExplainedError {
  /// False: the person can do something about it alone.
  public var belongsInLog: Bool { false }
  /// False: what was looked for exists.
  public var isNotFound: Bool { false }
}
