/// What a plug-in has put into a slot, by its name: a row where a person arranges the slot.
public struct SlotName: Hashable, Sendable, Identifiable {
  /// The id by which an ``Arrangement`` keeps it.
  public let id: String
  /// What it is called.
  public let title: String

  /// A name.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
