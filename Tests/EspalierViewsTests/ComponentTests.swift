import EspalierViews
import Testing

@Suite struct ComponentTests {
  @Test func `the order of styles does not matter`() {
    let one: Component<Label> = Component(.text("Rent"), .alpha(0.5), .lines(2), .isHidden())
    let other: Component<Label> = Component(.isHidden(), .lines(2), .text("Rent"), .alpha(0.5))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  @Test(arguments: 1...100)
  func `the last of several values for one property wins, each time`(run: Int) {
    let component: Component<Label> = Component(
      .alpha(0.1), .text("first"), .alpha(0.2), .text("second"), .lines(1), .alpha(0.3))
    #expect(component == Component(.text("second"), .alpha(0.3), .lines(1)))
    #expect(component.value(of: \.alpha) == 0.3)
  }

  @Test func `the last value wins also among more styles than a small component has`() {
    var styles: [Style<Label>] = []
    for index in 0..<60 {
      styles.append(.lines(index))
      styles.append(.text("\(index)"))
      styles.append(.alpha(Double(index)))
    }
    #expect(Component(styles: styles) == Component(.alpha(59), .lines(59), .text("59")))
  }

  @Test func `the last style of a child's property wins, wherever it is written`() {
    let component: Component<Card> = Component(
      .child(\.title, .text("first"), .lines(1)), .set(\.isShiny, true), .child(\.title, .text("second")))
    #expect(component == Component(.set(\.isShiny, true), .child(\.title, .text("second"), .lines(1))))
  }

  @Test func `adding styles puts them over what is there`() {
    let base: Component<Label> = Component(.text("Rent"), .alpha(0.5))
    #expect(base.adding(.alpha(1), .lines(3)) == Component(.text("Rent"), .alpha(1), .lines(3)))
    #expect(base.adding(Component(.text("Food"))) == Component(.text("Food"), .alpha(0.5)))
    #expect(base == Component(.text("Rent"), .alpha(0.5)), "the component added to stays as it is")
  }

  @Test func `adding a child's styles keeps the child's others`() {
    let base: Component<Card> = Component(.child(\.title, .text("Rent"), .lines(2)))
    let added = base.adding(.child(\.title, .lines(1)), .child(\.icon, .size(16)))
    #expect(added == Component(.child(\.title, .text("Rent"), .lines(1)), .child(\.icon, .size(16))))
  }

  @Test func `a component styles a child with a whole component`() {
    let headline: Component<Label> = Component(.text("Rent"), .textStyle(.headline))
    #expect(
      Component<Card>(.child(\.title, headline))
        == Component(.child(\.title, .text("Rent"), .textStyle(.headline))))
  }

  @Test func `components that style different children differ`() {
    let title: Component<Pair> = Component(.child(\.first, .alpha(0.5)))
    let other: Component<Pair> = Component(.child(\.second, .alpha(0.5)))
    #expect(title != other)
    #expect(title.erased != other.erased)
  }

  @Test func `a style of a child is not the same style of its parent`() {
    #expect(Component<Card>(.alpha(0.5)) != Component<Card>(.child(\.title, .alpha(0.5))))
  }

  @Test func `a value that is not set reads as its default`() {
    let component: Component<Card> = Component(.set(\.mood, .loud))
    #expect(component.value(of: \.mood) == .loud)
    #expect(component.value(of: \.weight) == 1.5)
    #expect(component.value(of: \.alpha) == 1)
  }

  @Test func `setting the default is not the same as setting nothing`() {
    let explicit: Component<Label> = Component(.alpha(1))
    #expect(explicit != Component<Label>())
    #expect(explicit.erased.isSet(View.alpha))
    #expect(!Component<Label>().erased.isSet(View.alpha))
  }

  @Test func `only a component without styles and handlers is empty`() {
    #expect(Component<Label>().isEmpty)
    #expect(!Component<Label>(.text("")).isEmpty)
    #expect(!Component<Button>(.onTap {}).isEmpty)
    #expect(!Component<Card>(.child(\.title, .text("x"))).isEmpty)
    #expect(Component<Card>(.child(\.title)).isEmpty)
  }

  @Test func `an erased component knows its class and gives it back to no other`() {
    let component: Component<Label> = Component(.text("Rent"))
    #expect(component.erased.typed(as: Label.self) == component)
    #expect(component.erased.typed(as: Button.self) == nil)
    #expect(Component<Label>().erased != Component<Button>().erased)
  }

  @Test func `the framework's styles for a class reach its subclasses`() {
    final class Amount: Label {}
    let amount: Component<Amount> = Component(.text("12.00"), .color(.positive), .alpha(0.5))
    #expect(amount.value(of: \.text) == "12.00")
    #expect(amount.erased.type == Amount.self)
  }
}
