/// The way in which a place comes into sight. It is a hint: a surface moves as its platform does, and not at all for a
/// person who wants little motion.
public enum Transition: String, Hashable, Sendable, Codable {
  /// The place appears at once.
  case none
  /// The place moves in from the end, over the place below; the way back goes the other way.
  case push
  /// The place comes from below, as a sheet.
  case modal
  /// The place comes over everything.
  case cover
  /// The place fades in and replaces the one before.
  case replace
}
