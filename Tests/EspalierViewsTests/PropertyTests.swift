import Testing

@testable import EspalierViews

@Suite struct PropertyTests {
  @Test func `every declaration has a number of its own above the framework's`() {
    let numbers = [
      Card.isShiny.number, Card.mood.number, Card.level.number, Card.gradient.number, Card.weight.number,
      Card.note.number, PricedCard.currency.number,
    ]
    #expect(Set(numbers).count == numbers.count)
    #expect(numbers.allSatisfy { $0 >= PropertyTable.firstOwn })
    #expect(Card.mood.number == Card.mood.number)
  }

  @Test func `declarations from many tasks at a time get numbers of their own`() async {
    let numbers = await withTaskGroup(of: [UInt16].self) { group in
      for task in 0..<8 {
        group.addTask { (0..<50).map { Property("task \(task) property \($0)", default: $0).number } }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(Set(numbers).count == 400)
  }

  @Test func `a surface finds the name and default of a property by its slot`() {
    let own = StyleSlot(Card.weight, element: 2)
    #expect(own.element == 2)
    #expect(own.property == PropertyDescription(name: "weight", defaultValue: .number(1.5)))
    let framework = StyleSlot(View.alpha)
    #expect(framework.property == PropertyDescription(name: "alpha", defaultValue: .number(1)))
    #expect(own.moved(by: 3).element == 5)
    #expect(own.moved(by: 3).property == own.property)
  }

  @Test func `the framework's numbers are below those of others, each used once`() {
    let numbers = PropertyList.espalierViews.flatMap(\.byNumber).map(\.number)
    #expect(numbers.count > 140)
    #expect(numbers.allSatisfy { $0 > 0 && $0 < PropertyTable.firstOwn })
    #expect(Set(numbers).count == numbers.count, "two properties share a number")
  }

  @Test func `a description calls each of the framework's properties by its name`() {
    #expect(StyleSlot(Canvas.drawing).property.name == "drawing")
    #expect(StyleSlot(View.destination).property.name == "destination")
    #expect(StyleSlot(View.isCurrent).property == PropertyDescription(name: "isCurrent", defaultValue: .flag(false)))
    #expect(StyleSlot(TextField.isLabelHidden).property.name == "isLabelHidden")
    #expect(StyleSlot(FilePicker.isEnabled).property.name == "isEnabled")
    #expect(StyleSlot(RowProperties.isSelected).property.name == "isRowSelected")
  }
}
