import EspalierViews
import Testing

/// Returns the event that a control takes from a surface; nil when it refuses.
@Suite struct ControlTests {
  private func received<V: Control>(
    _ kind: EventKind, _ value: EventValue, by component: Component<V>
  ) -> ControlEvent? {
    V.received(ControlEvent(kind, value), by: ShownControl(component.erased))
  }

  /// Returns the event of a text that was typed or chosen.
  private func entered<V: Control>(_ kind: EventKind, _ text: String, in component: Component<V>) -> ControlEvent? {
    received(kind, V.value(ofText: text), by: component)
  }

  @Test(
    arguments: [
      ("1.5", 1.5), ("-0", 0), ("1e2", 100), ("", nil), ("+7", 7), ("1,5", 1.5), (" 1", 1),
    ] as [(String, Double?)]) func `a number field takes numbers, and none`(text: String, number: Double?)
  {
    #expect(entered(.input, text, in: NumberField.with()) == ControlEvent(.input, .number(number)))
  }

  @Test(arguments: ["abc", "nan", "inf", "0x1p4", "1e999", String(repeating: "1", count: 65)])
  func `a number field takes nothing else for a number`(text: String) {
    #expect(entered(.change, text, in: NumberField.with()) == ControlEvent(.change, .text(text)))
  }

  @Test func `a number is held against range and step`() {
    let field = NumberField.with(.range(10...20), .step(0.1))
    for text in ["10", "10.1", "19.9", "20", "12.3"] {
      #expect(entered(.change, text, in: field)?.value.number != nil, "\(text)")
    }
    for text in ["9.9", "20.1", "10.05", "12.34"] {
      #expect(entered(.change, text, in: field) == ControlEvent(.change, .text(text)), "\(text)")
    }
    let slider = Slider.with(.range(0...1), .step(0.25))
    #expect(entered(.input, "0.75", in: slider) == ControlEvent(.input, .number(0.75)))
    for text in ["0.8", "1.25", "-0.25", "", "x"] { #expect(entered(.input, text, in: slider) == nil) }
  }

  @Test func `a stepper makes the number itself, and stays within its range`() {
    let stepper = Stepper.with(.value(3), .range(0...4), .step(2))
    #expect(received(.tap, .text("down"), by: stepper) == ControlEvent(.change, .integer(1)))
    #expect(received(.tap, .text("up"), by: stepper) == nil)
    #expect(received(.change, .integer(4), by: stepper) == nil)
    #expect(received(.tap, .text("sideways"), by: stepper) == nil)
    #expect(received(.tap, .none, by: stepper) == nil)
    #expect(received(.tap, .text("up"), by: Stepper.with(.value(.max))) == nil)
  }

  @Test func `a choice is one that there is and that can be made`() {
    let picker = Picker.with(.options([PickerOption("a", "A"), PickerOption("b", "B", isEnabled: false)]))
    #expect(received(.change, .text("a"), by: picker) != nil)
    for text in ["b", "c", ""] { #expect(received(.change, .text(text), by: picker) == nil) }
    #expect(received(.change, .flag(true), by: picker) == nil)
    let menu = Menu.with(.items([MenuItem("a", "A"), .divider, MenuItem("b", "B", isEnabled: false)]))
    #expect(received(.tap, .text("a"), by: menu) != nil)
    for text in ["b", "c", ""] { #expect(received(.tap, .text(text), by: menu) == nil) }
    #expect(received(.tap, .none, by: menu) == nil)
    #expect(received(.tap, .text("a"), by: menu.adding(.isBusy())) == nil)
  }

  @Test func `values of another type are refused`() {
    #expect(received(.change, .text("true"), by: Toggle.with()) == nil)
    #expect(received(.change, .flag(true), by: Toggle.with()) != nil)
    #expect(received(.input, .flag(true), by: TextField.with()) == nil)
    #expect(received(.input, .none, by: TextArea.with()) == nil)
    #expect(received(.file, .text("/etc/passwd"), by: FilePicker.with()) == nil)
    #expect(entered(.change, "2024-02-30", in: DateField.with()) == nil)
  }

  @Test func `a text is no longer than it may be`() {
    let field = TextField.with(.maximumLength(3))
    #expect(received(.input, .text("abc"), by: field) != nil)
    #expect(received(.input, .text("abcd"), by: field) == nil)
  }

  @Test func `a day is within its range`() throws {
    let first = try #require(Day(year: 2024, month: 1, day: 10))
    let field = DateField.with(.range(first...first.adding(days: 5)))
    #expect(entered(.change, "2024-01-15", in: field) == ControlEvent(.change, .day(first.adding(days: 5))))
    for text in ["2024-01-09", "2024-01-16"] { #expect(entered(.change, text, in: field) == nil) }
    #expect(entered(.change, "", in: field) == ControlEvent(.change, .day(nil)))
  }

  @Test func `a surface with controls of its own tells numbers and days as they are`() throws {
    let field = NumberField.with(.range(10...20), .step(0.5))
    #expect(received(.change, .number(12.5), by: field) == ControlEvent(.change, .number(12.5)))
    #expect(received(.change, .number(nil), by: field) == ControlEvent(.change, .number(nil)))
    for number in [9.5, 12.3, .nan, .infinity, -.infinity] {
      #expect(received(.change, .number(number), by: NumberField.with(.range(10...20), .step(0.5))) == nil, "\(number)")
      #expect(received(.input, .number(number), by: Slider.with(.range(10...20), .step(0.5))) == nil, "\(number)")
    }
    #expect(received(.change, .number(.infinity), by: NumberField.with()) == nil)
    #expect(received(.input, .number(nil), by: Slider.with(.range(10...20))) == nil)
    #expect(received(.input, .integer(12), by: Slider.with(.range(10...20))) == ControlEvent(.input, .number(12)))
    let day = try #require(Day(year: 2024, month: 2, day: 29))
    #expect(received(.change, .day(day), by: DateField.with()) == ControlEvent(.change, .day(day)))
    #expect(received(.change, .day(nil), by: DateField.with()) == ControlEvent(.change, .day(nil)))
    // A field for numbers reads texts itself, because it knows its notation; one for days is given days.
    #expect(received(.change, .text("12"), by: field) == ControlEvent(.change, .number(12)))
    #expect(received(.change, .text("2024-02-29"), by: DateField.with()) == nil)
  }

  @Test func `nothing comes from what is not enabled, or from a button at work`() {
    #expect(received(.input, .text("a"), by: SecureField.with(.isEnabled(false))) == nil)
    #expect(received(.tap, .none, by: Button.with(.isEnabled(false))) == nil)
    #expect(received(.focus, .none, by: Button.with(.isEnabled(false))) == nil)
    #expect(received(.tap, .none, by: Button.with(.isBusy())) == nil)
    #expect(received(.blur, .none, by: Button.with(.isBusy())) != nil)
  }

  @Test func `what a surface tells only where it is handled is content, and nothing else of a handler is`() {
    let field: Component<TextField> = Component(.label("Name"))
    #expect(field.adding(.onInput { _ in }) == field)
    for told in [Style<TextField>.onChange { _ in }, .onFocus {}, .onBlur {}] {
      #expect(field.adding(told).changeCount(to: field) == 1)
    }
    // What is told anyway needs no word for it.
    #expect(Picker.with(.onChange { _ in }) == Picker.with())
    #expect(Toggle.with(.onChange { _ in }) == Toggle.with())
  }
}
