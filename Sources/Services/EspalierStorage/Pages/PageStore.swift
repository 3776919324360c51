public import Foundation

/// A store that keeps the pages of browsers when the server's process ends. A page contains the content of its screens
/// and unfinished work of people.
///
/// A server gives the store sealed bytes and gets them back after a restart. The store needs no knowledge of their
/// content.
///
/// ```swift
/// func forget(_ name: String, in store: any PageStore) async throws {
///   let lease = try await store.take(name, at: Date()).lease
///   try await store.commit([PageChange(name, content: nil, lease: lease)])
/// }
/// ```
///
/// - ``SQLitePageStore`` is the default store of a server, and ``MemoryPageStore`` is for tests. Check a store of your
///   own with ``PageStoreConformance``.
/// - Isolation: Any thread. A server has at most one commit in progress at a time; several processes may share a store.
/// - Time: A server waits half a minute for a result and then cancels the task. A cancelled change must not be carried
///   out later, when a newer state may exist.
/// - Leases: If two servers hold one page, the one that took it over last can change it, and the other is notified.
/// - Security: The server encrypts and signs the contents. A person who can read the store learns nothing from it, and
///   the server rejects contents that another person has written.
public protocol PageStore: Sendable {
  /// Takes over a page, and returns it with its last stored content. From then on, changes with an earlier lease are
  /// ignored, even for a page without stored content.
  func take(_ name: String, at moment: Date) async throws -> TakenPage
  /// Carries out all changes or none, except those of pages that another server has taken over since. When it returns,
  /// the changes survive the end of this process.
  ///
  /// - Returns: The names of the pages that were taken over, which this call did not change.
  @discardableResult func commit(_ changes: [PageChange]) async throws -> Set<String>
  /// Removes the pages that were last changed before a moment. Then removes the oldest of the other pages until at most
  /// `maximum` pages are left.
  func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) async throws
}
