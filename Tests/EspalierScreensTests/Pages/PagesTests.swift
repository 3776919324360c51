import EspalierScreens
import TestSupport
import Testing

@MainActor @Suite struct PagesTests {
  /// Items from a first number on; its gates hold single fetches back, by how many came before.
  @MainActor final class Source: RowSource {
    var total: Int
    let offset: Int
    var gates: [Int: Gate] = [:]
    var failing: Set<Int> = []
    private(set) var fetched: [Range<Int>] = []

    init(_ total: Int, offset: Int = 0) {
      self.total = total
      self.offset = offset
    }

    func count() async throws -> Int { total }

    func items(in range: Range<Int>) async throws -> [Item] {
      let number = fetched.count
      fetched.append(range)
      await gates[number]?.pass()
      try Task.checkCancellation()
      if failing.contains(number) { throw Failure() }
      return range.clamped(to: 0..<max(total, range.lowerBound)).map { Item(id: offset + $0) }
    }
  }

  let pages = Pages<Item>(pageSize: 10)

  @Test func `only the first page is fetched, then page by page up to the end`() async {
    let source = Source(25)
    #expect(pages.isComplete, "nothing has been asked for")
    await pages.show(source)
    #expect(pages.items.count == 10)
    #expect(pages.total == 25)
    #expect(!pages.isComplete)
    await pages.loadMore()
    await pages.loadMore()
    await pages.loadMore()
    #expect(pages.items.map(\.id) == Array(0..<25))
    #expect(pages.isComplete)
    #expect(source.fetched == [0..<10, 10..<20, 20..<25])
  }

  @Test func `the next page is fetched once, however often it is asked for`() async {
    let source = Source(30)
    let gate = Gate()
    source.gates[1] = gate
    await pages.show(source)
    let first = Task { await pages.loadMore() }
    await gate.reached()
    await pages.loadMore()
    gate.open()
    await first.value
    #expect(source.fetched.count == 2)
    #expect(pages.items.map(\.id) == Array(0..<20))
  }

  @Test func `a newer source wins over an older one that ends last`() async {
    let (old, new) = (Source(5), Source(5, offset: 100))
    let gate = Gate()
    old.gates[0] = gate
    let first = Task { await pages.show(old) }
    await gate.reached()
    #expect(pages.isLoading)
    await pages.show(new)
    gate.open()
    await first.value
    #expect(pages.items.map(\.id) == Array(100..<105))
    #expect(!pages.isLoading)
  }

  @Test func `what was shown stays in sight until the newer source has answered`() async {
    await pages.show(Source(5))
    let next = Source(5, offset: 100)
    let gate = Gate()
    next.gates[0] = gate
    let showing = Task { await pages.show(next) }
    await gate.reached()
    #expect(pages.items.map(\.id) == Array(0..<5))
    gate.open()
    await showing.value
    #expect(pages.items.map(\.id) == Array(100..<105))
  }

  @Test func `a page of an older source is not put behind a newer one`() async {
    let old = Source(30)
    let gate = Gate()
    old.gates[1] = gate
    await pages.show(old)
    let more = Task { await pages.loadMore() }
    await gate.reached()
    await pages.show(Source(30, offset: 100))
    gate.open()
    await more.value
    #expect(pages.items.map(\.id) == Array(100..<110))
  }

  @Test func `no page is fetched while the first one of a newer source is under way`() async {
    await pages.show(Source(30))
    let next = Source(30, offset: 100)
    let gate = Gate()
    next.gates[0] = gate
    let showing = Task { await pages.show(next) }
    await gate.reached()
    await pages.loadMore()
    #expect(pages.items.map(\.id) == Array(0..<10))
    gate.open()
    await showing.value
    #expect(pages.items.map(\.id) == Array(100..<110))
    #expect(next.fetched == [0..<10])
  }

  @Test func `a page of an older source that hangs holds no newer one up`() async {
    let old = Source(30)
    let gate = Gate()
    old.gates[1] = gate
    await pages.show(old)
    let hanging = Task { await pages.loadMore() }
    await gate.reached()
    await pages.show(Source(30, offset: 100))
    await pages.loadMore()
    #expect(pages.items.map(\.id) == Array(100..<120))
    gate.open()
    await hanging.value
    #expect(pages.items.map(\.id) == Array(100..<120))
  }

  @Test func `reloading fetches as much as is in sight`() async {
    let source = Source(50)
    await pages.show(source)
    await pages.loadMore()
    source.total = 15
    await pages.reload()
    #expect(source.fetched.last == 0..<15)
    #expect(pages.items.count == 15)
    #expect(pages.isComplete)
  }

  @Test func `a failed fetch is told, keeps what is there, and can be tried again`() async {
    let source = Source(30)
    source.failing = [1]
    await pages.show(source)
    await pages.loadMore()
    #expect(pages.error as? Failure == Failure())
    #expect(pages.items.count == 10)
    await pages.loadMore()
    #expect(pages.items.count == 20)
  }

  @Test func `a cancelled fetch is no failure`() async {
    let source = Source(30)
    let (first, second) = (Gate(), Gate())
    source.gates = [0: first, 1: second]
    let showing = Task { await pages.show(source) }
    await first.reached()
    showing.cancel()
    first.open()
    await showing.value
    #expect(pages.error == nil)
    #expect(!pages.isLoading)
    source.gates = [:]
    await pages.show(source)
    let gate = Gate()
    source.gates[source.fetched.count] = gate
    let more = Task { await pages.loadMore() }
    await gate.reached()
    more.cancel()
    gate.open()
    await more.value
    #expect(pages.error == nil)
    #expect(pages.items.count == 10)
  }

  @Test func `a list that has become shorter than it said ends there`() async {
    let source = Source(30)
    await pages.show(source)
    source.total = 10
    await pages.loadMore()
    #expect(pages.isComplete)
    #expect(pages.items.count == 10)
  }
}
