internal import Foundation

/// The directory of files from browsers while they arrive and while their page looks at them.
///
/// A file that is in use is locked by the process that uses it. A file that is not in use may be gone on with, by this
/// process or another of the same app, until it is too old.
struct UploadDirectory: Sendable {
  private let directory: URL

  /// Makes the directory.
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

  /// Opens a file and locks it; nil where there is no such file, or where another process has locked it.
  ///
  /// - Parameter makes: True to make a file that is not there.
  func open(_ name: String, making makes: Bool) throws -> Opened? {
    let file = directory.appending(path: name)
    let opened =
      makes
      ? try DataFile.open(file, flags: O_RDWR | O_CREAT) : try DataFile.openIfThere(file, flags: O_RDWR)
    guard let descriptor = opened else { return nil }
    var status = stat()
    // A file that was swept while it was being opened has no name any more.
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

  /// Removes the files that nobody uses and that were last written to before a moment.
  func sweep(before moment: Double) {
    for file in (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? [] {
      let descriptor = Foundation.open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { _ = close(descriptor) }
      var status = stat()
      // Locked first: one that was removed and made anew meanwhile has this name too.
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &status) == 0, status.st_nlink > 0,
        status.st_mode & S_IFMT == S_IFREG, Double(status.st_mtim.tv_sec) < moment
      else { continue }
      _ = unlink(file.path)
    }
  }
}
