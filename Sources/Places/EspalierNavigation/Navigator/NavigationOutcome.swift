/// The outcome of a move; see ``Coordinating/go(to:)``.
public enum NavigationOutcome: Hashable, Sendable {
  /// The place is in sight, or was already.
  case arrived
  /// The way led on to another place.
  case redirected(to: Path)
  /// The person may not go there; the words say why.
  case refused(String)
  /// The person was asked and stayed, or went elsewhere meanwhile.
  case stayed
  /// There is no such place, or no window.
  case unknown
}
