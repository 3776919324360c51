/// The visible description of an action. The handler is stored separately, because handlers are not content.
public struct ActionItem: Hashable, Sendable {
  /// The identifier of the action, unique in its list.
  public var id: String
  /// The text of the action, as a verb.
  public var title: String
  /// A symbol before the title.
  public var icon: Icon?
  /// A Boolean value that indicates whether the action permanently removes something.
  public var isDestructive: Bool
  /// A Boolean value that indicates whether the action is available now.
  public var isEnabled: Bool

  /// Creates the description of an action from its parts.
  public init(id: String, title: String, icon: Icon? = nil, isDestructive: Bool = false, isEnabled: Bool = true) {
    self.id = id
    self.title = title
    self.icon = icon
    self.isDestructive = isDestructive
    self.isEnabled = isEnabled
  }
}

/// A list of actions, in order.
public struct ActionList: StyleValueConvertible, ExpressibleByArrayLiteral {
  /// The actions, in order.
  public var items: [ActionItem]

  /// Creates a list from an array of actions.
  public init(_ items: [ActionItem]) { self.items = items }
  /// Creates a list from an array literal of actions.
  public init(arrayLiteral elements: ActionItem...) { items = elements }

  /// Returns a Boolean value that indicates whether an action with that identifier is in the list and available now.
  public func offers(_ id: String) -> Bool { items.contains { $0.id == id && $0.isEnabled } }
}
