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
  /// The id that distinguishes several contributions of one plug-in to one extension point; nil if there is only one.
  let id: String?
  /// The title of the contribution in the list with which a person arranges the extension point; nil for the title of
  /// the plug-in.
  let title: String?
  let make: @MainActor @Sendable (PlugInContext<Shell>) throws -> Any

  /// Adds content of a type that the shell defines to an extension point. The content is created at each request of the
  /// shell.
  ///
  /// - Parameters:
  ///   - point: The extension point to add to.
  ///   - id: The id that distinguishes several contributions of one plug-in to one extension point; not needed for one.
  ///   - title: The title in the list in which a person arranges the extension point; the plug-in's own title by
  ///     default.
  ///   - make: Creates the content, given the context of the plug-in.
  public static func content<Content>(
    in point: ExtensionPoint<Content>, id: String? = nil, title: String? = nil,
    make: @escaping @MainActor @Sendable (PlugInContext<Shell>) throws -> Content
  ) -> Contribution {
    Contribution(point: ExtensionPointKey(point), id: id, title: title, make: make)
  }

  /// Adds a part of a screen to an extension point: sections that load on their own.
  ///
  /// Each screen creates its own part. If creating the part throws, the screen shows the error at the part's position.
  public static func part(
    in point: ExtensionPoint<any ScreenPart>, id: String? = nil, title: String? = nil,
    make: @escaping @MainActor @Sendable (PlugInContext<Shell>) throws -> any ScreenPart
  ) -> Contribution {
    content(in: point, id: id, title: title, make: make)
  }

  /// Adds an entry to an extension point: a row of a list, or a tab.
  ///
  /// - Parameters:
  ///   - point: The extension point to add to.
  ///   - id: The id that distinguishes several contributions of one plug-in to one extension point; not needed for one.
  ///   - title: The title of the entry; the plug-in's own title by default.
  ///   - icon: The symbol.
  ///   - summary: The purpose of the entry, in a few words.
  ///   - place: The place that the entry leads to; the plug-in's first place by default.
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

  /// Returns the id of a contribution: the plug-in's id, followed by the contribution's own id if it has one.
  static func id(_ own: String?, of plugIn: String) -> String { own.map { "\(plugIn).\($0)" } ?? plugIn }
}

/// The identity of an extension point, without the static type of its content.
struct ExtensionPointKey: Hashable, Sendable {
  let name: String
  let content: ObjectIdentifier

  init<Content>(_ point: ExtensionPoint<Content>) {
    name = point.name
    content = ObjectIdentifier(Content.self)
  }
}
