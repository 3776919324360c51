/// The animation with which a place appears.
///
/// It is a hint: a surface follows its platform, and does not animate for a person who prefers reduced motion.
public enum Transition: String, Hashable, Sendable, Codable {
  /// No animation.
  case none
  /// A movement from the trailing edge over the place below, reversed on the way back.
  case push
  /// A movement from below, as of a sheet.
  case modal
  /// A cover over all other content.
  case cover
  /// A fade that replaces the previous place.
  case replace
}
