/// A file that somebody gave to the app, with its content.
public struct ImportFile: Hashable, Sendable {
  /// Its name, without a path.
  public var name: String
  /// All of its bytes.
  public var bytes: [UInt8]

  /// A file from its parts.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
