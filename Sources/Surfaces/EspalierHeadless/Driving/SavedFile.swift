/// A file that a test saved from an app. See ``TestApp/save(_:)``.
public struct SavedFile: Sendable, Equatable {
  /// The file name.
  public let name: String
  /// The media type of the file.
  public let contentType: String
  /// The content of the file.
  public let bytes: [UInt8]

  /// The content as text in UTF-8.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
}
