internal import Foundation

/// A folder beside the place of a new app, in which its files wait until all are there.
///
/// Each start has one of its own and locks it. So two at once do not mix their files, and what an earlier one has left
/// behind when it was cut off is told by its free lock.
final class NewAppFolder {
  let url: URL
  private let lock: FolderLock

  /// Makes the folder, and removes those that earlier starts for the same place have left behind.
  init(beside place: URL) throws {
    let parent = place.deletingLastPathComponent()
    let beginning = ".\(place.lastPathComponent).espalier-new-"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    where name.hasPrefix(beginning) {
      let left = parent.appending(path: name)
      guard let lock = try? FolderLock(of: left), lock.isHeld else { continue }
      withExtendedLifetime(lock) { try? FileManager.default.removeItem(at: left) }
    }
    while true {
      let url = parent.appending(path: beginning + UUID().uuidString.prefix(8))
      try Folders.make(url)
      do {
        // Another start may take the folder for one that was left behind, before it is locked here.
        guard let lock = try FolderLock(of: url), FileManager.default.fileExists(atPath: url.path) else { continue }
        (self.url, self.lock) = (url, lock)
        return
      } catch let error as POSIXError where error.code == .ENOENT {
        continue
      } catch {
        try? FileManager.default.removeItem(at: url)
        throw error
      }
    }
  }

  /// Puts the folder in the place, where nothing or an empty folder stands.
  func move(to place: URL) throws {
    guard rename(url.path, place.path) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  /// Removes the folder with all that is in it.
  func remove() { try? FileManager.default.removeItem(at: url) }
}
