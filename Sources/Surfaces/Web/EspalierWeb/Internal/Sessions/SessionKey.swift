internal import EspalierCryptography
internal import Foundation

/// The name of a session inside the server: the hash of the identifier in the cookie.
///
/// Neither the disk nor a log ever holds anything that could be put into a cookie.
struct SessionKey: Hashable, Sendable {
  let name: String

  init(identifier: some StringProtocol) {
    name = Digest(identifier).hexadecimal
  }

  /// Reads the key from the name of a file in the directory of records; nil for another file.
  init?(name: String) {
    guard name.utf8.count == 64, name.allSatisfy({ $0.isHexDigit && !$0.isUppercase }) else { return nil }
    self.name = name
  }

  /// The beginning of the name, enough to follow a session through a log.
  var forLogs: String { String(name.prefix(8)) }
}
