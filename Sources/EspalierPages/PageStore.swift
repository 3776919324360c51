public import Foundation

/// Where the pages of browsers are kept beyond the process that made them: what is on their screens, and what people
/// have half done there.
///
/// A server gives it sealed bytes and gets them back after a restart; a store needs to understand nothing of them.
///
/// ```swift
/// func forget(_ name: String, in store: any PageStore) async throws {
///   let lease = try await store.take(name, at: Date()).lease
///   try await store.commit([PageChange(name, content: nil, lease: lease)])
/// }
/// ```
///
/// - ``SQLitePageStore`` is what a server has unless it is given another one, ``MemoryPageStore`` is for tests. Whoever
///   writes one holds it to ``PageStoreLaws``.
/// - Isolation: Any thread. A server has one commit under way at a time; several processes may share a store.
/// - Leases: Of two servers that hold one page, the one that took it over last can change it, and the other is told.
/// - Contents are encrypted and signed by the server. A store that is read by others gives nothing away, and one that
///   was written by others gives nothing back.
public protocol PageStore: Sendable {
  /// Takes a page over, with what was kept of it last. Changes with an earlier lease count no more when this returns, also
  /// where nothing was kept.
  func take(_ name: String, at moment: Date) async throws -> TakenPage
  /// Carries out all changes, or none, but those of pages that somebody else has taken over since. When it returns, they
  /// survive the end of this process.
  ///
  /// - Returns: The names of the pages that were taken over: nothing of them was changed.
  @discardableResult func commit(_ changes: [PageChange]) async throws -> Set<String>
  /// Forgets what was last changed before a moment, and of the rest the oldest that are more than so many.
  func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) async throws
}
