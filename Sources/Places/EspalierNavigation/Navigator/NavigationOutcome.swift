/// The outcome of a move: the person arrived, was redirected or refused, or stayed, or the place is unknown. See
/// ``Coordinating/go(to:)``.
public enum NavigationOutcome: Hashable, Sendable {
  /// The place is now visible, or was visible already.
  case arrived
  /// The move was redirected to another place.
  case redirected(to: Path)
  /// The person has no permission; the message gives the reason.
  case refused(String)
  /// The person was asked and decided to stay, or went elsewhere meanwhile.
  case stayed
  /// The place does not exist, or there is no window.
  case unknown
}
