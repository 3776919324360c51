import Espalier

/// One item, to be read.
final class ItemScene: ModelScene {
  let model: ItemModel

  init(model: ItemModel) { self.model = model }

  var screen: Screen {
    Screen(
      title: model.item.value?.title ?? .localized(.itemsItem), layout: .form,
      toolbar: model.item.value == nil ? [] : toolbar
    ) {
      whenLoaded(model.item) { item in
        Section("item", header: .localized(.itemsNote)) {
          Row(
            Label.with(
              .text(item.note.isEmpty ? .localized(.itemsNoNote) : item.note),
              .color(item.note.isEmpty ? .secondary : .text)))
        }
        Section("added", layout: .plain) {
          Row(
            Label.with(
              .text(.itemsAddedOn(day: Localization.current.day(item.added))), .textStyle(.caption), .color(.secondary))
          )
        }
      }
    }
  }

  private var toolbar: [AnyComponent] {
    [
      .item(.localized(.itemsEdit), to: Destination(SampleRoute.edit(model.id))),
      .item(.localized(.itemsDelete), icon: .delete, variant: .destructive) { [model] in try await model.delete() },
    ]
  }
}
