public import Foundation

/// Keeps pages in memory: for tests, and for servers whose pages need not outlive them.
public actor MemoryPageStore: PageStore {
  private var pages: [String: PageChange] = [:]

  /// Keeps nothing yet.
  public init() {}

  /// How many pages are kept.
  public var count: Int { pages.count }

  /// What was kept last under a name.
  public func page(_ name: String) -> Data? { pages[name]?.content }

  /// Carries out all changes.
  public func commit(_ changes: [PageChange]) {
    for change in changes { pages[change.name] = change.content == nil ? nil : change }
  }

  /// Forgets old pages.
  public func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) {
    pages = pages.filter { $0.value.moment >= moment }
    for old in pages.values.sorted(by: { $0.moment > $1.moment }).dropFirst(max(0, maximum)) { pages[old.name] = nil }
  }
}
