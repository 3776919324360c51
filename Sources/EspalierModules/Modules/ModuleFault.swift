public import EspalierScopes
internal import EspalierScreens

/// Work of a module that failed: who, and with what.
public struct ModuleFault: Error, CustomStringConvertible {
  /// The path of the module whose work it was.
  public let path: String
  /// What was thrown.
  public let error: any Error
  /// How often that module, or one above it, has been made anew for faults within the time of its policy.
  public internal(set) var restarts = 0

  /// Makes a fault, for a module that reports one of something that it did not run itself.
  public init(path: String, error: any Error) {
    self.path = path
    self.error = error
  }

  /// Who failed, with what.
  public var description: String {
    "Work of \(path) failed\(restarts > 0 ? ", after \(restarts) restarts" : ""): \(LogWords.of(error))"
  }
}

extension ModuleFault: ExplainedError {
  /// The explanation of the error that it is about.
  public var explanation: String? { (error as? any ExplainedError)?.explanation }
  /// Whether the error that it is about does.
  public var belongsInLog: Bool { (error as? any ExplainedError)?.belongsInLog ?? true }
}
