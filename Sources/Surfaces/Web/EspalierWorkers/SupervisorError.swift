/// A reason why a supervisor or its workers could not be started.
public enum SupervisorError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Another program listens on that port.
  case portTaken(host: String, port: Int)
  /// Workers could not be started.
  case worker(reason: String)

  /// The fault, its location, and how to correct it.
  public var description: String {
    switch self {
    case .portTaken(let host, let port):
      "Port \(port) of \(host) is taken. Stop the program that listens there, or set another `port` (0: any free one)."
    case .worker(let reason):
      "The workers could not be started: \(reason). What a worker says above, or the program without `--workers`, tells more."
    }
  }
}
