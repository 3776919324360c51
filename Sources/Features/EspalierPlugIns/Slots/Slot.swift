/// A place in the shell at which plug-ins can be seen, such as a list of entries or a part of a screen.
///
/// The shell declares what it has, beside the protocol that plug-ins know it by:
///
/// ```swift
/// extension Slot where Content == SlotEntry {
///   static let tabs = Slot("tabs")
/// }
///
/// extension Slot where Content == any ScreenPart {
///   static let start = Slot("start")
/// }
/// ```
///
/// `Content` is what a plug-in puts there: a ``SlotEntry``, a screen's part, or a type of the shell's own. A plug-in says
/// so with its ``PlugIn/contributions``.
public struct Slot<Content>: Hashable, Sendable {
  /// The name, which tells slots of one content apart.
  public let name: String

  /// A slot.
  public init(_ name: String) { self.name = name }
}
