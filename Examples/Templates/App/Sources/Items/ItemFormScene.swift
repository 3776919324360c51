import Espalier
import Foundation
import Observation

/// The logic of the form of an item. What is written in it outlives a restart.
@MainActor @Observable final class ItemFormModel: ViewModel, StateRestoring {
  /// The stored values of the item; empty ones for a new item.
  private(set) var stored: Loadable<ItemDraft>
  let form = Form(ItemDraft(), checks: ItemDraft.checks)
  /// The identity of the item; nil for a new one.
  let id: Item.ID?
  @ObservationIgnored private let items: Items

  /// Creates the logic of the form. `leave` runs when the item has been saved.
  init(_ id: Item.ID?, items: Items, leave: @escaping @MainActor () throws -> Void) {
    self.id = id
    self.items = items
    stored = id == nil ? .loaded(ItemDraft()) : .idle
    form.onSubmit { draft in
      if let id { try await items.change(id, to: draft) } else { try await items.add(draft) }
    } then: {
      try leave()
    }
  }

  var restorationState: ItemDraft? { form.restorationState }
  func restore(_ kept: ItemDraft) { form.restore(kept) }

  /// Loads the item that is changed. What a person wrote before a restart stays.
  func load() async {
    guard let id else { return }
    let draft = await Loadable.load(into: \.stored, of: self) { ItemDraft(try await items.item(id)) }
    if let draft { form.rebase(onto: draft) }
  }
}

/// An item as it is filled in.
struct ItemDraft: Codable, Hashable, Sendable {
  var title = ""
  var note = ""

  init() {}

  init(_ item: Item) {
    title = item.title
    note = item.note
  }

  /// The most characters that a title has, so that it stays readable in a list.
  static let longestTitle = 120

  /// The rules of the form, in the order of its fields.
  @MainActor static let checks: [FormCheck<ItemDraft>] = [
    .required(\.title, .itemsTitleMissing),
    FormCheck(\.title, .itemsTitleTooLong(most: "\(longestTitle)")) { $0.title.count <= longestTitle },
  ]

  /// The draft without spaces around its texts.
  var trimmed: ItemDraft {
    var draft = self
    draft.title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    draft.note = note.trimmingCharacters(in: .whitespacesAndNewlines)
    return draft
  }
}

/// The form of an item, for a new one and to change one.
final class ItemFormScene: ModelScene {
  let model: ItemFormModel

  init(model: ItemFormModel) { self.model = model }

  var unsavedChanges: UnsavedChanges? {
    model.form.isEdited ? UnsavedChanges(message: .localized(.itemsNotSaved)) : nil
  }

  var screen: Screen {
    let form = model.form
    return screen(
      of: model.stored, title: .localized(model.id == nil ? .itemsNew : .itemsEditItem), layout: .narrow
    ) { _ in
      Section("fields", layout: .form) {
        Row(TextField.with(.label(.localized(.itemsTitle)), .field(form.title), .autofocus()))
        Row(TextArea.with(.label(.localized(.itemsNote)), .field(form.note), .rows(4)))
        Row(Button.with(.title(.itemsSave), .submits(form)))
      }
    }
  }
}
