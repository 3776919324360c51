/// The name of a contribution: a row in the list in which a person arranges the extension point.
public struct ContributionName: Hashable, Sendable, Identifiable {
  /// The id that an ``Arrangement`` stores.
  public let id: String
  /// The title of the contribution.
  public let title: String

  /// Creates a name.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
