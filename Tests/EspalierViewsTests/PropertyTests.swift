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
    #expect(FrameworkProperties.byNumber.keys.allSatisfy { $0 > 0 && $0 < PropertyTable.firstOwn })
    #expect(FrameworkProperties.byNumber.count == 73, "two properties share a number, or one was added or left out")
    #expect(FrameworkProperties.byNumber[View.destination.number]?.name == "destination")
    #expect(FrameworkProperties.byNumber[TextField.isLabelHidden.number]?.name == "isLabelHidden")
    #expect(FrameworkProperties.byNumber[FilePicker.isEnabled.number]?.name == "isEnabled")
  }
}
