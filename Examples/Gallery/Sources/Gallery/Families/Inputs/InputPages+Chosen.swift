import Espalier

extension InputPages {
  /// Inputs with which one chooses.
  static func chosen(_ model: InputModel) -> [CataloguePage] {
    [picker(model), toggle(model), checkbox(model), slider(model), stepper(model), filePicker(model)]
  }

  private static func picker(_ model: InputModel) -> CataloguePage {
    let cities: PickerOptions = [
      PickerOption("lisbon", "Lisbon"), PickerOption("oslo", "Oslo"), PickerOption("rome", "Rome", isEnabled: false),
    ]
    let sizes: PickerOptions = [PickerOption("s", "Small"), PickerOption("m", "Medium"), PickerOption("l", "Large")]
    return CataloguePage(
      "picker", "Picker", showing: [Picker.self], "One of several.",
      exhibits: [
        Exhibit("Menu", "For many options.", layout: .form) {
          Row(Picker.with(.label("City"), .options(cities), .selection(Binding(model, \.city))))
        },
        Exhibit("Segmented", "For two to five short options.", layout: .form) {
          Row(
            Picker.with(
              .label("Size"), .variant(.segmented), .options(sizes), .selection(Binding(model, \.size))))
        },
        Exhibit("List", "For options that are to be read in full.", layout: .form) {
          Row(
            Picker.with(
              .label("Home town"), .variant(.list), .options(cities), .selection(Binding(model, \.city)),
              .hint("It decides the language.")))
        },
      ])
  }

  private static func toggle(_ model: InputModel) -> CataloguePage {
    CataloguePage(
      "toggle", "Toggle", showing: [Toggle.self], "On or off, at once.",
      exhibits: [
        Exhibit("Bound", layout: .form) {
          Row(Toggle.with(.label("News"), .isOn(Binding(model, \.hasNews))))
          Row(Label.with(.text(model.hasNews ? "You will hear from us" : "Silence")))
        },
        Exhibit("With help", layout: .form) {
          Row(Toggle.with(.label("Location"), .hint("Only while the app is open")))
        },
        Exhibit("Colours", "Of the switch while it is on, and while it is off.", layout: .form) {
          Row(Toggle.with(.label("On"), .isOn(), .tint(.positive)))
          Row(Toggle.with(.label("Off"), .trackColor(.rgb(0xB00020, dark: 0xFF8A80))))
        },
      ])
  }

  private static func checkbox(_ model: InputModel) -> CataloguePage {
    CataloguePage(
      "checkbox", "Checkbox", showing: [Checkbox.self], "Agreed or not, as part of something that is sent.",
      exhibits: [
        Exhibit("Bound", layout: .form) {
          Row(Checkbox.with(.label("I agree"), .isOn(Binding(model, \.hasAgreed))))
        },
        Exhibit("Mixed", "Some of what is below is chosen.", layout: .form) {
          Row(Checkbox.with(.label("All accounts"), .isMixed()))
        },
      ])
  }

  private static func slider(_ model: InputModel) -> CataloguePage {
    CataloguePage(
      "slider", "Slider", showing: [Slider.self], "A number that need not be exact.",
      exhibits: [
        Exhibit("Range, step and words", "The words are what is seen and heard in place of the number.", layout: .form)
        {
          Row(
            Slider.with(
              .label("Volume"), .value(Binding(model, \.volume)), .range(0...100), .step(5),
              .valueText("\(Int(model.volume)) %")))
        },
        Exhibit("Colours", "Of the track on both sides, and of the thumb.", layout: .form) {
          Row(
            Slider.with(
              .label("Warmth"), .value(60), .range(0...100), .tint(.negative),
              .trackColor(.rgb(0xBBDEFB, dark: 0x1A3A5A)),
              .thumbColor(.warning)))
        },
      ])
  }

  private static func stepper(_ model: InputModel) -> CataloguePage {
    CataloguePage(
      "stepper", "Stepper", showing: [Stepper.self], "A small whole number, one step at a time.",
      exhibits: [
        Exhibit("Range", "At its end the button that leads on is disabled.", layout: .form) {
          Row(
            Stepper.with(
              .label("Guests"), .value(Binding(model, \.guests)), .range(1...8),
              .valueText(model.guests == 1 ? "1 person" : "\(model.guests) persons")))
        }
      ])
  }

  private static func filePicker(_ model: InputModel) -> CataloguePage {
    CataloguePage(
      "file-picker", "File picker", showing: [FilePicker.self], "Takes a file, by choice or dropped on it.",
      exhibits: [
        Exhibit("Chosen or dropped", layout: .form) {
          Row(
            FilePicker.with(
              .label("Statement"), .hint("CSV or OFX, up to 20 MB"), .fileTypes(".csv,.ofx"),
              .onFile { model.files.append($0.name) }))
          for (number, name) in model.files.enumerated() { Row(Label.with(.text(name))).id("\(number)") }
        }
      ])
  }
}
