import EspalierScreens
import EspalierViews
import TestSupport
import Testing

/// The links that lead to the place in sight are marked by the tree.
@MainActor @Suite struct CurrentLinkTests {
  let tree = NodeTree()

  @discardableResult private func render(_ ids: [Int], at place: String, suffix: String = "") -> [Patch] {
    tree.markCurrent(place)
    return tree.render(
      Blueprint(
        Section("list", ids.map { Item(id: $0) }, reading: suffix) { item in
          Row(Label.with(.text("Row \(item.id)"))).link(to: Destination(address: "/\(item.id)\(suffix)"))
        }))
  }

  private var marked: [String] {
    tree.children(of: tree.children(of: 1)[0].id).filter { $0.component.value(of: View.isCurrent) }
      .compactMap { $0.component.value(of: View.destination) }
  }

  @Test func `the mark goes from link to link with the place, in one step for each`() {
    render([1, 2, 3], at: "/")
    #expect(marked.isEmpty)
    #expect(render([1, 2, 3], at: "/2").count == 1 && marked == ["/2"])
    #expect(render([1, 2, 3], at: "/3").count == 2 && marked == ["/3"])
    #expect(render([1, 2, 3], at: "/3").isEmpty)
    #expect(render([1, 2, 3], at: "/elsewhere").count == 1 && marked.isEmpty)
  }

  @Test func `rows that come, go and lead elsewhere are followed`() {
    render([1], at: "/2")
    render([1, 2], at: "/2")
    #expect(marked == ["/2"])
    render([1], at: "/2")
    #expect(marked.isEmpty)
    render([1, 2], at: "/2", suffix: "/x")
    #expect(marked.isEmpty)
    render([1, 2], at: "/1/x", suffix: "/x")
    #expect(marked == ["/1/x"])
    render([1, 2], at: "/1/x")
    #expect(marked.isEmpty)
    render([1, 2], at: "/1")
    #expect(marked == ["/1"])
  }

  @Test func `the mark stays while a row is busy, and after it`() throws {
    render([1, 2], at: "/1")
    let row = tree.children(of: tree.children(of: 1)[0].id)[0].id
    tree.setBusy(true, node: row, element: 0)
    render([1, 2], at: "/1")
    #expect(marked == ["/1"])
    tree.setBusy(false, node: row, element: 0)
    #expect(marked == ["/1"])
    render([1, 2], at: "/2")
    #expect(marked == ["/2"])
  }

  @Test func `random walks through lists leave exactly the right marks`() {
    var generator = SeededGenerator()
    var place = "/0"
    for _ in 0..<300 {
      let ids = (0..<8).filter { _ in Bool.random(using: &generator) }
      let suffix = Bool.random(using: &generator) ? "" : "/x"
      if Bool.random(using: &generator) { place = "/\(Int.random(in: 0..<8, using: &generator))" + suffix }
      render(ids, at: place, suffix: suffix)
      #expect(marked == ids.map { "/\($0)\(suffix)" }.filter { $0 == place })
    }
  }
}
