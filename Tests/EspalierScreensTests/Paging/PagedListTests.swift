import TestSupport
import Testing

@testable import EspalierScreens

@MainActor @Suite struct PagedListTests {
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

  let pages = PagedList<Item>(pageSize: 10)

  @Test func `only what is asked for is fetched, in whole pages, and nothing between`() async {
    let source = Source(1_005)
    await pages.show(source)
    #expect(pages.items.count == 10)
    #expect(pages.total == 1_005)
    await pages.load(805..<822)
    await pages.load(1_000..<1_005)
    #expect(source.fetched == [0..<10, 800..<830, 1_000..<1_005])
    #expect(pages.items.map(\.id) == Array(0..<10) + Array(800..<830) + Array(1_000..<1_005))
    #expect(pages.item(at: 812)?.id == 812)
    #expect(pages.item(at: 500) == nil)
  }

  @Test func `a model loads its source first, and afterwards what is visible again`() async {
    let source = Source(100)
    var made = 0
    func make() -> Source {
      made += 1
      return source
    }
    await pages.load(make())
    await pages.load(40..<50)
    await pages.load(make())
    #expect(source.fetched == [0..<10, 40..<50, 40..<50])
    #expect(made == 1, "the source is made once")
  }

  @Test func `a page is fetched once, however often it is asked for`() async {
    let source = Source(30)
    let gate = Gate()
    source.gates[1] = gate
    await pages.show(source)
    let first = Task { await pages.load(10..<15) }
    await gate.reached()
    await pages.load(5..<20)
    gate.open()
    await first.value
    await pages.load(0..<20)
    #expect(source.fetched == [0..<10, 10..<20])
  }

  @Test func `pages far from what is asked for are let go, so that memory is bounded`() async {
    let source = Source(10_000)
    await pages.show(source)
    for place in stride(from: 0, to: 10_000, by: 40) { await pages.load(place..<place + 30) }
    #expect(pages.items.count <= 160)
    #expect(pages.item(at: 9_985)?.id == 9_985)
    #expect(pages.item(at: 0) == nil)
    await pages.load(0..<5)
    #expect(pages.item(at: 0)?.id == 0, "it is fetched again")
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

  @Test func `a page of an older source is not put among those of a newer one, nor holds it up`() async {
    let old = Source(30)
    let gate = Gate()
    old.gates[1] = gate
    await pages.show(old)
    let hanging = Task { await pages.load(10..<20) }
    await gate.reached()
    await pages.show(Source(30, offset: 100))
    await pages.load(10..<20)
    #expect(pages.items.map(\.id) == Array(100..<120))
    gate.open()
    await hanging.value
    #expect(pages.items.map(\.id) == Array(100..<120))
  }

  @Test func `what comes into sight while a newer source is under way is fetched from that`() async {
    await pages.show(Source(30))
    let next = Source(30, offset: 100)
    let gate = Gate()
    next.gates[0] = gate
    let showing = Task { await pages.show(next) }
    await gate.reached()
    await pages.load(0..<20)
    #expect(pages.items.map(\.id) == Array(0..<10))
    gate.open()
    await showing.value
    #expect(pages.items.map(\.id) == Array(100..<120))
    #expect(next.fetched == [0..<10, 10..<20])
  }

  @Test func `reloading fetches what is in sight, at the end of a list that has become shorter`() async {
    let source = Source(500)
    await pages.show(source)
    await pages.load(205..<230)
    await pages.reload()
    #expect(source.fetched.last == 200..<230)
    #expect(pages.items.map(\.id) == Array(200..<230))
    source.total = 95
    await pages.reload()
    #expect(source.fetched.last == 70..<95)
    #expect(pages.total == 95)
  }

  @Test func `a failed page is kept as a failure in its place, and is tried again by hand only`() async {
    let source = Source(30)
    source.failing = [1]
    await pages.show(source)
    await pages.load(15..<30)
    #expect(pages.error == nil)
    #expect(pages.failures.values.map(\.position).sorted() == [17, 25])
    await pages.load(12..<30)
    #expect(source.fetched.count == 2)
    await pages.load(0..<30, around: 12..<16)
    #expect(pages.failures.values.map(\.position).sorted() == [14, 20], "in the middle of what is in sight")
    await pages.retry()
    #expect(pages.items.count == 30)
    #expect(pages.failures.isEmpty)
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
    let more = Task { await pages.load(10..<20) }
    await gate.reached()
    more.cancel()
    gate.open()
    await more.value
    #expect(pages.failures.isEmpty)
    #expect(pages.items.count == 10)
    await pages.load(10..<20)
    #expect(pages.items.count == 20)
  }

  @Test func `a list that has become shorter than it said ends there`() async {
    let source = Source(30)
    await pages.show(source)
    source.total = 14
    await pages.load(10..<30)
    #expect(pages.total == 14)
    #expect(pages.items.count == 14)
  }

  @Test func `a source that failed brings no pages to the one that is shown`() async {
    await pages.show(Source(30))
    let failing = Source(30, offset: 100)
    failing.failing = [0]
    await pages.show(failing)
    #expect(pages.error as? Failure == Failure())
    await pages.load(10..<20)
    #expect(pages.items.map(\.id) == Array(0..<20))
    await pages.reload()
    #expect(pages.error == nil)
    #expect(pages.item(at: 10)?.id == 110)
  }
}
