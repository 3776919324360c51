/// A place in the shell at which plug-ins can be seen, such as a list of entries or a part of a screen.
///
/// The shell declares what it has, beside the protocol that plug-ins know it by:
///
/// ```swift
/// extension ExtensionPoint where Content == PlugInEntry {
///   static let tabs = ExtensionPoint("tabs")
/// }
///
/// extension ExtensionPoint where Content == any ScreenPart {
///   static let start = ExtensionPoint("start")
/// }
/// ```
///
/// `Content` is what a plug-in puts there: a ``PlugInEntry``, a screen's part, or a type of the shell's own. A plug-in says
/// so with its ``PlugIn/contributions``.
public struct ExtensionPoint<Content>: Hashable, Sendable {
  /// The name, which tells extension points of one content apart.
  public let name: String

  /// An extension point.
  public init(_ name: String) { self.name = name }
}
