import Espalier
import Foundation

/// An item as it is filled in.
struct ItemDraft: Codable, Equatable, Sendable {
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
