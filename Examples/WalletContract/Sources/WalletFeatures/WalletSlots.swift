public import Espalier

extension Slot where Content == SlotEntry {
  /// The list under “More”.
  public static let features = Slot("features")
}

extension Slot where Content == any ScreenPart {
  /// Below the figures of the overview, in the order that the person has chosen.
  public static let overview = Slot("overview")
}
