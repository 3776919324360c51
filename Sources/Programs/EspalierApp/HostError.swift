/// An error that answers a surface's request that the app cannot fulfil.
public enum HostError: Error, Sendable, Equatable {
  /// A submission for which the app has no handler.
  case noSubmission(String)
}

extension HostError: CustomStringConvertible {
  /// A message that names the missing handler, and the property of the app that should contain it.
  public var description: String {
    switch self {
    case .noSubmission(let name): "Nothing answers the form “\(name)”. Add a handler for it to the app's `submissions`."
    }
  }
}
