public import EspalierNavigation
public import EspalierScreens
public import EspalierViews

/// A contribution of a plug-in to one of the shell's extension points.
///
/// ```swift
/// let contributions: [Contribution<any KitchenShell>] = [
///   .entry(in: .menu, icon: .list, summary: "What to cook"),
///   .content(in: .greetings) { "For \($0.shell.guests) guests" },
/// ]
///
/// extension ExtensionPoint where Content == String {
///   static let greetings = ExtensionPoint("greetings")
/// }
/// ```
public struct Contribution<Shell>: Sendable {
  /// The extension point's name and its content's type.
  let point: ExtensionPointKey
  /// Tells several of one plug-in in one extension point apart; nil for the only one.
  let id: String?
  /// The title where a person arranges the extension point; nil for the plug-in's own title.
  let title: String?
  let make: @MainActor @Sendable (PlugInContext<Shell>) throws -> Any

  /// Puts something of the shell's own making into an extension point. It is made whenever the shell asks for it.
  ///
  /// - Parameters:
  ///   - id: Tells several of one plug-in in one extension point apart; not needed for one.
  ///   - title: The title where a person arranges the extension point; the plug-in's own title by default.
  public static func content<Content>(
    in point: ExtensionPoint<Content>, id: String? = nil, title: String? = nil,
    make: @escaping @MainActor @Sendable (PlugInContext<Shell>) throws -> Content
  ) -> Contribution {
    Contribution(point: ExtensionPointKey(point), id: id, title: title, make: make)
  }

  /// Puts a part of a screen into an extension point: sections that load by themselves.
  ///
  /// Each screen makes one of its own. A part whose making throws shows the error in its place.
  public static func part(
    in point: ExtensionPoint<any ScreenPart>, id: String? = nil, title: String? = nil,
    make: @escaping @MainActor @Sendable (PlugInContext<Shell>) throws -> any ScreenPart
  ) -> Contribution {
    content(in: point, id: id, title: title, make: make)
  }

  /// Puts an entry into an extension point: a row of a list, or a tab.
  ///
  /// - Parameters:
  ///   - id: Tells several of one plug-in in one extension point apart; not needed for one.
  ///   - title: The title of the entry; the plug-in's own title by default.
  ///   - icon: The symbol.
  ///   - summary: The purpose of the entry, in a few words.
  ///   - place: The place that it leads to; the plug-in's first place by default.
  public static func entry(
    in point: ExtensionPoint<PlugInEntry>, id: String? = nil, title: String? = nil, icon: Icon, summary: String = "",
    at place: (any Route)? = nil
  ) -> Contribution {
    content(in: point, id: id, title: title) { context in
      PlugInEntry(
        id: Self.id(id, of: context.id), title: title ?? context.title, summary: summary, icon: icon,
        route: place.map { context.place($0) } ?? context.root)
    }
  }

  /// The id of a contribution of a plug-in.
  static func id(_ own: String?, of plugIn: String) -> String { own.map { "\(plugIn).\($0)" } ?? plugIn }
}

/// An extension point without its content's type.
struct ExtensionPointKey: Hashable, Sendable {
  let name: String
  let content: ObjectIdentifier

  init<Content>(_ point: ExtensionPoint<Content>) {
    name = point.name
    content = ObjectIdentifier(Content.self)
  }
}
