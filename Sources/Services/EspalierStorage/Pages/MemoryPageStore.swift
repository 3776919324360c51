public import Foundation

/// A store that keeps pages in memory, for tests and for servers whose pages need not outlive the process.
public actor MemoryPageStore: PageStore {
  private var pages: [String: PageChange] = [:]

  /// Creates an empty store.
  public init() {}

  /// The number of pages that have stored content.
  public var count: Int { pages.values.count { $0.content != nil } }

  /// Takes over a page, and returns it with its last stored content.
  public func take(_ name: String, at moment: Date) -> TakenPage {
    let kept = pages[name]
    let lease = (kept?.lease ?? .first).next
    pages[name] = PageChange(name, content: kept?.content, lease: lease, moment: moment)
    return TakenPage(content: kept?.content, lease: lease)
  }

  /// Carries out all changes, except those of pages that another server has taken over.
  @discardableResult public func commit(_ changes: [PageChange]) -> Set<String> {
    var lost: Set<String> = []
    for change in changes {
      if let kept = pages[change.name], kept.lease > change.lease {
        lost.insert(change.name)
      } else {
        pages[change.name] = change.content == nil ? nil : change
      }
    }
    return lost
  }

  /// Removes the pages that were last changed before a moment. Then removes the oldest of the other pages until at most
  /// `maximum` pages are left.
  public func removePages(changedBefore moment: Date, keepingAtMost maximum: Int) {
    pages = pages.filter { $0.value.moment >= moment }
    for old in pages.values.sorted(by: { $0.moment > $1.moment }).dropFirst(max(0, maximum)) { pages[old.name] = nil }
  }
}
