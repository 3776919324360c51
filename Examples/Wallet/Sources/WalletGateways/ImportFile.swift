/// A file that somebody gave to the app, with its content.
public struct ImportFile: Hashable, Sendable {
  /// The name of the file, without a path.
  public var name: String
  /// The bytes of the file.
  public var bytes: [UInt8]

  /// Creates a file from its parts.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
