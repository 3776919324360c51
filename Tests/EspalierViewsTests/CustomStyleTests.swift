import Testing

@testable import EspalierViews

/// Custom styles: a key, a value, and the styles that the value stands for.
@Suite struct CustomStyleTests {
  private func glow(_ value: Int) -> Style<Label> {
    .custom("glow", value) { $0 > 2 ? .all(.alpha(0.5), .textStyle(.title)) : nil }
  }

  @Test func `its styles come with the value, change with it, and go with it`() {
    let view = Label()
    view.configure(Component(.text("Rent"), glow(3)))
    #expect(view.alpha == 0.5 && view.textStyle == .title)
    view.configure(Component(.text("Rent"), glow(1)))
    #expect(view.alpha == 1 && view.textStyle == Label.textStyle.defaultValue)
    view.configure(Component(.text("Rent"), glow(4)))
    #expect(view.alpha == 0.5)
    view.configure(Component(.text("Rent")))
    #expect(view.alpha == 1)
  }

  @Test func `a difference brings it as a whole component does`() {
    let old: Component<Label> = Component(glow(1))
    let new: Component<Label> = Component(glow(3))
    let view = Label()
    view.configure(old)
    view.apply(old.changes(to: new))
    #expect(view.alpha == 0.5)
    view.apply(new.changes(to: Component()))
    #expect(view.alpha == 1 && view.component.isEmpty)
  }

  @Test func `a style of the component wins, before it and after it`() {
    #expect(Label.with(.alpha(0.8), glow(3)).value(of: \.alpha) == 0.8)
    #expect(Label.with(glow(3), .alpha(0.8)).value(of: \.alpha) == 0.8)
  }

  @Test func `it reaches the child that it is given to`() {
    let pair = Pair.with(.child(\.second, .child(\.price, glow(7))))
    #expect(pair.child(\.second).child(\.price).value(of: \.alpha) == 0.5)
    #expect(pair.child(\.second).child(\.title).value(of: \.alpha) == 1)
  }

  @Test func `key and value are in the description, and what they stand for is not`() {
    #expect(Label.with(glow(3)).description == "Label\n  glow: 3")
    #expect(Label.with(glow(3)).erased.description == "Label\n  glow: 3")
    #expect(Label.with(glow(3)) == Label.with(glow(3)))
    #expect(Label.with(glow(3)) != Label.with(glow(4)))
    let other: Component<Label> = Component(.custom("other", 3) { _ in nil })
    #expect(Label.with(.custom("glow", 3) { _ in nil }) != other)
  }

  @Test func `its value may be absent`() {
    let style: (Int?) -> Style<Label> = { .custom("optional", $0) { $0 == nil ? .alpha(0.5) : nil } }
    #expect(Label.with(style(nil)).value(of: \.alpha) == 0.5)
    #expect(Label.with(style(1)).value(of: \.alpha) == 1)
  }

  @Test func `a key too many is left out, and the problem says what to do`() {
    let keys = CustomStyleKeys()
    let numbers = (0..<CustomStyleKeys.capacity).map { keys.number(of: "key \($0)") }
    #expect(Set(numbers).count == 4_094 && !numbers.contains(nil))
    #expect(keys.number(of: "key 4093") == numbers.last, "a known key keeps its number")
    #expect(keys.number(of: "one too many") == nil)
    #expect(
      CustomStyleKeys.problem == """
        The program uses more than 4094 keys of custom styles, and the styles of further ones are left out. A key names a \
        kind of style; pass what differs between two views as the value.
        """)
  }
}
