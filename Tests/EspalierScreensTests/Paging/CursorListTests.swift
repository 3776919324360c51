import EspalierScreens
import TestSupport
import Testing

/// A list that grows from page to page.
@MainActor @Suite struct CursorListTests {
  struct Post: Hashable, Sendable, Identifiable { var id: Int }
  struct Failed: Error {}

  /// A source of 45 posts in pages of 20, whose answers a test can change.
  final class Source: CursorSource, @unchecked Sendable {
    // Safe: used on the main actor alone, before and after the awaits of one test.
    var failing: Set<Int> = []
    var asked: [Int] = []
    var count = 45

    func page(after cursor: Int?) async throws -> CursorPage<Post, Int> {
      let first = cursor ?? 0
      asked.append(first)
      if failing.contains(first) { throw Failed() }
      let end = min(first + 20, count)
      return CursorPage((first..<end).map(Post.init), next: end < count ? end : nil)
    }
  }

  private let source = Source()
  private let list = CursorList<Post>()

  @Test func `pages follow each other until the last one`() async {
    await list.load(source)
    #expect(list.items?.count == 20 && !list.isAtEnd)
    await list.loadMore()
    await list.loadMore()
    #expect(list.items?.map(\.id) == Array(0..<45) && list.isAtEnd)
    await list.loadMore()
    #expect(source.asked == [0, 20, 40], "the end is not asked again")
  }

  @Test func `the first failure is the list's, and a retry brings the items`() async {
    source.failing = [0]
    await list.load(source)
    #expect(list.items == nil && list.error is Failed)
    source.failing = []
    await list.load(source)
    #expect(list.items?.count == 20 && list.error == nil)
  }

  @Test func `the failure of a later page keeps the items, and is asked again only when told`() async {
    await list.load(source)
    source.failing = [20]
    await list.loadMore()
    #expect(list.items?.count == 20 && list.nextError is Failed && list.error == nil)
    source.failing = []
    await list.loadMore()
    #expect(list.items?.count == 40 && list.nextError == nil)
  }

  @Test func `a reload fetches as many pages as are shown`() async {
    await list.load(source)
    await list.loadMore()
    source.count = 100
    await list.reload()
    #expect(list.items?.count == 40 && !list.isAtEnd && source.asked == [0, 20, 0, 20])
    source.count = 5
    await list.reload()
    #expect(list.items?.count == 5 && list.isAtEnd)
  }

  @Test func `a first page without items waits for no other, and the next one comes at the end`() async {
    struct Sparse: CursorSource {
      func page(after cursor: Int?) async throws -> CursorPage<Post, Int> { CursorPage([], next: (cursor ?? 0) + 1) }
    }
    await list.show(Sparse())
    #expect(list.items == [] && !list.isAtEnd && !list.isLoading)
    await list.loadMore()
    #expect(list.items == [] && !list.isAtEnd)
  }

  @Test func `a failed reload keeps the items`() async {
    await list.load(source)
    source.failing = [0]
    await list.reload()
    #expect(list.items?.count == 20 && list.error is Failed)
  }

  @Test func `an item that has moved to a later page is shown once`() async {
    struct Moving: CursorSource {
      func page(after cursor: Int?) async throws -> CursorPage<Post, Int> {
        cursor == nil
          ? CursorPage([Post(id: 1), Post(id: 2)], next: 1) : CursorPage([Post(id: 2), Post(id: 3)], next: nil)
      }
    }
    await list.show(Moving())
    await list.loadMore()
    #expect(list.items?.map(\.id) == [1, 2, 3])
  }

  @Test func `another source wins over a page that is still under way`() async {
    struct Slow: CursorSource {
      let gate: Gate
      func page(after cursor: Int?) async throws -> CursorPage<Post, Int> {
        await gate.pass()
        return CursorPage([Post(id: 900)], next: nil)
      }
    }
    let gate = Gate()
    async let slow: Void = list.show(Slow(gate: gate))
    await gate.reached()
    await list.show(source)
    gate.open()
    await slow
    #expect(list.items?.first?.id == 0 && list.items?.count == 20)
  }
}
