import EspalierViews
import Testing

@testable import EspalierScreens

/// Rows whose parts are known only when they are made.
@MainActor @Suite struct RowPartsTests {
  private func row(tags: [String], isNew: Bool = false) -> Row {
    Row {
      Label.with(.text("Name"), .grows())
      for tag in tags { Badge.with(.text(tag)) }
      if isNew { Label.with(.text("new")) }
    }
  }

  @Test func `parts from a loop are the same row as parts that are written out`() {
    let written = Row(Label.with(.text("Name"), .grows()), Badge.with(.text("a")), Badge.with(.text("b")))
    #expect(row(tags: ["a", "b"]).component == written.component)
    #expect(row(tags: ["a", "b"]).component.type == written.component.type)
    #expect(row(tags: ["a"]).component != written.component)
  }

  @Test func `as many parts of the same classes are one class, and change in place`() {
    #expect(row(tags: ["a", "b"]).component.type == row(tags: ["c", "d"]).component.type)
    #expect(row(tags: ["a", "b"]).component.type != row(tags: ["a"]).component.type)
    var changes = 0
    row(tags: ["a", "b"]).component.forEachChange(to: row(tags: ["a", "c"]).component) { _, _ in changes += 1 }
    #expect(changes == 1)
  }

  @Test func `handlers of parts stay with their parts`() throws {
    let row = Row {
      Label.with(.text("Name"))
      for number in 1...2 { Button.with(.title("\(number)"), .onTap {}) }
    }
    let elements = ViewSchema.of(row.component.type).elements
    let buttons = elements.filter { $0.type == Button.self }.map(\.element)
    #expect(buttons.count == 2)
    for element in buttons { #expect(row.component.handler(of: element, for: .tap) != nil) }
    #expect(row.component.value(of: Button.title, element: try #require(buttons.last)) == "2")
  }

  @Test func `a row can be nothing, one part, a value that describes itself, or a component of any class`() {
    struct Tag: ComponentConvertible {
      var component: Component<Badge> { Badge.with(.text("tag")) }
    }
    #expect(ViewSchema.of(Row {}.component.type).elements.count == 1)
    #expect(Row { Tag() }.component.value(of: Badge.text, element: 1) == "tag")
    let any: AnyComponent = Label.with(.text("any")).erased
    #expect(Row(any).component == any)
  }

  @Test func `sections without an identity are known by their place`() {
    let screen = Screen(title: "Places") {
      Section { Row(Label.with(.text("first"))) }
      Section(header: "Second") { Row(Label.with(.text("second"))) }
    }
    var reports: [String] = []
    let tree = NodeTree { reports.append($0) }
    _ = tree.render(Blueprint(screen, id: "screen", scene: 0, in: Blueprint.Surroundings()))
    let screenNode = tree.children(of: nil)[0]
    let sections = tree.children(of: screenNode.id).filter { $0.component.type == SectionView.self }
    #expect(sections.count == 2 && Set(sections.map(\.path)).count == 2)
    #expect(reports.isEmpty, "\(reports)")
  }
}
