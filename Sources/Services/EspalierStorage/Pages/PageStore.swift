public import Foundation

/// A store that keeps the pages of browsers beyond the process that made them: the content of their screens, and work
/// that people have left half done.
///
/// A server gives the store sealed bytes and gets them back after a restart; the store needs to understand nothing of
/// them.
///
/// ```swift
/// func forget(_ name: String, in store: any PageStore) async throws {
///   let lease = try await store.take(name, at: Date()).lease
///   try await store.commit([PageChange(name, content: nil, lease: lease)])
/// }
/// ```
///
/// - ``SQLitePageStore`` is the store of a server that is given no other one, and ``MemoryPageStore`` is for tests.
///   Check a store of your own with ``PageStoreConformance``.
/// - Isolation: Any thread. A server has one commit under way at a time; several processes may share a store.
/// - Time: A server waits half a minute for an answer and cancels the task then. What was cancelled is not carried out
///   later, when a newer state may be there.
/// - Leases: Of two servers that hold one page, the one that took it over last can change it, and the other is told.
/// - Contents are encrypted and signed by the server. A store that is read by others gives nothing away, and one that
///   was written by others gives nothing back.
public protocol PageStore: Sendable {
  /// Takes a page over, with its last kept content. When this returns, changes with an earlier lease no longer count,
  /// even for a page of which nothing was kept.
  func take(_ name: String, at moment: Date) async throws -> TakenPage
  /// Carries out all changes, or none, except those of pages that somebody else has taken over since. When it returns,
  /// they survive the end of this process.
  ///
  /// - Returns: The names of the pages that were taken over: nothing of them was changed.
  @discardableResult func commit(_ changes: [PageChange]) async throws -> Set<String>
  /// Forgets the pages that were last changed before a moment, and the oldest of the rest beyond a maximum number.
  func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) async throws
}
