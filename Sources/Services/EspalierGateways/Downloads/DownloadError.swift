/// A reason why a download could not be kept in its file. A failure on the way to the server is a ``NetworkError``.
public enum DownloadError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Another download to the same file is under way, in this program or in another one.
  case underWay(file: String)
  /// The file system refused something, with its words.
  case file(String, why: String)
  /// The server answered with a status that stands for no content, such as 204.
  case noContent(status: Int)

  /// The failure, its file, and advice on what to do.
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
