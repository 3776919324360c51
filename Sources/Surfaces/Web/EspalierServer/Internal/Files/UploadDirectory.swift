internal import Foundation

/// The directory for files from browsers. A file stays there while it arrives and while its page handles it.
///
/// A file that is in use is locked by the process that uses it. A file that is not in use may be continued, by this
/// process or another of the same app, until it is too old.
struct UploadDirectory: Sendable {
  private let directory: URL

  /// Creates the directory.
  init(_ directory: URL) throws {
    self.directory = directory
    try DataFile.makeDirectory(directory)
  }

  /// An open file.
  struct Opened: Sendable {
    let descriptor: Int32
    let path: String
    /// The size of the file in bytes when it was opened.
    let size: Int
  }

  /// Opens a file and locks it. Returns nil if the file does not exist, or if another process has locked it.
  ///
  /// - Parameter makes: True to create a file that does not exist.
  func open(_ name: String, making makes: Bool) throws -> Opened? {
    let file = directory.appending(path: name)
    let opened =
      makes
      ? try DataFile.open(file, flags: O_RDWR | O_CREAT) : try DataFile.openIfThere(file, flags: O_RDWR)
    guard let descriptor = opened else { return nil }
    var status = stat()
    // A file that was removed while it was being opened no longer has a name.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0, status.st_nlink > 0 else {
      _ = close(descriptor)
      return nil
    }
    return Opened(descriptor: descriptor, path: file.path, size: Int(status.st_size))
  }

  func remove(_ file: Opened) {
    _ = unlink(file.path)
    _ = close(file.descriptor)
  }

  /// Removes unused files that were last written to before a given time.
  func sweep(before moment: Double) {
    for file in (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? [] {
      let descriptor = Foundation.open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { _ = close(descriptor) }
      var status = stat()
      // Locked first: a file that was removed and created again meanwhile has the same name.
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0, status.st_nlink > 0,
        status.st_mode & S_IFMT == S_IFREG, Double(status.st_mtim.tv_sec) < moment
      else { continue }
      _ = unlink(file.path)
    }
  }
}
