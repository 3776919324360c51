/// An error that prevents a download from being stored in its file. A failure of the server or the connection is a
/// ``NetworkError`` instead.
public enum DownloadError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Another download to the same file is in progress, in this program or in another one.
  case underWay(file: String)
  /// The file system refused an operation on a file. The text `why` is the system's description.
  case file(String, why: String)
  /// The server answered with a status that means no content, such as 204.
  case noContent(status: Int)

  /// The error, its file, and advice on what to do.
  public var description: String {
    switch self {
    case .underWay(let file):
      "Another download to \(file) is under way. Wait for it, or download to another file."
    case .file(let file, let why):
      "The download cannot be kept in \(file): \(why). See whether its folder is there, may be written, and has room."
    case .noContent(let status):
      "The server answered \(status), which brings no file. See whether the address is that of a file."
    }
  }
}
