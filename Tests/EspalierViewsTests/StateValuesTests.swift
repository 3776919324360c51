import EspalierViews
import Testing

@Suite struct StateValuesTests {
  typealias Colors = StateValues<ControlState, ViewColor>

  @Test func `what no state says is as it is usually`() {
    let colors = Colors(.accent, pressed: .text, disabled: .secondary)
    #expect(colors[.pressed] == .text)
    #expect(colors[.disabled] == .secondary)
    #expect(ControlState.allCases.map { Colors(.accent)[$0] } == Array(repeating: .accent, count: 6))
    #expect(colors[.hovered] == .accent && colors[.normal] == .accent)
  }

  @Test func `where several states hold, the strongest with a value of its own counts`() {
    let colors = Colors(.accent, hovered: .text, pressed: .positive, disabled: .secondary)
    #expect(colors.value(in: [.hovered, .pressed]) == .positive)
    #expect(colors.value(in: [.hovered, .selected]) == .text)
    #expect(colors.value(in: [.disabled, .pressed, .hovered]) == .secondary)
    #expect(colors.value(in: []) == .accent)
  }

  @Test func `values are changed one by one, in any order`() {
    let one = Colors(.accent).with(.text, for: .pressed, .hovered).with(.secondary, for: .disabled)
    let other = Colors(.warning, disabled: .secondary).with(.accent, for: .normal).with(.text, for: .hovered, .pressed)
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one != Colors(.accent))
  }

  @Test func `it reads the same in every run`() {
    #expect(Colors(.accent).description == "accent")
    #expect(
      Colors(.accent, hovered: .text, disabled: .secondary).description
        == "normal: accent, hovered: text, disabled: secondary")
    let button: Component<Button> = Component(.titleColor(Colors(.accent, disabled: .secondary)), .icon(.add))
    #expect(button.description == "Button\n  icon: add\n  titleColor: normal: accent, disabled: secondary")
  }

  @Test func `as a property's value it is set, compared and reset`() {
    let one: Component<Button> = Component(.titleColor(Colors(.accent, pressed: .text)))
    let other: Component<Button> = Component(.titleColor(Colors(.accent).with(.text, for: .pressed)))
    #expect(one == other)
    #expect(one.value(of: \.titleColor)?[.pressed] == .text)
    #expect(one.changes(to: Component(.titleColor(.accent))).count == 1)
    let button = Button()
    button.configure(one)
    #expect(button.titleColor?[.disabled] == .accent)
    button.apply(one.changes(to: Component()))
    #expect(button.titleColor == nil)
  }

  @Test func `one plain value takes no box, and a text is one by itself`() {
    let title: StateValues<ControlState, String> = "Go"
    #expect(title.styleValue == .text("Go"))
    #expect(StateValues(styleValue: .text("Go")) == title)
    #expect(Colors(styleValue: .text("no colour")) == nil)
    let colors = Colors(.accent, pressed: .text)
    #expect(Colors(styleValue: colors.styleValue) == colors)
    // Stored plain, it is what a property of the value alone would store.
    #expect(Colors(.accent).styleValue == ViewColor.accent.styleValue)
  }
}
