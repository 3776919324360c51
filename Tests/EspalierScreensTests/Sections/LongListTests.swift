import EspalierScreens
import EspalierViews
import TestSupport
import Testing

/// Tests of a section over pages in the tree of nodes: a place for each row, and rows where a person looks.
@MainActor @Suite struct LongListTests {
  typealias Source = PagedListTests.Source

  let pages = PagedList<Item>(pageSize: 10)
  let tree = NodeTree()
  let surface = PatchedTree()

  private func render(reading: String = "plain") {
    surface.apply(
      tree.render(
        Blueprint(
          window: Section("list", pages, reading: reading) { item in
            reading == "plain"
              ? Row(Label.with(.text("\(item.id)"))) : Row(Label.with(.text("\(item.id)"))).link(to: "/")
          })))
  }

  private var list: Node { tree.children(of: 1)[0] }
  private var children: [Node] { tree.children(of: list.id) }
  private var window: RowWindow? { list.component.value(of: SectionView.rowWindow) }
  /// The texts of rows, empty where nothing is there yet, and the failures.
  private var texts: [String] {
    children.map { $0.component.type == Label.self ? $0.component.value(of: Label.text) : "\($0.component.type)" }
  }

  private func see(_ places: Range<Int>) async throws {
    let seen = tree.see(places, keeping: [], in: list.id)
    #expect(seen.isTaken)
    if case .task(let action)? = seen.handler?.body { try await action(.none) }
    render()
  }

  @Test func `a section has a place for each item, grey until its page has come`() async throws {
    await pages.show(Source(1_000))
    render()
    #expect(window == RowWindow(count: 1_000, positions: [0..<80]))
    #expect(texts == (0..<10).map { "\($0)" } + Array(repeating: "SkeletonView", count: 70))
    try await see(0..<20)
    #expect(texts == (0..<80).map { "\($0)" })
    #expect(surface.outline(numbered: true) == tree.outline())
    #expect(surface.faults.isEmpty)
  }

  @Test func `a jump to the middle fetches what is there, and nothing before`() async throws {
    let source = Source(50_000)
    await pages.show(source)
    render()
    try await see(40_000..<40_020)
    #expect(source.fetched == [0..<10, 39_940..<40_080])
    #expect(window?.positions == [39_940..<40_080])
    #expect(texts == (39_940..<40_080).map { "\($0)" })
    #expect(surface.outline(numbered: true) == tree.outline())
  }

  @Test func `a page that failed says why in its place, and is tried again by hand`() async throws {
    let source = Source(1_000)
    source.failing = [1]
    await pages.show(source)
    render()
    try await see(0..<20)
    let failure = try #require(children.first { $0.component.type == PageFailureView.self })
    #expect(failure.component.description.contains("out of order"))
    let button = try #require(PageFailureView.button.element(in: PageFailureView.self))
    let handler = tree.handler(node: failure.id, element: button, event: .tap)
    guard case .task(let action)? = handler?.body else {
      Issue.record("no way to try again")
      return
    }
    try await action(.none)
    render()
    #expect(texts == (0..<80).map { "\($0)" })
  }

  @Test func `rows of items that stay keep their nodes while pages come and the list is fetched anew`() async throws {
    let source = Source(1_000)
    await pages.show(source)
    render()
    let first = children[3].id
    try await see(0..<20)
    await pages.reload()
    render()
    #expect(children[3].id == first)
    render(reading: "linked")
    #expect(children.allSatisfy { $0.form == .row(.link) })
    #expect(surface.outline(numbered: true) == tree.outline())
    #expect(surface.faults.isEmpty)
  }

  @Test func `a list is shown around a place, which the surface is asked to scroll to`() async throws {
    await pages.show(Source(1_000), around: 500)
    render()
    #expect(window?.jump == RowWindow.Jump(position: 500, number: 1))
    #expect(window?.main.contains(500) == true)
    #expect(children.count <= 200)
    await pages.show(Source(1_000, offset: 5_000))
    render()
    #expect(window?.jump == RowWindow.Jump(position: 0, number: 2))
    #expect(texts.first == "5000")
  }
}
