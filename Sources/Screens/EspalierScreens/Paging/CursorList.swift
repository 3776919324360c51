public import Observation

/// A list whose number of items is not known: it grows when a person comes to its end.
///
/// The pages come from a ``CursorSource``. A view model holds the list, and a section shows it, with its states: grey
/// shapes before the first answer, the reason and a retry if there is none, a message if there are no items, and the
/// failure of a later page at its end.
///
/// ```swift
/// @MainActor @Observable final class FeedScene: Scene {
///   private let posts = CursorList<Posts.Post>()
///
///   func load() async { await posts.load(Posts()) }
///
///   var screen: Screen {
///     Screen(title: "Feed") { Section("posts", posts) { post in Row(Label.with(.text("Post \(post.id)"))) } }
///   }
/// }
/// ```
///
/// All items stay in memory. A newer `show` or `reload` wins over an older one that is still under way. An item that is
/// on two pages, because the list has changed in between, is shown once, where it was first.
@MainActor @Observable
public final class CursorList<Item: Equatable & Sendable & Identifiable> where Item.ID: Sendable {
  /// The items that have been fetched, in order; nil before the first answer.
  public private(set) var items: [Item]?
  /// A Boolean value that indicates whether the last page has been fetched.
  public private(set) var isAtEnd = false
  /// A Boolean value that indicates whether a `show` or `reload` is under way.
  public private(set) var isLoading = false
  /// The error of the last `show` or `reload`; nil if that call had no error.
  public private(set) var error: (any Error)?
  /// The error of the next page; nil if it has not been fetched, or without an error.
  public private(set) var nextError: (any Error)?
  /// The number of pages that have been fetched.
  private(set) var pageCount = 0

  @ObservationIgnored private var first: Step?
  @ObservationIgnored private var next: Step?
  @ObservationIgnored private var generation = 0
  @ObservationIgnored private var isLoadingMore = false

  /// A page that can be fetched. It hides the type of the cursor.
  private struct Step: Sendable {
    let fetch: @Sendable () async throws -> (items: [Item], next: Step?)

    static func after<Source: CursorSource<Item>>(_ cursor: Source.Cursor?, of source: Source) -> Step {
      Step {
        let page = try await source.page(after: cursor)
        return (page.items, page.next.map { after($0, of: source) })
      }
    }
  }

  /// Creates an empty list.
  public init() {}

  /// Shows another source from its beginning. The previous source stays visible until the first page has been fetched.
  public func show(_ source: some CursorSource<Item>) async {
    first = .after(nil, of: source)
    await fetch(pages: 1)
  }

  /// Shows a source from its beginning at the first call. Each later call fetches the shown items again.
  ///
  /// Call it from the `load()` of a view model.
  public func load(_ source: @autoclosure () -> some CursorSource<Item>) async {
    if first == nil { await show(source()) } else { await reload() }
  }

  /// Fetches the list again from its beginning, with as many pages as are shown, or all if there are fewer now.
  public func reload() async { await fetch(pages: max(pageCount, 1)) }

  /// Fetches the next page. A section automatically requests it when a person comes to the end of the list.
  public func loadMore() async {
    guard let next, !isLoading, !isLoadingMore else { return }
    let mine = generation
    isLoadingMore = true
    nextError = nil
    defer { if mine == generation { isLoadingMore = false } }
    do {
      let page = try await next.fetch()
      guard mine == generation else { return }
      add(page.items, to: items ?? [], next: page.next)
    } catch {
      guard mine == generation, !Task.isCancelled else { return }
      nextError = error
    }
  }

  private func fetch(pages count: Int) async {
    guard let first else { return }
    generation += 1
    let mine = generation
    isLoading = true
    isLoadingMore = false
    do {
      var fetched: [Item] = []
      var step: Step? = first
      var number = 0
      while let one = step, number < count {
        let page = try await one.fetch()
        guard mine == generation else { return }
        fetched += page.items
        step = page.next
        number += 1
      }
      (error, nextError, pageCount) = (nil, nil, number - 1)
      add(fetched, to: [], next: step)
    } catch {
      guard mine == generation else { return }
      self.error = error is CancellationError ? nil : error
    }
    isLoading = false
  }

  private func add(_ new: [Item], to old: [Item], next: Step?) {
    var known = Set(old.map(\.id))
    items = old + new.filter { known.insert($0.id).inserted }
    pageCount += 1
    self.next = next
    isAtEnd = next == nil
  }
}
