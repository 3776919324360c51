/// The content that one plug-in has put into an extension point, with its title.
public struct Contributed<Content>: Identifiable {
  /// The plug-in's id, followed by the contribution's own id if it has one.
  public let id: String
  /// The title of the contribution.
  public let title: String
  /// The content, or the error that was thrown while it was created.
  public let content: Result<Content, any Error>
}
