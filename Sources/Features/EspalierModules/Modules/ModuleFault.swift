public import EspalierBase
internal import EspalierScreens

/// A failure of a module's work: the module's path, and the error.
public struct ModuleFault: Error, CustomStringConvertible {
  /// The path of the module whose work failed.
  public let path: String
  /// The error that was thrown.
  public let error: any Error
  /// The number of restarts of the module or of a module above it, because of faults, within the time limit of the
  /// policy.
  public internal(set) var restarts = 0

  /// Creates a fault for work that the module did not run itself.
  public init(path: String, error: any Error) {
    self.path = path
    self.error = error
  }

  /// A message that says which module failed, and with which error.
  public var description: String {
    "Work of \(path) failed\(restarts > 0 ? ", after \(restarts) restarts" : ""): \(LogWords.of(error))"
  }
}

extension ModuleFault: ExplainedError {
  /// The explanation of the underlying error.
  public var explanation: String? { (error as? any ExplainedError)?.explanation }
  /// A Boolean value that indicates whether the underlying error belongs in the log.
  public var belongsInLog: Bool { (error as? any ExplainedError)?.belongsInLog ?? true }
}
