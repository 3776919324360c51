/// An event that a server sends while a connection is open.
public struct ServerEvent: Sendable, Hashable {
  /// The kind of the event; `message` if the server names none.
  public let kind: String
  /// The data; several lines are joined into one text.
  public let data: String
  /// The last id that the server gave; empty if it gave none.
  public let id: String
}
