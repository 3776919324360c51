internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// Bound controls, an unbound control, a message at a field, and a button that resets all of them.
@MainActor @Observable final class FormScene: Scene {
  private var name = ""
  private var town = "Rome"
  private var colour = "c1"
  private var hasNews = false

  var screen: Screen {
    Screen(title: "About you", layout: .narrow) {
      Section("said") {
        Row(Label.with(.text("Hello \(name.isEmpty ? "stranger" : name) of \(town)")))
        Row(Label.with(.text("Colour \(colour)")))
        Row(Label.with(.text(hasNews ? "News are sent" : "No news are sent")))
      }
      Section("fields", layout: .form) {
        Row(
          TextField.with(
            .label("Name"), .text(Binding(self, \.name)), .message(name.count > 8 ? "That is too long" : "")))
        Row(TextField.with(.label("Town"), .text(Binding(self, \.town))))
        Row(TextField.with(.label("Scribble")))
        Row(
          Picker.with(
            .label("Colour"),
            .options([PickerOption("c1", "Red"), PickerOption("c2", "Green"), PickerOption("c3", "Blue")]),
            .selection(Binding(self, \.colour))))
        Row(Toggle.with(.label("Newsletter"), .isOn(Binding(self, \.hasNews))))
        Row(TextField.with(.label("Closed"), .text("as it is"), .isEnabled(false)))
      }
      Section("back") {
        Row(
          Button.with(
            .title("Set it all back"),
            .onTap { [weak self] in
              self?.name = ""
              self?.town = "Rome"
              self?.colour = "c1"
              self?.hasNews = false
            }))
      }
    }
  }
}
