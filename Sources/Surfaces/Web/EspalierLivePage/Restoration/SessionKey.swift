internal import EspalierCryptography
internal import Foundation

/// The name of a session inside the server: the hash of the identifier in the cookie.
///
/// Neither the disk nor a log ever contains a value that could be used as a cookie.
package struct SessionKey: Hashable, Sendable {
  package let name: String

  package init(identifier: some StringProtocol) {
    name = Digest(identifier).hexadecimal
  }

  /// Creates the key from the name of a file in the directory of records; nil if the file is not a record.
  package init?(name: String) {
    guard name.utf8.count == 64, name.allSatisfy({ $0.isHexDigit && !$0.isUppercase }) else { return nil }
    self.name = name
  }

  /// The beginning of the name, enough to follow a session through a log.
  package var forLogs: String { String(name.prefix(8)) }
}
