public import Foundation

/// The right to change a package, from before its sources are read until all is written.
///
/// ```swift
/// let writing = try PackageWriting(in: package.root)
/// let restored = try writing.recover()
/// let generation = try await Generation(of: kind, named: "Cards", in: package, templates: folders)
/// try generation.changes.apply()
/// ```
///
/// What is written are whole texts, which were planned from what was read. So nobody else may write in between.
public final class PackageWriting: Sendable {
  private let root: URL
  private let lock: FolderLock

  /// Takes the right.
  ///
  /// - Parameter root: The folder of the package.
  /// - Throws: ``GeneratorError/busy(package:)`` if another process has it.
  public init(in root: URL) throws(GeneratorError) {
    self.root = root
    let lock: FolderLock?
    do {
      lock = try FolderLock(of: root)
    } catch {
      throw .notWritten(path: root.path, reason: Reason.of(error))
    }
    guard let lock else { throw .busy(package: root.path) }
    self.lock = lock
  }

  /// Puts back what an earlier process was cut off in.
  ///
  /// - Returns: The files that were put back or removed, by their paths within the package.
  /// - Throws: ``GeneratorError/notPutBack(folder:reason:)`` if that is not possible, or if a person has written since.
  public func recover() throws(GeneratorError) -> [String] { try ChangeJournal.recover(in: root) }

  /// Returns true if an earlier process was cut off in its changes.
  public static func isUnfinished(in root: URL) -> Bool { ChangeJournal.exists(in: root) }
}
