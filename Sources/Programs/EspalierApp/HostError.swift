/// A request of a surface for something that the app does not have.
public enum HostError: Error, Sendable, Equatable {
  /// The app has no handler of that name.
  case noSubmission(String)
}

extension HostError: CustomStringConvertible {
  /// The missing piece, and the place where it belongs.
  public var description: String {
    switch self {
    case .noSubmission(let name): "Nothing answers the form “\(name)”. Add a handler for it to the app's `submissions`."
    }
  }
}
