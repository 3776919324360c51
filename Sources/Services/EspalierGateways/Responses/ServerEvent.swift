/// An event that a server sends while a connection is open.
public struct ServerEvent: Sendable, Hashable {
  /// The kind; `message` where the server names none.
  public let kind: String
  /// The data; several lines of it are one text.
  public let data: String
  /// The last id that the server gave; empty if it gave none.
  public let id: String
}
