public import Observation

/// Where the rows of a long list come from: how many there are, and a way to fetch some of them.
///
/// ```swift
/// struct Numbers: RowSource {
///   func count() async throws -> Int { 50_000 }
///   func items(in range: Range<Int>) async throws -> [Number] { range.map(Number.init) }
/// }
/// struct Number: Hashable, Sendable, Identifiable { var id: Int }
/// ```
public protocol RowSource<Item>: Sendable {
  /// What a row is made from.
  associatedtype Item: Equatable & Sendable & Identifiable
  /// How many items there are.
  func count() async throws -> Int
  /// The items in a range; fewer when the list has become shorter.
  func items(in range: Range<Int>) async throws -> [Item]
}

/// The part of a long list that is in sight: pages of a ``RowSource``, fetched as the person comes to their end.
///
/// A view model holds it, a section shows it. Only what was fetched is in memory. A newer `show` or `reload` wins over
/// an older one that is still under way.
@MainActor @Observable
public final class Pages<Item: Equatable & Sendable & Identifiable> where Item.ID: Sendable {
  /// What has been fetched, from the first on.
  public private(set) var items: [Item] = []
  /// How many there are in all; nil before the first answer.
  public private(set) var total: Int?
  /// Whether the first page is under way.
  public private(set) var isLoading = false
  /// What went wrong with the last fetch.
  public private(set) var error: (any Error)?

  @ObservationIgnored private let pageSize: Int
  @ObservationIgnored private var source: (any RowSource<Item>)?
  @ObservationIgnored private var generation = 0
  /// The generation whose next page is under way.
  @ObservationIgnored private var fetchingMore: Int?

  /// Makes an empty list that fetches so many items at a time.
  public init(pageSize: Int = 60) { self.pageSize = pageSize }

  /// Whether all items are here.
  public var isComplete: Bool { total.map { items.count >= $0 } ?? true }

  /// Shows another source from its first page on; what was shown stays in sight until then.
  public func show(_ source: any RowSource<Item>) async {
    self.source = source
    await fetch(count: pageSize)
  }

  /// Fetches again as much as is in sight.
  public func reload() async { await fetch(count: max(items.count, pageSize)) }

  private func fetch(count: Int) async {
    guard let source else { return }
    generation += 1
    let mine = generation
    isLoading = true
    do {
      let total = try await source.count()
      let fetched = try await source.items(in: 0..<min(count, total))
      guard mine == generation else { return }
      self.total = total
      items = fetched
      error = nil
    } catch {
      guard mine == generation else { return }
      self.error = error is CancellationError ? nil : error
    }
    isLoading = false
  }
}

/// Something that can fetch its next page.
@usableFromInline @MainActor protocol PageLoading: AnyObject, Sendable {
  func loadMore() async
}

extension Pages: PageLoading {
  /// The items, for code that is compiled where a section is written: there the observed property cannot be named.
  @usableFromInline var shown: [Item] { items }

  /// Fetches the next page, once at a time.
  public func loadMore() async {
    guard let source, let total, items.count < total, !isLoading, fetchingMore != generation else { return }
    let mine = generation
    fetchingMore = mine
    defer { if fetchingMore == mine { fetchingMore = nil } }
    do {
      let more = try await source.items(in: items.count..<min(items.count + pageSize, total))
      guard mine == generation else { return }
      if more.isEmpty { self.total = items.count } else { items += more }
    } catch {
      guard mine == generation else { return }
      self.error = error is CancellationError ? nil : error
    }
  }
}
