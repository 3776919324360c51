/// The name of a file that the app creates on request, such as a table or a backup.
///
/// A link leads to it (``Destination/export(_:)``), and a handler of the app creates the file. A browser stores it as a
/// download; a desktop asks where to save it.
///
/// ```swift
/// extension Export { static let operations = Export("operations.csv") }
/// let link = Link.with(.title("Export operations"), .to(.export(.operations)))
/// ```
public struct Export: Hashable, Sendable {
  /// The name, which also appears in a browser's address.
  public let name: String

  /// Creates an export by its name.
  public init(_ name: String) { self.name = name }
}
