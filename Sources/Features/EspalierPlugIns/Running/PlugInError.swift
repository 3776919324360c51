/// A reason why a contribution or an offer of a plug-in is not available.
public enum PlugInError: Error, Sendable, Equatable {
  /// Offers that request each other while they are created. The names are in the order of the requests.
  case circularOffer([String])
  /// A plug-in contributed content of a type that the extension point does not accept.
  case wrongContent(plugIn: String, point: String)
}

extension PlugInError: CustomStringConvertible {
  /// A message that says what is wrong and how to correct it.
  public var description: String {
    switch self {
    case .circularOffer(let types):
      "These offers need each other: \(types.joined(separator: " → ")). "
        + "Let one of them ask for the other later, when it is used."
    case .wrongContent(let plugIn, let point):
      "The plug-in “\(plugIn)” has put something into the point “\(point)” that the point does not take."
    }
  }
}
