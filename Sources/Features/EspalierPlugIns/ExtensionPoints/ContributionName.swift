/// The name of a contribution to an extension point: a row where a person arranges the extension point.
public struct ContributionName: Hashable, Sendable, Identifiable {
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
