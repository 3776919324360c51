public import Foundation

/// Files to be written into a package: all of them, or none.
///
/// What is written stands beside its place first, with a journal of what was there before. Where a file cannot be put in
/// its place, the others go back. Where the program is cut off in the middle, the next one finds the journal and puts
/// everything back before it reads anything: see ``PackageWriting``.
public struct ChangeSet: Sendable {
  /// One file.
  public struct File: Sendable, Equatable {
    /// The path within the package.
    public let path: String
    /// The whole text.
    public let content: String
    /// True for a program.
    public var isExecutable = false
    /// The text that the new one was planned from, where the file is the person's own and lines are added to it; nil
    /// for a file that is written whole.
    public var original: String?
    /// True if the file is the person's own, and lines are added to it.
    public var isEdit: Bool { original != nil }
  }

  /// The effect of applying a file.
  public enum Effect: String, Sendable { case create, edit, overwrite, none = "already there" }

  /// The folder of the package.
  public let root: URL
  /// The files, in the order in which they were added.
  public private(set) var files: [File] = []

  /// - Parameter root: The folder of the package, which exists.
  public init(root: URL) { self.root = root }

  /// Adds a file; nothing is written.
  public mutating func add(_ file: File) { files.append(file) }

  /// Returns each file with what applying it would do.
  public func effects() -> [(file: File, effect: Effect)] {
    files.map { file in
      guard let data = try? Data(contentsOf: root.appending(path: file.path)) else { return (file, .create) }
      if data == Data(file.content.utf8) { return (file, .none) }
      return (file, file.isEdit ? .edit : .overwrite)
    }
  }

  /// Writes the files that differ from what is there.
  ///
  /// - Parameter force: True to write over files with other content. It does not hold for a person's own files that lines
  ///   are added to.
  /// - Throws: ``GeneratorError/exists(_:)`` for files that would be written over,
  ///   ``GeneratorError/changed(_:)`` for those that somebody has written since they were read, and
  ///   ``GeneratorError/notWritten(path:reason:)``. Nothing has changed then.
  public func apply(force: Bool = false) throws(GeneratorError) { try apply(force: force, cutAfter: nil) }

  /// - Parameter cutAfter: For tests: the number of files after which the program is as if it had been killed.
  func apply(force: Bool, cutAfter: Int?) throws(GeneratorError) {
    // What was planned from half-done sources must not be written over them.
    guard !ChangeJournal.exists(in: root) else { throw .unfinished(package: root.path) }
    let effects = effects()
    let occupied = effects.filter { $0.effect == .overwrite }.map(\.file.path)
    guard occupied.isEmpty || force else { throw .exists(occupied) }
    let changed = effects.filter { $0.effect != .none }.map(\.file)
    let stale = changed.filter { isStale($0) }.map(\.path)
    guard stale.isEmpty else { throw .changed(stale) }
    guard !changed.isEmpty else { return }
    let journal = try ChangeJournal(root: root, files: changed)
    for (number, file) in changed.enumerated() {
      if number == cutAfter { return }
      do {
        try journal.place(number)
      } catch {
        try ChangeJournal.recover(in: root)
        throw .notWritten(path: file.path, reason: Reason.of(error))
      }
    }
    if cutAfter == changed.count { return }
    journal.finish()
  }

  /// Returns true if a file is no longer what its new text was planned from.
  private func isStale(_ file: File) -> Bool {
    guard let original = file.original else { return false }
    return (try? Data(contentsOf: root.appending(path: file.path))) != Data(original.utf8)
  }
}
