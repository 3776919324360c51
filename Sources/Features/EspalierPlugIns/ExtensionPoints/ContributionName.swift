/// The name of a contribution, for a row in the list with which a person arranges the extension point.
public struct ContributionName: Hashable, Sendable, Identifiable {
  /// The id of the contribution, which an ``Arrangement`` stores.
  public let id: String
  /// The title of the contribution.
  public let title: String

  /// Creates a name from the id and the title of a contribution.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
