import Espalier

extension InputPages {
  /// Inputs in which one types.
  static func typed(_ model: InputModel) -> [CataloguePage] {
    [textField(model), textArea(model), secureField(model), searchField(model), numberField(model), dateField(model)]
  }

  private static func textField(_ model: InputModel) -> CataloguePage {
    CataloguePage(
      "text-field", "Text field", showing: [TextField.self, TextInput.self, EntryField.self], "One line of text.",
      exhibits: [
        Exhibit("Bound", "What is typed is in the model with each key.", layout: .form) {
          Row(TextField.with(.label("Name"), .text(Binding(model, \.name)), .hint("As on your card")))
          Row(Label.with(.text(model.name.isEmpty ? "Nobody yet" : "Hello, \(model.name)")))
        },
        Exhibit("Placeholder and limit", layout: .form) {
          Row(TextField.with(.label("Code"), .placeholder("AB12"), .maximumLength(4)))
        },
        Exhibit("Kinds", "On a phone, each brings the keyboard that fits.", layout: .form) {
          Row(TextField.with(.label("Telephone"), .kind(.phone), .autocomplete("tel")))
          Row(TextField.with(.label("Website"), .kind(.webAddress), .placeholder("https://")))
          Row(TextField.with(.label("Weight"), .kind(.decimal), .textAlignment(.end), .placeholder("0.0")))
        },
        Exhibit("Colours", "Of the text, of its box, and of the line around it.", layout: .form) {
          Row(
            TextField.with(
              .label("Note"), .text("Sunny"), .color(.rgb(0x5B3A00)), .fieldBackground(.rgb(0xFFF3C4)),
              .fieldBorder(Border(width: 2, color: .rgb(0xE0A800)))))
        },
        Exhibit("Parts of the box", "Symbols, units, and a button that clears the field.", layout: .form) {
          Row(TextField.with(.label("Search"), .leading(.icon(.search)), .text("Rent"), .hasClearButton()))
          Row(
            NumberField.with(.label("Price"), .leading("€"), .trailing("a month"), .value(12.5), .textAlignment(.end)))
          Row(DateField.with(.label("Due"), .leading(.icon(.info)), .fieldPadding(Insets(leading: .large))))
        },
        Exhibit("Message", "What is wrong stands below the field.", layout: .form) {
          Row(
            TextField.with(
              .label("Mail"), .kind(.email), .autocomplete("email"), .text("ada"), .message("This is no address.")))
        },
        Exhibit("One after the other", "Enter hands it on and empties the field at once.", layout: .form) {
          Row(
            TextField.with(
              .label("Wish"), .text(Binding(model, \.wish)), .clearsOnSubmit(), .onSubmit { model.add($0) }))
          for (place, wish) in model.wishes.enumerated() {
            Row(Label.with(.text(wish))).id("\(place)")
              .actions(.action("Remove") { model.remove(place) })
              .onDoubleTap { model.remove(place) }
          }
        },
        Exhibit("Keys", "The arrows bring the wishes above, Escape gives up.", layout: .form) {
          Row(
            TextField.with(
              .label("Draft"), .text(Binding(model, \.draft)), .onKey(.arrowUp, .arrowDown) { model.step($0) },
              .onCancel { model.draft = "" }))
        },
        Exhibit("Label for listeners only", layout: .form) {
          Row(TextField.with(.label("Filter"), .isLabelHidden(), .placeholder("Filter")))
        },
      ])
  }

  private static func textArea(_ model: InputModel) -> CataloguePage {
    CataloguePage(
      "text-area", "Text area", showing: [TextArea.self], "Several lines of text.",
      exhibits: [
        Exhibit("Grows with its text", layout: .form) {
          Row(TextArea.with(.label("Note"), .text(Binding(model, \.note)), .placeholder("What happened?")))
        },
        Exhibit("Fixed height", layout: .form) {
          Row(TextArea.with(.label("Address"), .rows(4), .growsWithText(false)))
        },
      ])
  }

  private static func secureField(_ model: InputModel) -> CataloguePage {
    CataloguePage(
      "secure-field", "Secure field", showing: [SecureField.self], "What nobody should read over a shoulder.",
      exhibits: [
        Exhibit("Password", layout: .form) {
          Row(
            SecureField.with(
              .label("Password"), .autocomplete("new-password"), .text(Binding(model, \.secret)),
              .hint("At least eight characters"),
              .message(model.secret.isEmpty || model.secret.count >= 8 ? "" : "Too short")))
        }
      ])
  }

  private static func searchField(_ model: InputModel) -> CataloguePage {
    CataloguePage(
      "search-field", "Search field", showing: [SearchField.self], "Looks for something while it is typed.",
      exhibits: [
        Exhibit("Debounced", "The model hears of it when typing has paused.", layout: .form) {
          Row(
            SearchField.with(
              .label("Search"), .text(Binding(model, \.query).debounced(for: .milliseconds(300)))))
          Row(Label.with(.text(model.query.isEmpty ? "Nothing looked for" : "Looking for \(model.query)")))
        }
      ])
  }

  private static func numberField(_ model: InputModel) -> CataloguePage {
    CataloguePage(
      "number-field", "Number field", showing: [NumberField.self], "A number, or none.",
      exhibits: [
        Exhibit("Range and step", "What is no such number is not handed on.", layout: .form) {
          Row(
            NumberField.with(.label("Amount"), .value(Binding(model, \.amount)), .range(0...1_000), .step(0.5)))
          Row(Label.with(.text(model.amount.map { "\($0)" } ?? "No amount")))
        }
      ])
  }

  private static func dateField(_ model: InputModel) -> CataloguePage {
    CataloguePage(
      "date-field", "Date field", showing: [DateField.self], "A day, without time or zone.",
      exhibits: [
        Exhibit("Day", layout: .form) {
          Row(
            DateField.with(
              .label("Due"), .day(Binding(model, \.due)), .minimum(Day(year: 2026, month: 1, day: 1))))
          Row(Label.with(.text(model.due.map { "Due \($0)" } ?? "Never due")))
        }
      ])
  }
}
