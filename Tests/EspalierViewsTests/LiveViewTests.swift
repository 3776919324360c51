import EspalierViews
import Testing

@Suite struct LiveViewTests {
  @Test func `configuring resets what the component does not set`() {
    let view = Card()
    view.configure(Component(.alpha(0.5), .set(\.mood, .loud), .child(\.title, .text("Rent"))))
    view.configure(Component(.child(\.title, .lines(1))))
    #expect(view.alpha == 1)
    #expect(view.mood == .calm)
    #expect(view.title.text == "")
    #expect(view.title.lines == 1)
  }

  @Test func `properties are read and written by name, children included`() {
    let view = Pair()
    view.second.title.text = "Rent"
    view.second.isShiny = true
    #expect(view.second.title.text == "Rent")
    #expect(view.first.title.text == "")
    #expect(view.component == Component(.child(\.second, .set(\.isShiny, true), .child(\.title, .text("Rent")))))
  }

  @Test func `a child is configured without touching its neighbours`() {
    let view = Pair()
    view.configure(Component(.tag("pair"), .child(\.first, .alpha(0.1)), .child(\.second, .alpha(0.2))))
    view.first.configure(Component(.set(\.mood, .loud), .child(\.ok, .title("Go"))))
    let first: Component<Card> = Component(.set(\.mood, .loud), .child(\.ok, .title("Go")))
    let both: Component<Pair> = Component(.tag("pair"), .child(\.first, first), .child(\.second, .alpha(0.2)))
    #expect(view.component == both)
    #expect(view.first.component == first)
  }

  @Test func `a difference applied to a child stays in the child`() {
    let old: Component<Card> = Component(.alpha(0.1), .child(\.title, .text("a")))
    let new: Component<Card> = Component(.child(\.title, .text("b")))
    let view = Pair()
    view.configure(Component(.child(\.first, old), .child(\.second, .alpha(0.2))))
    view.first.apply(old.changes(to: new))
    #expect(view.component == Component(.child(\.first, new), .child(\.second, .alpha(0.2))))
  }

  @Test func `a component of another class is refused, and the view stays as it was`() {
    let view = Label()
    view.text = "Rent"
    #expect(!view.configure(Component<Button>(.title("Go")).erased))
    #expect(view.text == "Rent")
    #expect(view.configure(Component<Label>(.lines(1)).erased))
    #expect(view.lines == 1)
  }

  @Test func `a view made from an erased component's class shows it`() {
    let component = Component<PricedCard>(.child(\.price, .text("12"))).erased
    let view = component.type.init()
    view.configure(component)
    #expect(view is PricedCard)
    #expect(view.anyComponent == component)
  }

  @Test func `a difference of another class is refused, and the view stays as it is`() {
    let view = Label()
    view.configure(Label.with(.text("Rent")))
    let (old, new) = (Button.with(.title("Go")).erased, Button.with(.title("Stop")).erased)
    #expect(!view.apply(from: old, to: new))
    #expect(!view.apply(from: view.anyComponent, to: new))
    #expect(view.component == Label.with(.text("Rent")))
    #expect(view.apply(from: view.anyComponent, to: Label.with(.text("Food")).erased))
    #expect(view.text == "Food")
  }

  private struct Amount: ComponentConvertible {
    var component: Component<Label> { Label.with(.text("3.20"), .hasTabularFigures()) }
  }

  private struct Remark: ComponentConvertible {
    var component: Component<Label> { Label.with(.text("late")) }
  }

  @Test func `two values of different types have a difference, if one class shows them`() {
    #expect(Amount().changes(to: Remark()).description == "hasTabularFigures reset\ntext: \"late\"")
    #expect(Remark().changes(to: Remark()).isEmpty)
  }

  @Test func `the newest handlers are the view's after each erased difference`() {
    let view = Button()
    let old = Component<Button>(.title("Go"), .onTap {}).erased
    view.configure(old)
    #expect(view.anyComponent.handlers.count == 1)
    view.apply(from: old, to: Component<Button>(.title("Go")).erased)
    #expect(view.anyComponent.handlers.isEmpty)
  }
}
