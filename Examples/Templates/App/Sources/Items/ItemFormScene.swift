import Espalier

/// The form of an item, for a new one and to change one.
final class ItemFormScene: ModelScene {
  let model: ItemFormModel

  init(model: ItemFormModel) { self.model = model }

  var unsavedChanges: UnsavedChanges? {
    model.isEdited ? UnsavedChanges(message: .localized(.itemsNotSaved)) : nil
  }

  var screen: Screen {
    Screen(title: .localized(model.id == nil ? .itemsNew : .itemsEditItem), layout: .narrow) {
      if model.id == nil { fields } else { whenLoaded(model.item) { _ in fields } }
    }
  }

  private var fields: Section {
    let form = model.form
    return Section("fields", layout: .form) {
      // Enter saves, so that a person who types needs no mouse.
      Row(
        TextField.with(
          .label(.localized(.itemsTitle)), .field(form.title), .autofocus(),
          .onSubmitTask { [form] _ in try await form.submit() }))
      Row(TextArea.with(.label(.localized(.itemsNote)), .field(form.note), .rows(4)))
      Row(Button.with(.title(.itemsSave), .submits(form)))
    }
  }
}
