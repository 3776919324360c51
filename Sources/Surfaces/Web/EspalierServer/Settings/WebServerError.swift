/// A reason why a server could not be started.
public enum WebServerError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Another program listens on that port.
  case portTaken(host: String, port: Int)
  /// A file or a folder of the data directory cannot be used; the reason says how to correct that.
  case dataDirectory(path: String, reason: String)
  /// The secret key on disk has the wrong length.
  case secretKey(path: String, bytes: Int)
  /// The app cannot be served below that path.
  case mountPath(String)
  /// An endpoint cannot be served.
  case endpoint(path: String, reason: String)
  /// A file for browsers cannot be served.
  case asset(path: String, reason: String)
  /// The certificate for https cannot be used.
  case certificate(path: String, reason: String)
  /// The token of the inspector is too easy to guess.
  case inspectorToken(path: String)

  /// The fault, its location, and how to correct it.
  public var description: String {
    switch self {
    case .portTaken(let host, let port):
      "Port \(port) of \(host) is taken. Stop the program that listens there, or set another `port` (0: any free one)."
    case .dataDirectory(let path, let reason):
      "The data directory cannot be used. \(path): \(reason)"
    case .secretKey(let path, let bytes):
      "The secret key \(path) has \(bytes) bytes in place of 32. Restore it, or remove it and all sign in anew."
    case .mountPath(let path):
      "The app cannot be served below \"\(path)\". Give `mountPath` of the WebConfiguration segments of letters, digits, `.`, `_`, "
        + "`~` and `-`, such as \"/money\"; only a server that runs by itself may have the whole site."
    case .endpoint(let path, let reason):
      "The endpoint \"\(path)\" of the WebConfiguration cannot be served: \(reason)."
    case .asset(let path, let reason):
      "The asset \"\(path)\" of the WebConfiguration cannot be served: \(reason)."
    case .certificate(let path, let reason):
      "\(path) cannot be used for https: \(reason). Give the PEM files of a certificate and of its key, readable by this user."
    case .inspectorToken(let path):
      "\(path) has a token of fewer than 20 characters. Write a longer one, or remove the file and one is made."
    }
  }
}
