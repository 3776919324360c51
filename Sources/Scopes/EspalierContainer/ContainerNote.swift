/// A note of `validate()` about a registration that it could not check. A note is not a fault, but the registration may
/// still have one.
public struct ContainerNote: Sendable, CustomStringConvertible {
  /// The kind of a note.
  public enum Kind: Sendable {
    /// A closure does not declare its needs: a dependency that it resolves may be missing, circular or too short-lived.
    case unknownNeeds
  }

  /// The kind of the note.
  public let kind: Kind
  /// The affected registration.
  public let registration: RegistrationSite

  /// A message that describes the missing check and its location, and how to make the check possible.
  public var description: String {
    switch kind {
    case .unknownNeeds:
      "\(registration) does not say what it needs, so that was not checked. List it with `needs:`; `needs: []` says that "
        + "it needs nothing."
    }
  }
}
