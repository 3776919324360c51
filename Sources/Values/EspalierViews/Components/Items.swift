internal import Synchronization

/// The parts of a container that are made from items, each with an identity.
///
/// It is itself a part, before, after or between others. Its own parts are arranged by the container, like all others:
///
/// ```swift
/// struct Tag: Identifiable, Sendable { var id: Int; var name: String }
/// func line(_ title: String, _ tags: [Tag]) -> Component<Stack<Label, Items>> {
///   .stack(Label.with(.text(title), .grows()), Items.of(tags) { Badge.with(.text($0.name)) })
/// }
/// ```
///
/// The parts are compared as the rows of a section are: by their identities. A surface inserts, moves, removes and
/// changes only those that differ, and a part keeps its focus and its half-typed text. Any number of parts is one class
/// of view, so nothing around them is built again.
///
/// - Two items with the same identity are both shown, and are reported in the log.
/// - A part may contain items itself.
public final class Items: View {
  /// The events that the view raises: none; its parts raise their own.
  public override class var raisedEvents: Set<EventKind>? { [] }

  // No setter: `of(_:part:)` makes the parts.
  /// The parts, each with its key.
  @inlinable public static var parts: Property<KeyedParts> { Property(.itemsParts, default: KeyedParts([])) }

  /// Returns parts made from items, in their order.
  public static func of<Item: Identifiable, Part: View>(
    _ items: some Sequence<Item>, part: (Item) -> Component<Part>
  ) -> Component<Items> {
    of(items, id: \.id, part: part)
  }

  /// Returns parts made from values, whose identity is a property of theirs: `Items.of(names, id: \.self) { … }`.
  public static func of<Item, ID: Hashable, Part: View>(
    _ items: some Sequence<Item>, id: KeyPath<Item, ID>, part: (Item) -> Component<Part>
  ) -> Component<Items> {
    made(items.map { KeyedPart(key: "\($0[keyPath: id])", component: part($0).erased) })
  }

  /// Returns parts of different classes, made from items.
  public static func of<Item: Identifiable>(
    _ items: some Sequence<Item>, part: (Item) -> AnyComponent
  ) -> Component<Items> {
    made(items.map { KeyedPart(key: "\($0.id)", component: part($0)) })
  }

  private static func made(_ parts: [KeyedPart]) -> Component<Items> {
    isUsed.store(true, ordering: .relaxed)
    return Component(Style(Items.parts, KeyedParts(parts)))
  }

  private static let isUsed = Atomic(false)

  /// True if the program has made parts from items. Until then, no component is searched for them.
  package static var areUsed: Bool { isUsed.load(ordering: .relaxed) }
}
