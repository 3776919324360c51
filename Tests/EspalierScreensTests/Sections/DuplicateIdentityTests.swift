import EspalierScreens
import EspalierViews
import Testing

@MainActor @Suite struct DuplicateIdentityTests {
  @MainActor final class Reports {
    var all: [String] = []
  }

  let reports = Reports()

  private func makeTree() -> NodeTree {
    let reports = reports
    return NodeTree { reports.all.append($0) }
  }

  private func section(_ ids: [Int]) -> Section {
    Section("operations", ids.map { Item(id: $0) }) { Row(Label.with(.text("\($0.id)"))) }
  }

  @Test func `two rows with one identity are both shown, and reported with section and place`() {
    let tree = makeTree()
    _ = tree.render(Blueprint(section([4, 5, 4])))
    #expect(tree.children(of: tree.children(of: 1)[0].id).count == 3)
    #expect(reports.all.count == 1)
    #expect(reports.all.first?.contains("operations") == true)
    #expect(reports.all.first?.contains("identity 4") == true)
    #expect(reports.all.first?.contains("at 2") == true)
  }

  @Test func `they are reported when they come, and not again while nothing comes`() {
    let tree = makeTree()
    _ = tree.render(Blueprint(section([4, 5])))
    #expect(reports.all.isEmpty)
    _ = tree.render(Blueprint(section([4, 5, 4])))
    _ = tree.render(Blueprint(section([4, 5, 4])))
    #expect(reports.all.count == 1)
  }

  @Test func `written-out rows with one name are reported too`() {
    _ = makeTree().render(
      Blueprint(
        Section("form") {
          Row(Label.with()).id("name"); Row(Label.with()).id("name")
        }))
    #expect(reports.all.count == 1)
  }

  @Test func `distinct identities are not reported`() {
    let tree = makeTree()
    _ = tree.render(Blueprint(section([1, 2, 3])))
    _ = tree.render(Blueprint(section([3, 2, 4])))
    #expect(reports.all.isEmpty)
  }
}
