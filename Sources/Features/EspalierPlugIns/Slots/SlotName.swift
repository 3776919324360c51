/// The name of a contribution to a slot: a row where a person arranges the slot.
public struct SlotName: Hashable, Sendable, Identifiable {
  /// The id by which an ``Arrangement`` keeps it.
  public let id: String
  /// The title of the contribution.
  public let title: String

  /// A name.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
