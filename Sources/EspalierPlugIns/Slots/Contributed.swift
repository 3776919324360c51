/// What one plug-in has put into a slot.
public struct Contributed<Content>: Identifiable {
  /// The plug-in's id, or the contribution's below it.
  public let id: String
  /// What it is called.
  public let title: String
  /// What was made, or the error that making it threw.
  public let content: Result<Content, any Error>
}
