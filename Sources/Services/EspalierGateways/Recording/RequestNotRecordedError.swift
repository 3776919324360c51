/// An error that is thrown when there is no usable recorded response to a request. See ``Middleware/replaying(from:)``.
///
/// A client reports it as the reason of a ``NetworkError``:
///
/// ```swift
/// func isRecorded(_ error: NetworkError) -> Bool {
///   if case .failed(let error) = error.reason { return !(error is RequestNotRecordedError) }
///   return true
/// }
/// ```
public struct RequestNotRecordedError: Error, Sendable, CustomStringConvertible {
  /// The method of the request.
  public let method: RequestMethod
  /// The path and the query of the request, without their secrets.
  public let target: String
  /// The file that would contain the response.
  public let file: String
  /// The number of files for the same method and path with a different query or body.
  public let similar: Int
  /// The fault in the file; nil if the file does not exist.
  public let fault: String?

  /// The request without a recording, the existing recordings, and how to record it.
  public var description: String {
    let what = "\(method.rawValue) \(target)"
    let how = "with `Middleware.recording(to:)` in the place of `replaying(from:)`"
    if let fault {
      return "The recording of \(what) in \(file) cannot be read: \(fault). Mend it, or record it anew \(how)."
    }
    let others = similar > 0 ? " There are \(similar) for this path whose query or body differs." : ""
    return "Nothing is recorded for \(what): there is no \(file).\(others) Record it once \(how)."
  }
}
