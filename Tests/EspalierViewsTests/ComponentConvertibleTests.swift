import EspalierViews
import Testing

@Suite struct ComponentConvertibleTests {
  private struct Price: ComponentConvertible {
    var name: String
    var isLoud = false
    var component: Component<Card> {
      Component(
        .set(\.mood, isLoud ? .loud : .calm), .child(\.title, .text(name)), .child(\.ok, .onTap { () throws in }))
    }
  }

  @Test func `a value is shown and compared as its component`() {
    let view = Card()
    Price(name: "Rent").configure(view)
    #expect(view.title.text == "Rent")
    #expect(Price(name: "Rent").changes(to: Price(name: "Rent")).isEmpty)
    #expect(Price(name: "Rent").changes(to: Price(name: "Food")).description == "title.text: \"Food\"")
  }

  @Test func `a live view holds the last and applies only the difference`() {
    let view = Card()
    view.update(to: Price(name: "Rent"))
    #expect(view.update(to: Price(name: "Rent", isLoud: true)).description == "mood: \"loud\"")
    #expect(view.update(to: Price(name: "Rent", isLoud: true)).isEmpty)
    #expect(view.component == Price(name: "Rent", isLoud: true).component)
    #expect(view.update(to: Component()).count == 2)
    #expect(view.component.isEmpty)
  }

  @Test func `handlers are taken whole with every update`() {
    let view = Card()
    view.update(to: Price(name: "Rent"))
    #expect(view.anyComponent.handlers.count == 1)
    view.update(to: Component(.child(\.title, .text("Rent"))))
    #expect(view.anyComponent.handlers.isEmpty)
  }
}
