/// One thing that can be done, as it is read; what it does is kept beside it, for handlers are no content.
public struct ActionItem: Hashable, Sendable {
  /// What the app knows it by, unique in its list.
  public var id: String
  /// What it does, as a verb.
  public var title: String
  /// A symbol before the title.
  public var icon: Icon?
  /// Whether it takes something away that does not come back.
  public var isDestructive: Bool
  /// Whether it can be done now.
  public var isEnabled: Bool

  /// Describes what can be done.
  public init(id: String, title: String, icon: Icon? = nil, isDestructive: Bool = false, isEnabled: Bool = true) {
    self.id = id
    self.title = title
    self.icon = icon
    self.isDestructive = isDestructive
    self.isEnabled = isEnabled
  }
}

/// What can be done, in order.
public struct ActionList: StyleValueConvertible, ExpressibleByArrayLiteral {
  /// The things to do.
  public var items: [ActionItem]

  /// Collects things to do.
  public init(_ items: [ActionItem]) { self.items = items }
  /// Collects things to do.
  public init(arrayLiteral elements: ActionItem...) { items = elements }

  /// Whether one of that identifier is offered and can be done now.
  public func offers(_ id: String) -> Bool { items.contains { $0.id == id && $0.isEnabled } }
}
