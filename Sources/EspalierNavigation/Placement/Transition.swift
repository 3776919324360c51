/// The way in which a place comes into sight. It is a hint: a surface moves as its platform does, and not at all for a
/// person who wants little motion.
public enum Transition: String, Hashable, Sendable, Codable {
  /// At once.
  case none
  /// From the end, over the place below; the way back goes the other way.
  case push
  /// From below, as a sheet.
  case modal
  /// Over everything.
  case cover
  /// By fading, in place of what was there.
  case replace
}
