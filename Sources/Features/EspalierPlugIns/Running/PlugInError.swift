/// A reason why something of a plug-in cannot be had.
public enum PlugInError: Error, Sendable, Equatable {
  /// Offers that need each other to be made, in the order in which they ask.
  case circularOffer([String])
  /// A plug-in has put something into an extension point that the extension point does not take.
  case wrongContent(plugIn: String, point: String)
}

extension PlugInError: CustomStringConvertible {
  /// A message that says what is wrong and how to mend it.
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
