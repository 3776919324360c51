/// A note of `validate()` about something that it could not check. It is no fault, and no proof of the contrary.
public struct ContainerNote: Sendable, CustomStringConvertible {
  /// A kind of note.
  public enum Kind: Sendable {
    /// A closure does not say what it needs: what it asks for may be missing, circular or too short-lived.
    case unknownNeeds
  }

  /// The kind of the note.
  public let kind: Kind
  /// The registration concerned.
  public let registration: RegistrationSite

  /// A message that says what was not checked, where, and how to have it checked.
  public var description: String {
    switch kind {
    case .unknownNeeds:
      "\(registration) does not say what it needs, so that was not checked. List it with `needs:`; `needs: []` says that "
        + "it needs nothing."
    }
  }
}
