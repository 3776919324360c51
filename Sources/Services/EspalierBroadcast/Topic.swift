/// The name under which messages of one type are published and listened for.
///
/// A topic is declared beside its message, so that nobody writes its name twice:
///
/// ```swift
/// struct OperationsChanged: Codable, Sendable { let account: Int }
///
/// extension Topic where Message == OperationsChanged {
///   static func operations(of user: Int) -> Topic { Topic("operations of \(user)") }
/// }
/// ```
///
/// Two topics of one name are one: give each type of message names of its own. A listener for another type than was
/// published is told that it missed something.
public struct Topic<Message: Codable & Sendable>: Hashable, Sendable {
  /// The name, the same in every process. It may hold any text; one of more than 1,024 bytes is known in its own process only,
  /// and others are told that they missed something.
  public let name: String

  /// Makes a topic of a name.
  public init(_ name: String) { self.name = name }
}
