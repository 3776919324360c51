import Espalier

/// The entries of Sample.
final class SampleScene: ModelScene {
  let model: SampleModel

  init(model: SampleModel) { self.model = model }

  var screen: Screen {
    Screen(title: "Sample", layout: .narrow) {
      whenLoaded(model.entries, empty: EmptyState("Nothing here yet")) { [model] entries in
        Section("entries", entries) { entry in
          let row = Row(Label.with(.text(entry.title)))
          return model.only == nil ? row.link(to: SampleRoute.entry(entry.id)) : row
        }
      }
    }
  }
}
