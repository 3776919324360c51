/// A file that was taken out of an app in a test; see ``TestApp/save(_:)``.
public struct SavedFile: Sendable, Equatable {
  /// The name under which it is stored.
  public let name: String
  /// Its media type.
  public let contentType: String
  /// Its content.
  public let bytes: [UInt8]

  /// The content as text in UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
