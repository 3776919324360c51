import EspalierViews
import Testing

@Suite struct ComponentDescriptionTests {
  @Test func `it is nested by child and sorted by name`() {
    let component: Component<Pair> = Component(
      .tag("pair"), .child(\.second, .child(\.price, .text("12")), .set(\.isShiny, true)), .alpha(0.5),
      .child(\.first, .child(\.title, .text("Rent"), .lines(2)), .set(\.mood, .loud)))
    #expect(
      component.description == """
        Pair
          alpha: 0.5
          tag: "pair"
          first.mood: "loud"
          first.title.lines: 2
          first.title.text: "Rent"
          second.isShiny: true
          second.price.text: "12"
        """)
  }

  @Test func `it is the same in whatever order the styles were written`() {
    let styles: [Style<Card>] = [
      .set(\.weight, 2), .set(\.note, nil), .child(\.ok, .title("Go")), .isHidden(), .child(\.title, .text("x")),
    ]
    let descriptions = Set((0..<20).map { _ in Component(styles: styles.shuffled()).description })
    #expect(descriptions.count == 1)
  }

  @Test func `it names what is nil and what a boxed value holds`() {
    let component: Component<Card> = Component(
      .set(\.note, nil), .set(\.gradient, Gradient(from: "red", to: "blue")), .child(\.icon, .image(.icon(.card))))
    #expect(
      component.description == """
        Card
          gradient: Gradient(from: "red", to: "blue")
          note: nil
          icon.image: icon(card)
        """)
  }

  @Test func `an empty component is its class alone`() {
    #expect(Component<Label>().description == "Label")
  }

  @Test func `changes read as one line each, with what is reset`() {
    let old: Component<Card> = Component(.alpha(0.5), .child(\.title, .text("Rent"), .lines(1)))
    let new: Component<Card> = Component(.set(\.isShiny, true), .child(\.title, .text("Food")))
    #expect(
      old.changes(to: new).description == """
        alpha reset
        isShiny: true
        title.lines reset
        title.text: "Food"
        """)
  }
}
