internal import EspalierCryptography
internal import EspalierLivePage
internal import Foundation

extension SigningKey {
  /// Reads the key from the directory, or creates one there at the first start.
  init(directory: URL) throws {
    let file = directory.appending(path: "secret.key")
    if let stored = FileManager.default.contents(atPath: file.path) {
      guard stored.count == 32 else { throw WebServerError.secretKey(path: file.path, bytes: stored.count) }
      self.init(bytes: stored)
      return
    }
    let made = RandomBytes.array(32)
    try DataFile.replace(file, with: made)
    self.init(bytes: made)
  }
}
