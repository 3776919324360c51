import EspalierViews
import Testing

@Suite struct ItemsTests {
  private func row(_ ids: [Int], _ text: String = "x") -> Component<Stack<Label, Items>> {
    .stack(Label.with(.text("Tags")), Items.of(ids, id: \.self) { Badge.with(.text("\(text)\($0)")) })
  }

  @Test func `any number of items is one class of view`() {
    #expect(row([]).erased.type == row([1, 2, 3]).erased.type)
  }

  @Test func `components with equal items are equal, and differ by order, number and look`() {
    #expect(row([1, 2]) == row([1, 2]))
    #expect(row([1, 2]) != row([2, 1]))
    #expect(row([1, 2]) != row([1]))
    #expect(row([1, 2]) != row([1, 2], "y"))
    #expect(row([1]).changes(to: row([1])).isEmpty)
  }

  @Test func `a description lists the items by their identities`() {
    #expect(row([7]).description.contains("part1.parts: [7: Badge\n  text: \"x7\"]"), "\(row([7]))")
  }

  @Test func `a part has the name that its tag gives it`() throws {
    let row = Component<Stack<Label, Column<Label, Badge>>>.stack(
      Label.with(.tag("name"), .text("Rent")),
      Column.of(Label.with(.tag("amount"), .text("850.00")), Badge.with(.text("new"))))
    #expect(row.erased.children.map(\.name) == ["name", "part1"])
    #expect(row.erased.child(named: "name")?.value(of: Label.text) == "Rent")
    #expect(row.erased.child(named: "part1")?.child(named: "amount")?.value(of: Label.text) == "850.00")
    #expect(row.erased.child(named: "part0") == nil)
    let lines = row.description.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
    #expect(lines.contains("name.text: \"Rent\"") && lines.contains("part1.amount.text: \"850.00\""), "\(row)")
    #expect(lines.contains("part1.part1.text: \"new\""), "\(row)")
  }
}
