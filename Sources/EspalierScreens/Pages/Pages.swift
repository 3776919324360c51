public import Observation

/// The part of a long list that is in sight: pages of a ``RowSource``, fetched as the person comes to their end, or asks
/// for what comes before.
///
/// ```swift
/// @MainActor func jump(_ pages: Pages<Number>, _ numbers: Numbers) async {
///   await pages.show(numbers, around: 20_000)  // a window with pages before it and behind it
/// }
/// ```
///
/// A view model holds it, a section shows it. Only what was fetched is in memory. A newer `show` or `reload` wins over
/// an older one that is still under way. A page that could not be fetched is kept in ``error`` and shown as a row that
/// lets the person try again.
@MainActor @Observable
public final class Pages<Item: Equatable & Sendable & Identifiable> where Item.ID: Sendable {
  /// What has been fetched, in order.
  public private(set) var items: [Item] = []
  /// The place of the first fetched item in the whole list.
  public private(set) var start = 0
  /// How many there are in all; nil before the first answer.
  public private(set) var total: Int?
  /// Whether the first page is under way.
  public private(set) var isLoading = false
  /// What went wrong with the last fetch.
  public private(set) var error: (any Error)?
  /// Where the fetch that went wrong was to go.
  private(set) var failure: Direction?
  /// Counts what ended: a fetch anew, and a page that brought nothing. What asks for the next page asks once in each
  /// round, so the next round brings it back.
  private(set) var round = 0

  enum Direction { case forward, backward }

  @ObservationIgnored private let pageSize: Int
  /// What was asked for last, and what is shown: a source that failed is asked again, but brings no pages to another's.
  @ObservationIgnored private var source: (any RowSource<Item>)?
  @ObservationIgnored private var shown: (any RowSource<Item>)?
  @ObservationIgnored private var generation = 0
  /// The generation whose page is under way, each way.
  @ObservationIgnored private var fetching: [Direction: Int] = [:]

  /// Makes an empty list that fetches so many items at a time.
  public init(pageSize: Int = 60) { self.pageSize = max(pageSize, 1) }

  /// Whether all items up to the end are here.
  public var isComplete: Bool { total.map { start + items.count >= $0 } ?? true }

  /// Whether there are items before the first one that is here.
  public var hasPrevious: Bool { start > 0 }

  /// Shows another source from its first page on; what was shown stays in sight until then.
  public func show(_ source: any RowSource<Item>) async {
    self.source = source
    await fetch(0..<pageSize)
  }

  /// Shows another source from a place on, with half a page before it for where one comes from.
  public func show(_ source: any RowSource<Item>, around place: Int) async {
    self.source = source
    let start = max(0, place - pageSize / 2)
    await fetch(start..<start + pageSize)
  }

  /// Fetches again as much as is in sight.
  public func reload() async { await fetch(start..<start + max(items.count, pageSize)) }

  /// Fetches the next page, once at a time.
  public func loadMore() async {
    let end = start + items.count
    guard let total, end < total else { return }
    await fetchPage(.forward, end..<min(end + pageSize, total)) { more in
      if more.isEmpty { self.total = end } else { items += more }
    }
  }

  /// Fetches the page before the first item, once at a time.
  public func loadPrevious() async {
    guard start > 0 else { return }
    let first = max(0, start - pageSize)
    await fetchPage(.backward, first..<start) { previous in
      items = previous + items
      start = previous.isEmpty ? 0 : first
    }
  }

  private func fetch(_ wanted: Range<Int>) async {
    guard let source else { return }
    generation += 1
    let mine = generation
    isLoading = true
    do {
      let total = try await source.count()
      // A list that has become shorter is shown at its end.
      let start = wanted.lowerBound < total ? wanted.lowerBound : max(0, total - wanted.count)
      let fetched = try await source.items(in: start..<min(max(wanted.upperBound, start), total))
      guard mine == generation else { return }
      shown = source
      self.total = total
      self.start = start
      items = fetched
      error = nil
      failure = nil
    } catch {
      guard mine == generation else { return }
      self.error = error is CancellationError ? nil : error
    }
    isLoading = false
    round += 1
  }

  private func fetchPage(_ direction: Direction, _ range: Range<Int>, take: ([Item]) -> Void) async {
    // While something anew is under way, its end begins the next round.
    guard let shown, !isLoading, fetching[direction] != generation else { return }
    let mine = generation
    fetching[direction] = mine
    defer { if fetching[direction] == mine { fetching[direction] = nil } }
    do {
      let fetched = try await shown.items(in: range)
      guard mine == generation else { return }
      // A page at the other end may have come meanwhile; ranges at this end have not.
      take(fetched)
      if failure == direction {
        error = nil
        failure = nil
      }
    } catch {
      guard mine == generation else { return }
      // Only a task that was cancelled itself has not failed; a source that gives up by itself is tried again by hand.
      self.error = Task.isCancelled ? nil : error
      failure = Task.isCancelled ? nil : direction
    }
    round += 1
  }
}
