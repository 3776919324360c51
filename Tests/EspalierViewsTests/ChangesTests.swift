import EspalierViews
import Testing

@Suite struct ChangesTests {
  let old: Component<Card> = Component(
    .alpha(0.5), .set(\.mood, .loud), .child(\.title, .text("Rent"), .lines(1)), .child(\.ok, .title("Pay")))

  @Test func `from a component to itself nothing changes`() {
    #expect(old.changes(to: old).isEmpty)
    #expect(old.changeCount(to: old) == 0)
    let again: Component<Card> = Component(
      .child(\.ok, .title("Pay")), .child(\.title, .lines(1), .text("Rent")), .set(\.mood, .loud), .alpha(0.5))
    #expect(old.changes(to: again).isEmpty)
  }

  @Test func `from nothing to a component everything is new`() {
    #expect(Component<Card>().changes(to: old).count == 5)
  }

  @Test func `from a component to nothing everything is reset`() {
    let changes = old.changes(to: Component())
    #expect(changes.count == 5)
    let view = Card()
    view.configure(old)
    view.apply(changes)
    #expect(view.component.isEmpty)
    #expect(view.alpha == 1)
    #expect(view.mood == .calm)
    #expect(view.title.text == "")
  }

  @Test func `only what is new, differs or is gone takes part`() {
    let new = old.adding(.set(\.mood, .calm), .child(\.icon, .size(16)))
    let changes = old.changes(to: new)
    #expect(changes.description == "mood: \"calm\"\nicon.size: 16")
    #expect(old.changeCount(to: new) == 2)
  }

  @Test func `a child that is styled no more goes back to its defaults`() {
    let new: Component<Card> = Component(.alpha(0.5), .set(\.mood, .loud), .child(\.ok, .title("Pay")))
    #expect(old.changes(to: new).description == "title.lines reset\ntitle.text reset")
  }

  @Test func `a change to nil is a change, and a reset is another`() {
    let nothing: Component<Card> = Component(.set(\.note, nil))
    let some: Component<Card> = Component(.set(\.note, "paid"))
    #expect(some.changes(to: nothing).description == "note: nil")
    #expect(nothing.changes(to: Component()).description == "note reset")
    let view = Card()
    view.configure(some)
    view.apply(some.changes(to: nothing))
    #expect(view.note == nil)
    view.apply(nothing.changes(to: Component()))
    #expect(view.note == "none yet")
  }

  @Test func `handlers are no changes`() {
    let quiet: Component<Button> = Component(.title("Go"))
    let loud: Component<Button> = Component(.title("Go"), .onTap {})
    #expect(quiet == loud)
    #expect(quiet.changes(to: loud).isEmpty)
  }

  @Test func `an erased component visits the same changes with their element and property`() {
    let new = old.adding(.child(\.title, .text("Food")))
    var visited: [String] = []
    old.erased.forEachChange(to: new.erased) { slot, value in
      visited.append("\(slot.element) \(slot.property.name) \(value == .text("Food"))")
    }
    #expect(visited == ["2 text true"])
    old.erased.forEachChange(to: Component<Card>(.alpha(0.5)).erased) { _, value in #expect(value == .unset) }
  }
}
