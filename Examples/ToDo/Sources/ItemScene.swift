import Espalier

/// One item, to be changed.
final class ItemScene: ModelScene {
  let model: ItemModel

  init(model: ItemModel) { self.model = model }

  var screen: Screen {
    let form = model.form
    return Screen(title: form.value.title, layout: .narrow) {
      Section("item", layout: .form) {
        Row(TextField.with(.label("Title"), .field(form.title)))
        Row(TextArea.with(.label("Note"), .field(form.note)))
        Row(Toggle.with(.label("Done"), .field(form.isDone)))
        Row(Button.with(.title("Save"), .variant(.primary), .submits(form)))
      }
    }
  }
}
