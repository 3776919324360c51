import Espalier

/// The entries of Sample: all, or one alone.
final class SampleScene: ModelScene {
  let model: LoadingModel<[SampleEntry]>
  /// The identity of the only entry that is shown; nil for all.
  private let only: SampleEntry.ID?

  init(source: any SampleSource, only: SampleEntry.ID? = nil) {
    self.only = only
    model = LoadingModel { try await source.entries().filter { only == nil || $0.id == only } }
  }

  var screen: Screen {
    screen(of: model.content, title: "Sample", layout: .narrow, empty: EmptyState("Nothing here yet")) { entries in
      Section("entries", entries) { [only] entry in
        let row = Row(Label.with(.text(entry.title)))
        return only == nil ? row.link(to: SampleRoute.entry(entry.id)) : row
      }
    }
  }
}
