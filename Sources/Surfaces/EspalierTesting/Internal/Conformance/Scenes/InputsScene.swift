internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// One input of each kind, inputs that refuse their values, and reports of focus and settled values.
@MainActor @Observable final class InputsScene: Scene {
  private var note = ""
  private var secret = ""
  private var query = ""
  private var amount: Double? = 12.5
  private var share: Double?
  private var due: Day?
  private var volume = 20.0
  private var guests = 2
  private var size = "m"
  private var colour = "c1"
  private var hasAgreed = false
  private var isLoud = false
  private var done = "nothing"
  private var visit = "Nobody was here"
  private var settled = ""
  private var slowTaps = 0
  private var wish = ""
  private var wishes: [String] = []
  private var draft = "as it was"
  private var keys: [KeyPress] = []

  var screen: Screen {
    Screen(title: "Inputs", layout: .narrow) {
      said
      fields
      typing
      choices
      refusals
      Section("doing") {
        Row(
          Menu.with(
            .title("More"),
            .items([
              MenuItem("rename", "Rename"), MenuItem("move", "Move", isEnabled: false), .divider,
              MenuItem("delete", "Delete", icon: .delete, isDestructive: true),
            ]),
            .onSelect { [weak self] in self?.done = $0 }))
        Row(Label.with(.text("A slow row"))).onTapTask { [weak self] () async in
          await Task.yield()
          self?.slowTaps += 1
        }
        Row(Label.with(.text("A quick row"))).onDoubleTap { [weak self] () async in self?.done = "two taps" }
        Row(
          Button.with(
            .title("Loud"), .isSelected(isLoud), .titleColor(StateValues(.secondary, selected: .accent)),
            .icon(StateValues(.add, selected: .check)), .onTap { [weak self] in self?.isLoud.toggle() }))
      }
    }
  }

  private var said: Section {
    Section("said") {
      Row(Label.with(.text("Lines \(note.isEmpty ? 0 : note.split(separator: "\n").count)")))
      Row(Label.with(.text(secret.isEmpty ? "No secret" : "Secret of \(secret.count)")))
      Row(Label.with(.text("Looking for \(query)")))
      Row(Label.with(.text(amount.map { "Amount \($0)" } ?? "No amount")))
      Row(Label.with(.text(share.map { "Share \($0)" } ?? "No share")))
      Row(Label.with(.text(due.map { "Due \($0)" } ?? "Never due")))
      Row(Label.with(.text("Loudness \(volume)")))
      Row(Label.with(.text("Party of \(guests)")))
      Row(Label.with(.text("Sized \(size)")))
      Row(Label.with(.text("Coloured \(colour)")))
      Row(Label.with(.text(hasAgreed ? "It is agreed" : "It is not agreed")))
      Row(Label.with(.text("Did \(done)")))
      Row(Label.with(.text(visit)))
      Row(Label.with(.text("Settled on \(settled)")))
      Row(Label.with(.text("Slow taps \(slowTaps)")))
      Row(Label.with(.text("Wishes: \(wishes.isEmpty ? "none" : wishes.joined(separator: ", "))")))
      Row(Label.with(.text("Keys: \(keys.map(\.rawValue).joined(separator: " "))")))
      Row(Label.with(.text("Draft of \(draft)")))
      Row(Label.with(.text(isLoud ? "It is loud" : "It is quiet")))
    }
  }

  private var fields: Section {
    Section("fields", layout: .form) {
      Row(TextArea.with(.label("Note"), .hint("As long as you like"), .text(Binding(self, \.note))))
      Row(SecureField.with(.label("Secret"), .text(Binding(self, \.secret))))
      Row(SearchField.with(.label("Query"), .text(Binding(self, \.query)), .maximumLength(8)))
      Row(
        NumberField.with(
          .label("Amount"), .value(amount), .range(0...1_000), .step(0.5),
          .onChange { [weak self] in self?.amount = $0 }))
      Row(NumberField.with(.label("Share"), .value(Binding(self, \.share))))
      Row(
        DateField.with(
          .label("Due"), .day(Binding(self, \.due)), .minimum(Day(year: 2000, month: 1, day: 1))))
      Row(
        TextField.with(
          .label("Code"), .onFocus { [weak self] in self?.visit = "Somebody came" },
          .onBlur { [weak self] in self?.visit = "Somebody left" },
          .onChange { [weak self] in self?.settled = $0 }))
    }
  }

  /// The section whose fields a person uses only with the keyboard.
  private var typing: Section {
    Section("typing", layout: .form) {
      Row(
        TextField.with(
          .label("Wish"), .text(Binding(self, \.wish)), .clearsOnSubmit(),
          .onSubmitTask { [weak self] (text: String) async throws in
            await Task.yield()
            self?.wishes.append(text)
          }))
      Row(
        TextField.with(
          .label("Draft"), .text(Binding(self, \.draft)), .onCancel { [weak self] in self?.draft = "as it was" },
          .onDoubleTap { [weak self] in self?.draft = "twice" },
          .onKey(.arrowUp, .arrowDown, .character("k").with(.command)) { [weak self] in self?.keys.append($0) }))
    }
  }

  private var choices: Section {
    Section("choices", layout: .form) {
      Row(
        Slider.with(
          .label("Volume"), .value(Binding(self, \.volume)), .range(0...100), .step(5),
          .valueText("\(Int(volume)) %")))
      Row(Stepper.with(.label("Guests"), .value(Binding(self, \.guests)), .range(1...4)))
      Row(
        Picker.with(
          .label("Size"), .variant(.segmented), .selection(Binding(self, \.size)),
          .options([
            PickerOption("s", "Small"), PickerOption("m", "Medium"), PickerOption("l", "Large"),
            PickerOption("x", "Huge", isEnabled: false),
          ])))
      Row(
        Picker.with(
          .label("Paint"), .variant(.list), .selection(Binding(self, \.colour)),
          .options([PickerOption("c1", "Red"), PickerOption("c2", "Green")])))
      Row(
        Checkbox.with(
          .label("Agreed"), .isOn(hasAgreed),
          .onChangeTask { [weak self] (isOn) async in
            await Task.yield()
            self?.hasAgreed = isOn
          }))
    }
  }

  /// The section with inputs whose handlers refuse every value.
  private var refusals: Section {
    Section("refusals", layout: .form) {
      Row(Toggle.with(.label("Stubborn switch"), .isOn(false), .onChange { _ in }))
      Row(
        Picker.with(
          .label("Stubborn list"), .selection("a"),
          .options([PickerOption("a", "First"), PickerOption("b", "Second")]),
          .onChange { _ in }))
      Row(
        Picker.with(
          .label("Stubborn bar"), .variant(.segmented), .selection("a"),
          .options([PickerOption("a", "Left"), PickerOption("b", "Right")]), .onChange { _ in }))
      Row(Slider.with(.label("Stubborn slider"), .value(1), .range(0...4), .step(1), .onChange { _ in }))
      Row(TextField.with(.label("Stubborn field"), .text("as it was"), .onInput { _ in }))
    }
  }
}
