/// The content that one plug-in has put into an extension point, with its title.
public struct Contributed<Content>: Identifiable {
  /// The plug-in's id, or the contribution's below it.
  public let id: String
  /// The title of the contribution.
  public let title: String
  /// The content that was made, or the error that making it threw.
  public let content: Result<Content, any Error>
}
