import EspalierViews
import Testing

@Suite struct StackTests {
  @Test func `parts are combined in any number and order, each named by its place`() {
    let stack: Component<Stack<ImageView, Card, Label>> = .stack(
      ImageView.with(.size(16)), Card.with(.child(\.title, .text("Rent"))), Label.with(.text("12")))
    #expect(
      ViewSchema.of(stack.erased.type).elements.map(\.path)
        == ["", "part0", "part1", "part1.icon", "part1.title", "part1.ok", "part2"])
    #expect(stack.erased.value(of: Label.text, element: 6) == "12")
    #expect(stack.erased.value(of: Label.text, element: 4) == "Rent")
  }

  @Test func `another order of parts is another class`() {
    let one: Component<Stack<Label, Button>> = .stack(Label.with(.text("x")), Button.with())
    let other: Component<Stack<Button, Label>> = .stack(Button.with(), Label.with(.text("x")))
    #expect(one.erased.type != other.erased.type)
    #expect(one.erased != other.erased)
  }

  @Test func `the same parts share a class, and their difference is that of the parts`() {
    let one: Component<Stack<Label, Label>> = .stack(Label.with(.text("a")), Label.with(.text("b")))
    let other: Component<Stack<Label, Label>> = .stack(Label.with(.text("a")), Label.with(.text("c")))
    #expect(one.changes(to: other).description == "part1.text: \"c\"")
  }

  @Test func `two parts of one class never take each other's styles`() {
    let one: Component<Stack<Label, Label>> = .stack(Label.with(.text("a")), Label.with())
    let other: Component<Stack<Label, Label>> = .stack(Label.with(), Label.with(.text("a")))
    #expect(one != other)
  }

  @Test func `a part's handler belongs to the part`() {
    let stack: Component<Stack<Label, Button, Button>> = .stack(
      Label.with(), Button.with(.onTap {}), Button.with())
    #expect(stack.erased.handlers.map(\.element) == [2])
    #expect(stack.erased.handler(of: 3, for: .tap) == nil)
  }
}
