import EspalierScreens
import EspalierViews
import TestSupport
import Testing

/// What stands at the ends of a long list, in the tree of nodes: it asks once in each round, and rows never pass it.
@MainActor @Suite struct LongListTests {
  typealias Source = PagesTests.Source

  let pages = Pages<Item>(pageSize: 10)
  let tree = NodeTree()
  let surface = PatchedTree()

  private func render(reading: String = "plain") {
    surface.apply(
      tree.render(
        Blueprint(
          Section("list", pages, reading: reading) { item, form in
            form == "plain" ? Row(Label.with(.text("\(item.id)"))) : Row(Label.with(.text("\(item.id)"))).link(to: "/")
          })))
  }

  private var children: [Node] { tree.children(of: tree.children(of: 1)[0].id) }

  private func ends() -> [String] { children.map { "\($0.component.type)" }.filter { $0 != "Label" } }

  private func run(_ node: Node?, _ event: EventKind, element: Int = 0) async throws {
    let node = try #require(node)
    guard case .task(let action) = tree.handler(node: node.id, element: element, event: event)?.body else {
      Issue.record("no handler for \(event)")
      return
    }
    try await action(.none)
  }

  @Test func `a page that was asked for while the list was fetched anew can be asked for again`() async throws {
    let source = Source(30)
    await pages.show(source)
    render()
    let gate = Gate()
    source.gates[source.fetched.count] = gate
    let reloading = Task { await pages.reload() }
    await gate.reached()
    let first = children.last
    try await run(first, .seen)
    gate.open()
    await reloading.value
    render()
    #expect(children.last?.id != first?.id, "the surface has told of the first one, and tells no second time")
    try await run(children.last, .seen)
    render()
    #expect(children.count == 21)
  }

  @Test func `a page that was overtaken can be asked for again`() async throws {
    let source = Source(30)
    await pages.show(source)
    render()
    let gate = Gate()
    source.gates[1] = gate
    let first = try #require(children.last)
    let asking = Task { try await run(first, .seen) }
    await gate.reached()
    await pages.reload()
    gate.open()
    try await asking.value
    render()
    #expect(children.last?.id != first.id)
    try await run(children.last, .seen)
    render()
    #expect(children.count == 21)
  }

  @Test func `a page that failed says why, and is tried again by hand`() async throws {
    let source = Source(30)
    source.failing = [1, 2]
    await pages.show(source)
    render()
    try await run(children.last, .seen)
    render()
    #expect(ends() == ["PageFailureView"])
    #expect(children.last?.component.description.contains("out of order") == true)
    let button = PageFailureView.button.element
    try await run(children.last, .tap, element: button)
    render()
    #expect(ends() == ["PageFailureView"], "it failed again")
    try await run(children.last, .tap, element: button)
    render()
    #expect(ends() == ["MoreView"])
    #expect(children.count == 21)
  }

  @Test func `rows that are built anew stay before what asks for more`() async throws {
    await pages.show(Source(30))
    render()
    let more = children.last?.id
    render(reading: "linked")
    #expect(children.last?.id == more)
    #expect(surface.faults.isEmpty)
    #expect(surface.outline(numbered: true) == tree.outline())
  }

  @Test func `a list is shown around a place, and goes on both ways`() async throws {
    await pages.show(Source(100), around: 50)
    render()
    #expect(pages.items.map(\.id) == Array(45..<55))
    #expect(ends() == ["PreviousView", "MoreView"])
    #expect("\(children[0].component.type)" == "PreviousView")
    let kept = children[1].id
    try await run(children[0], .tap, element: PreviousView.button.element)
    try await run(children.last, .seen)
    render()
    #expect(pages.items.map(\.id) == Array(35..<65))
    #expect(children.firstIndex { $0.id == kept } == 11, "what was in sight is the same, with a page before it")
    #expect(surface.outline(numbered: true) == tree.outline())
    for _ in 0..<4 { await pages.loadPrevious() }
    render()
    #expect(pages.items.first?.id == 0)
    #expect(!pages.hasPrevious)
    #expect(ends() == ["MoreView"])
  }

  @Test func `a page before that failed is tried again in its place`() async throws {
    let source = Source(100)
    source.failing = [1]
    await pages.show(source, around: 50)
    await pages.loadPrevious()
    render()
    #expect(ends() == ["PageFailureView", "MoreView"])
    #expect("\(children[0].component.type)" == "PageFailureView")
    try await run(children[0], .tap, element: PageFailureView.button.element)
    render()
    #expect(ends() == ["PreviousView", "MoreView"])
    #expect(pages.error == nil)
  }

  @Test func `a window beyond the end of a list that has become shorter stands at its end`() async {
    let source = Source(100)
    await pages.show(source, around: 90)
    source.total = 50
    await pages.reload()
    #expect(pages.items.map(\.id) == Array(40..<50))
    #expect(pages.isComplete && pages.hasPrevious)
  }

  @Test func `a source that failed brings no pages to the one that is shown`() async {
    await pages.show(Source(30))
    let failing = Source(30, offset: 100)
    failing.failing = [0]
    await pages.show(failing)
    #expect(pages.error as? Failure == Failure())
    await pages.loadMore()
    #expect(pages.items.map(\.id) == Array(0..<20))
    await pages.reload()
    #expect(pages.items.map(\.id) == Array(100..<120))
  }
}
