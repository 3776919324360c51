import EspalierViews
import TestSupport
import Testing

/// Tests of the children of a component by their names; and of differences, styles and components as values.
@MainActor @Suite struct ComponentChildrenTests {
  let pair: Component<Pair> = Component(
    .alpha(0.5), .child(\.first, .set(\.isShiny, true), .child(\.title, .text("Rent"))),
    .child(\.second, .child(\.price, .text("12.00"))))

  @Test func `a child is read by name as a component of its own, with its own children`() {
    let first = pair.child(\.first)
    #expect(first == Component(.set(\.isShiny, true), .child(\.title, .text("Rent"))))
    #expect(first.child(\.title) == Component(.text("Rent")))
    #expect(pair.child(\.second).child(\.price).value(of: \.text) == "12.00")
    #expect(pair.child(\.second).child(\.ok).isEmpty)
  }

  @Test func `all direct children are listed by name, in the order of their declaration`() {
    let children = pair.erased.children
    #expect(children.map(\.name) == ["first", "second"])
    #expect(children[0].component == pair.child(\.first).erased)
    #expect(children[0].component.children.map(\.name) == ["icon", "title", "ok"])
    #expect(Label.with(.text("x")).erased.children.isEmpty)
  }

  @Test func `what is read of a child can be put back`() {
    let again = Component<Pair>(
      .alpha(0.5), .child(\.first, pair.child(\.first)), .child(\.second, pair.child(\.second)))
    #expect(again == pair)
  }

  @Test func `handlers of a child come with it`() {
    let card: Component<Card> = Component(.child(\.ok, .onTap {}))
    #expect(card.child(\.ok).erased.handler(of: 0, for: .tap) != nil)
    #expect(card.child(\.title).erased.handlers.isEmpty)
  }

  @Test func `a component describes itself wherever a value does`() {
    func shown(_ value: some ComponentConvertible<Label>) -> String { value.component.value(of: \.text) }
    #expect(shown(Label.with(.text("Rent"))) == "Rent")
  }

  @Test func `styles are values in sets, and describe themselves`() {
    let styles: Set<Style<Card>> = [
      .alpha(0.5), .alpha(0.5), .alpha(1), .child(\.title, .text("Rent")), .child(\.title, .text("Rent")),
      .child(\.title, .text("Rent"), .lines(1)), .child(\.title, .text("Rent"), .lines(1)),
    ]
    #expect(styles.count == 4)
    #expect(Style<Card>.alpha(0.5).description == "alpha: 0.5")
    #expect(Style<Card>.child(\.title, .lines(1), .text("Rent")).description == "title.lines: 1\ntitle.text: \"Rent\"")
  }

  @Test func `a difference as a component resets to what a view shows of which nothing is set`() {
    let card: Component<Card> = Component(.alpha(0.5), .child(\.title, .lines(1)), .child(\.ok, .title("Pay")))
    let reset = card.changes(to: Component()).component
    #expect(reset.value(of: \.alpha) == 1)
    // As the layouts of the class start from, and not as a label alone does.
    #expect(reset.child(\.title).value(of: \.lines) == 2)
    #expect(reset.child(\.ok).value(of: \.title) == "OK")
  }

  @Test(arguments: [UInt64(11), 22_000, 33_000])
  func `a difference over the older component shows what the newer one shows`(seed: UInt64) {
    for number in 0..<3_000 {
      var generator = SeededGenerator(seed: seed &+ UInt64(number))
      let old = RandomComponentTests.Sample(using: &generator).component
      let new = RandomComponentTests.Sample(using: &generator).component
      let schema = ViewSchema.of(Pair.self)
      let shown = schema.complete(old.adding(old.changes(to: new).component).erased)
      var wrong: [String] = []
      shown.forEachStyle { slot, value in
        let wanted = schema.complete(new.erased)
        var found: StyleValue?
        wanted.forEachStyle { if $0 == slot { found = $1 } }
        if value != found ?? slot.property.defaultValue { wrong.append("\(slot.property.name): \(value)") }
      }
      #expect(wrong == [], "seed \(seed) + \(number)")
    }
  }
}
