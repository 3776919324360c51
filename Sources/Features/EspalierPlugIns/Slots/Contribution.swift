public import EspalierNavigation
public import EspalierScreens
public import EspalierViews

/// A contribution of a plug-in to one of the shell's slots.
///
/// ```swift
/// let contributions: [Contribution<any KitchenShell>] = [
///   .entry(in: .menu, icon: .list, summary: "What to cook"),
///   .content(in: .greetings) { "For \($0.shell.guests) guests" },
/// ]
///
/// extension Slot where Content == String {
///   static let greetings = Slot("greetings")
/// }
/// ```
public struct Contribution<Shell>: Sendable {
  /// The slot's name and its content's type.
  let slot: SlotKey
  /// Tells several of one plug-in in one slot apart; nil for the only one.
  let id: String?
  /// The title where a person arranges the slot; nil for the plug-in's own title.
  let title: String?
  let make: @MainActor @Sendable (PlugInContext<Shell>) throws -> Any

  /// Puts something of the shell's own making into a slot. It is made whenever the shell asks for it.
  ///
  /// - Parameters:
  ///   - id: Tells several of one plug-in in one slot apart; not needed for one.
  ///   - title: The title where a person arranges the slot; the plug-in's own title by default.
  public static func content<Content>(
    in slot: Slot<Content>, id: String? = nil, title: String? = nil,
    make: @escaping @MainActor @Sendable (PlugInContext<Shell>) throws -> Content
  ) -> Contribution {
    Contribution(slot: SlotKey(slot), id: id, title: title, make: make)
  }

  /// Puts a part of a screen into a slot: sections that load by themselves.
  ///
  /// Each screen makes one of its own. A part whose making throws shows the error in its place.
  public static func part(
    in slot: Slot<any ScreenPart>, id: String? = nil, title: String? = nil,
    make: @escaping @MainActor @Sendable (PlugInContext<Shell>) throws -> any ScreenPart
  ) -> Contribution {
    content(in: slot, id: id, title: title, make: make)
  }

  /// Puts an entry into a slot: a row of a list, or a tab.
  ///
  /// - Parameters:
  ///   - id: Tells several of one plug-in in one slot apart; not needed for one.
  ///   - title: The title of the entry; the plug-in's own title by default.
  ///   - icon: The symbol.
  ///   - summary: The purpose of the entry, in a few words.
  ///   - place: The place that it leads to; the plug-in's first place by default.
  public static func entry(
    in slot: Slot<SlotEntry>, id: String? = nil, title: String? = nil, icon: Icon, summary: String = "",
    at place: (any Route)? = nil
  ) -> Contribution {
    content(in: slot, id: id, title: title) { context in
      SlotEntry(
        id: Self.id(id, of: context.id), title: title ?? context.title, summary: summary, icon: icon,
        route: place.map { context.place($0) } ?? context.root)
    }
  }

  /// The id of a contribution of a plug-in.
  static func id(_ own: String?, of plugIn: String) -> String { own.map { "\(plugIn).\($0)" } ?? plugIn }
}

/// A slot without its content's type.
struct SlotKey: Hashable, Sendable {
  let name: String
  let content: ObjectIdentifier

  init<Content>(_ slot: Slot<Content>) {
    name = slot.name
    content = ObjectIdentifier(Content.self)
  }
}
