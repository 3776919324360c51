/// A point at which plug-ins extend the shell, such as a list of entries or a part of a screen.
///
/// The shell declares its extension points next to the protocol by which plug-ins know it:
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
/// `Content` is the type that a plug-in adds: a ``PlugInEntry``, a part of a screen, or a type that the shell defines.
/// A plug-in adds content with its ``PlugIn/contributions``.
public struct ExtensionPoint<Content>: Hashable, Sendable {
  /// The name of the extension point. It distinguishes extension points with the same type of content.
  public let name: String

  /// Creates an extension point with a name.
  public init(_ name: String) { self.name = name }
}
