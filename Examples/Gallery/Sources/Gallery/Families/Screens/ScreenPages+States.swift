import Espalier

extension ScreenPages {
  /// Returns the pages on the states of a screen: while it loads, when there is nothing, and when something went wrong.
  static func states(_ model: ScreenModel) -> [CataloguePage] {
    [loading(model), empty(model), loaded, failed, offline]
  }

  private static func loading(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "loadable", "Loading and its answers", "One value for what a screen loads; whenLoaded shows each of its states.",
      exhibits: [
        Exhibit.sections("State") {
          Section("choose", layout: .form) {
            Row(
              Picker.with(
                .label("State"), .variant(.segmented), .selection(Binding(model, \.state)),
                .options([
                  PickerOption("loading", "Loading"), PickerOption("loaded", "Loaded"),
                  PickerOption("empty", "Empty"), PickerOption("failed", "Failed"),
                  PickerOption("offline", "Offline"),
                ])))
          }
          whenLoaded(model.loadable, empty: EmptyState("No songs yet"), retry: { model.state = "loaded" }) { songs in
            Section("loaded", songs) { song in Row(Label.with(.text(song.title))) }
          }
        }
      ])
  }

  private static func empty(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "empty", "Empty state", showing: [MessageView.self], "What this place is for, and what to do next.",
      exhibits: [
        Exhibit.sections("Nothing yet") {
          Section.empty(
            EmptyState("No songs yet", message: "Songs that you like are kept here.", icon: .add, button: "Find some") {
              model.answer = "Looking"
            })
        }
      ])
  }

  private static var loaded: CataloguePage {
    CataloguePage(
      "skeleton", "Skeleton", showing: [SkeletonView.self], "A preview of rows that will come.",
      exhibits: [
        Exhibit.sections("Three rows") {
          Section.skeleton(rows: 3)
        },
        Exhibit.sections("In the form of the content", "Sample content, as grey shapes. No one can use it.") {
          whenLoaded(Loadable<[String]>.idle, preview: ["Rent", "Tram", "Bakery"], retry: {}) { names in
            Section("preview") {
              for name in names {
                Row(Cell.with(.icon(.card), .title(name), .subtitle("Every month"), .value("-850.00"))).link(to: "/")
              }
            }
          }
        },
      ])
  }

  private static var failed: CataloguePage {
    CataloguePage(
      "failure", "Failure", "What went wrong, and another try.",
      exhibits: [
        Exhibit.sections("An error") {
          Section.failure(RadioError.silent) {}
        }
      ])
  }

  private static var offline: CataloguePage {
    CataloguePage(
      "offline", "Offline", "An error that says that there is no connection.",
      exhibits: [
        Exhibit.sections("No connection") {
          Section.failure(RadioError.unreachable) {}
        }
      ])
  }
}
