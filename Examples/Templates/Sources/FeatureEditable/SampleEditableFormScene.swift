import Espalier
import Observation

/// The logic of the form of an entry. What a person has written outlives a restart.
@MainActor @Observable final class SampleEditableFormModel: ViewModel, StateRestoring {
  /// The stored entry; an empty one for a new entry.
  private(set) var stored: Loadable<SampleEditableEntry>
  let form: Form<SampleEditableEntry>
  /// The identity of the entry; nil for a new one.
  let id: SampleEditableEntry.ID?
  @ObservationIgnored private let gateway: any SampleEditableGateway

  /// Creates the logic. `leave` runs when the entry has been stored.
  init(
    _ id: SampleEditableEntry.ID?, gateway: any SampleEditableGateway, leave: @escaping @MainActor () throws -> Void
  ) {
    self.id = id
    self.gateway = gateway
    let new = SampleEditableEntry()
    stored = id == nil ? .loaded(new) : .idle
    form = Form(
      new,
      checks: [
        .required(\.title, "Write a title."),
        FormCheck(\.title, "Write at most 120 characters.") { $0.title.count <= 120 },
      ])
    form.onSubmit { entry in
      // An entry that another window has deleted does not come back.
      if id == nil { try await gateway.add(entry) } else { try await gateway.change(entry) }
    } then: {
      try leave()
    }
  }

  var restorationState: SampleEditableEntry? { form.restorationState }
  func restore(_ kept: SampleEditableEntry) { form.restore(kept) }

  func load() async {
    guard let id else { return }
    let entry = await Loadable.load(into: \.stored, of: self) { try await gateway.entry(id) }
    if let entry { form.rebase(onto: entry) }
  }
}

/// The form of an entry, for a new one and to change one.
final class SampleEditableFormScene: ModelScene {
  let model: SampleEditableFormModel

  init(model: SampleEditableFormModel) { self.model = model }

  var unsavedChanges: UnsavedChanges? {
    model.form.isEdited ? UnsavedChanges(message: "The changes are not saved.") : nil
  }

  var screen: Screen {
    let form = model.form
    return screen(of: model.stored, title: model.id == nil ? "New" : "Edit", layout: .narrow) { _ in
      Section("fields", layout: .form) {
        Row(TextField.with(.label("Title"), .field(form.title), .autofocus()))
        Row(TextArea.with(.label("Note"), .field(form.note), .rows(4)))
        Row(Button.with(.title("Save"), .variant(.primary), .submits(form)))
      }
    }
  }
}
