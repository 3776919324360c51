import Espalier

/// One item, to be read.
final class ItemScene: ModelScene {
  let model: LoadingModel<Item>
  private let delete: @MainActor @Sendable (Item) async throws -> Void

  /// Creates the scene of an item, with the way to delete it.
  init(_ id: Item.ID, items: Items, delete: @escaping @MainActor @Sendable (Item) async throws -> Void) {
    self.delete = delete
    model = LoadingModel(reads: [.items]) { try await items.item(id) }
  }

  var screen: Screen {
    screen(
      of: model.content, title: model.content.value?.title ?? .localized(.itemsItem), layout: .form, toolbar: toolbar
    ) { item in
      Section("item", header: .localized(.itemsNote)) {
        Row(
          Label.with(
            .text(item.note.isEmpty ? .localized(.itemsNoNote) : item.note),
            .color(item.note.isEmpty ? .secondary : .text)))
      }
      Section("added", layout: .plain) {
        Row(
          Label.with(
            .text(.itemsAddedOn(day: Localization.current.day(item.added))), .textStyle(.caption), .color(.secondary)))
      }
    }
  }

  private func toolbar(for item: Item) -> [AnyComponent] {
    [
      .item(.localized(.itemsEdit), to: Destination(SampleRoute.edit(item.id))),
      .item(.localized(.itemsDelete), icon: .delete, variant: .destructive) { [delete] in try await delete(item) },
    ]
  }
}
