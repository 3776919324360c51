/// A name under which messages of one type are published and listened for.
///
/// Declare a topic beside its message, so that its name is written once:
///
/// ```swift
/// struct OperationsChanged: Codable, Sendable { let account: Int }
///
/// extension Topic where Message == OperationsChanged {
///   static func operations(of user: Int) -> Topic { Topic("operations of \(user)") }
/// }
/// ```
///
/// Two topics with the same name are one topic, so give each type of message names of its own. A listener for a type
/// other than the published one is notified that it missed something.
public struct Topic<Message: Codable & Sendable>: Hashable, Sendable {
  /// The name, the same in every process. It may hold any text. A name of more than 1,024 bytes is known in its own
  /// process only, and other processes are notified that they missed something.
  public let name: String

  /// Creates a topic with a name.
  public init(_ name: String) { self.name = name }
}
