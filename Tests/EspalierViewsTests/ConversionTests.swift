import EspalierViews
import Testing

@Suite struct ConversionTests {
  private let base: Component<Card> = Component(.set(\.mood, .loud), .alpha(0.5), .child(\.title, .text("Rent")))

  @Test func `a component of a base becomes one of a subclass, children included`() throws {
    let priced: Component<PricedCard> = try #require(base.converted())
    let expected: Component<PricedCard> = Component(
      .set(\.mood, .loud), .alpha(0.5), .child(\.title, .text("Rent")), .set(\.currency, "CHF"),
      .child(\.price, .text("12")))
    let added = priced.adding(.set(\.currency, "CHF"), .child(\.price, .text("12")))
    #expect(added == expected)
    let view = PricedCard()
    view.configure(priced)
    #expect(view.title.text == "Rent" && view.mood == .loud)
  }

  @Test func `one of another class is refused`() {
    #expect(base.converted(to: Pair.self) == nil)
    #expect((Component<PricedCard>().erased.converted() as Component<Card>?) == nil)
    #expect((base.erased.converted() as Component<Label>?) == nil)
  }

  @Test func `it becomes one of its own class, and works when the class is known at run time only`() {
    #expect(base.converted(to: Card.self) == base)
    #expect(base.erased.converted(to: Card.self) == base)
    #expect(base.erased.converted(to: PricedCard.self) == base.converted(to: PricedCard.self))
  }
}
