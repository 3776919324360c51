public import Observation

/// A long list that keeps only the pages around the visible items in memory.
///
/// The pages come from a ``RowSource``, and are fetched when a person scrolls to them.
///
/// A view model holds the paged list, and a section shows it. The section has a row for each item from the first answer
/// on, so that a person reaches any item at once, by the scrollbar or a key. The items in between are not fetched.
///
/// ```swift
/// @MainActor func jump(_ pages: PagedList<Number>, _ numbers: Numbers) async {
///   await pages.show(numbers, around: 20_000)  // the list is scrolled there
/// }
/// ```
///
/// Pages far from the visible items are removed, so memory is bounded however far a person scrolls. A newer `show` or
/// `reload` wins over an older one that is still under way. A page that could not be fetched is replaced by the reason
/// and a button to try again.
@MainActor @Observable
public final class PagedList<Item: Equatable & Sendable & Identifiable> where Item.ID: Sendable {
  /// The number of items in the whole list; nil before the first answer.
  public private(set) var total: Int?
  /// A Boolean value that indicates whether a `show` or `reload` is under way.
  public private(set) var isLoading = false
  /// The error of the last `show` or `reload`; nil if that call had no error.
  public private(set) var error: (any Error)?
  /// The pages in memory.
  private(set) var fetched: FetchedPages<Item>
  /// The pages that could not be fetched, by number.
  private(set) var failures: [Int: PageFailure] = [:]
  /// The position that the list is to be scrolled to.
  private(set) var jump: RowWindow.Jump?

  @ObservationIgnored private let pageSize: Int
  /// The source that was requested last, and the source that is shown.
  ///
  /// If a request fails, the next one asks the same source again. The pages of two sources are never mixed.
  @ObservationIgnored private var source: (any RowSource<Item>)?
  @ObservationIgnored private var shown: (any RowSource<Item>)?
  /// The positions that were requested last.
  @ObservationIgnored private var wanted = 0..<0
  /// The visible positions among ``wanted``.
  @ObservationIgnored private var visible = 0..<0
  @ObservationIgnored private var generation = 0
  /// The numbers of the pages that are being fetched.
  @ObservationIgnored private var underWay: Set<Int> = []

  /// The largest number of pages in memory, unless more are around the visible items.
  private static var mostPages: Int { 16 }

  /// Creates an empty list that fetches a number of items at a time.
  public init(pageSize: Int = 100) {
    self.pageSize = max(pageSize, 1)
    fetched = FetchedPages(size: max(pageSize, 1))
  }

  /// The items in memory, in order. The list may have other items between them that are not in memory.
  public var items: [Item] { fetched.items }

  /// Returns the item at a position of the whole list; nil when it is not in memory.
  public func item(at position: Int) -> Item? { fetched[position] }

  /// Shows another source from its beginning. The previous source stays visible until the first items have been
  /// fetched.
  public func show(_ source: any RowSource<Item>) async {
    let isFirst = shown == nil
    self.source = source
    await fetch(0..<pageSize, jumping: isFirst ? nil : 0)
  }

  /// Shows another source, scrolled to a position.
  public func show(_ source: any RowSource<Item>, around position: Int) async {
    self.source = source
    let start = max(0, position - pageSize / 2)
    await fetch(start..<start + pageSize, jumping: position)
  }

  /// Shows a source from its beginning at the first call. Each later call fetches the visible items and those around
  /// them again.
  ///
  /// Call it from the `load()` of a view model.
  public func load(_ source: @autoclosure () -> any RowSource<Item>) async {
    if self.source == nil { await show(source()) } else { await reload() }
  }

  /// Fetches the visible items and those around them again.
  public func reload() async { await fetch(wanted.isEmpty ? 0..<pageSize : wanted, jumping: nil) }

  /// Fetches the missing pages of a range of positions. A page that is already being fetched is not requested again.
  ///
  /// A section automatically requests the positions that become visible.
  ///
  /// A page that failed is not fetched again until the person tries again, or the list is reloaded.
  public func load(_ positions: Range<Int>) async { await load(positions, around: positions) }

  func load(_ positions: Range<Int>, around visible: Range<Int>) async {
    wanted = positions
    self.visible = visible
    // While a `show` or `reload` is under way, its end requests the missing pages.
    guard let total, !isLoading else { return }
    let numbers = fetched.numbers(of: positions.clamped(to: 0..<total))
    for (number, failure) in failures where numbers.contains(number) && !visible.contains(failure.position) {
      let position = positionOfFailure(number)
      if position != failure.position { failures[number]?.position = position }
    }
    let mine = generation
    var missing = numbers.filter { !fetched.holds($0) && !underWay.contains($0) && failures[$0] == nil }[...]
    while let first = missing.first, mine == generation {
      let run = first..<first + missing.enumerated().prefix { $0.element == first + $0.offset }.count
      missing = missing.dropFirst(run.count)
      await fetchPages(run)
    }
  }

  /// Fetches the failed pages again.
  func retry() async {
    failures = [:]
    await load(wanted, around: visible)
  }

  /// Returns the position of the row that shows the failure of a page: the middle of the page's visible positions.
  private func positionOfFailure(_ number: Int) -> Int {
    let page = number * pageSize..<(number + 1) * pageSize
    let seen = page.clamped(to: visible)
    return seen.isEmpty ? page.clamped(to: wanted).lowerBound : seen.lowerBound + seen.count / 2
  }

  private func fetch(_ positions: Range<Int>, jumping position: Int?) async {
    guard let source else { return }
    generation += 1
    let mine = generation
    isLoading = true
    wanted = positions
    underWay = []
    do {
      let count = try await source.count()
      // A list that has become shorter is shown at its end.
      let start = positions.lowerBound < count ? positions.lowerBound : max(0, count - positions.count)
      let numbers = fetched.numbers(of: start..<max(start, min(start + positions.count, count)))
      let range = fetched.positions(of: numbers, within: count)
      let items = try await source.items(in: range)
      guard mine == generation else { return }
      shown = source
      total = items.count < range.count ? range.lowerBound + items.count : count
      fetched = FetchedPages(size: pageSize, items, from: range.lowerBound)
      failures = [:]
      error = nil
      if let position { jump = RowWindow.Jump(position: position, number: (jump?.number ?? 0) + 1) }
    } catch {
      guard mine == generation else { return }
      self.error = error is CancellationError ? nil : error
    }
    isLoading = false
    if shown != nil, wanted != positions { await load(wanted, around: visible) }
  }

  private func fetchPages(_ numbers: Range<Int>) async {
    guard let shown, let total else { return }
    let mine = generation
    underWay.formUnion(numbers)
    defer { if mine == generation { underWay.subtract(numbers) } }
    let positions = fetched.positions(of: numbers, within: total)
    do {
      let items = try await shown.items(in: positions)
      guard mine == generation else { return }
      fetched.store(items, from: positions.lowerBound)
      if items.count < positions.count {
        self.total = positions.lowerBound + items.count
        fetched.cut(to: positions.lowerBound + items.count)
      }
      fetched.keep(Self.mostPages, around: fetched.numbers(of: wanted))
    } catch {
      // Cancelling this task is not a failure. If the source itself gives up, the page has failed, and the person can
      // try again.
      guard mine == generation, !Task.isCancelled else { return }
      for number in numbers { failures[number] = PageFailure(error: error, position: positionOfFailure(number)) }
    }
  }
}
