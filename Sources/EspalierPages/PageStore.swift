public import Foundation

/// Where the pages of browsers are kept beyond the process that made them: what is on their screens, and what people
/// have half done there.
///
/// A server gives it sealed bytes and gets them back after a restart; a store needs to understand nothing of them.
///
/// ```swift
/// func forget(_ name: String, in store: any PageStore) async throws {
///   try await store.commit([PageChange(name, content: nil)])
/// }
/// ```
///
/// - ``SQLitePageStore`` is what a server has unless it is given another one, ``MemoryPageStore`` is for tests. Whoever
///   writes one holds it to ``PageStoreLaws``.
/// - Isolation: Any thread; the server has one commit under way at a time.
/// - Contents are encrypted and signed by the server. A store that is read by others gives nothing away, and one that
///   was written by others gives nothing back.
public protocol PageStore: Sendable {
  /// What was kept last under a name; nil when nothing is.
  func page(_ name: String) async throws -> Data?
  /// Carries out all changes, or none. When it returns, they survive the end of this process.
  func commit(_ changes: [PageChange]) async throws
  /// Forgets what was last changed before a moment, and of the rest the oldest that are more than so many.
  func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) async throws
}
