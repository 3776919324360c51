import Espalier

extension ScreenPages {
  /// Returns the pages on working with the rows of a section: choosing, acting on, moving, sorting and fetching them.
  static func rows(_ model: ScreenModel) -> [CataloguePage] {
    [selection(model), actions(model), order(model), table(model), window(model)]
  }

  private static func selection(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "selection", "Choosing rows", "One or many, bound to what the app holds; a section that opens and closes.",
      exhibits: [
        Exhibit.sections("Many") {
          Section("favourites", model.songs, selection: .many(Binding(model, \.favourites))) { song in
            Row(Label.with(.text(song.title)))
          }
        },
        Exhibit.sections("One") {
          Section("playing", model.songs, selection: .one(Binding(model, \.playing))) { song in
            Row(Label.with(.text(song.title)))
          }
        },
        Exhibit.sections("Open and closed") {
          Section("more", header: "More songs", isExpanded: Binding(model, \.isOpen)) {
            Row(Label.with(.text("Flamenco Sketches")))
            Row(Label.with(.text("Freddie Freeloader"))).isLoading(model.isLoading)
          }
          Section("load", layout: .form) {
            Row(Toggle.with(.label("The second one still loads"), .isOn(Binding(model, \.isLoading))))
          }
        },
      ])
  }

  private static func actions(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "actions", "Row actions", "A strip on touch, a menu with a mouse or keyboard.",
      exhibits: [
        Exhibit.sections("Three things to do", "The row is busy while one of them takes its time.") {
          Section("songs", model.songs) { song in
            Row(Label.with(.text(song.title)))
              .actions(
                .action("Play", icon: .forward) { model.answer = "Playing \(song.title)" },
                .task("Fetch", icon: .download) {
                  try await Task.sleep(for: .seconds(2))
                  model.answer = "\(song.title) is here"
                },
                .destructive("Remove", icon: .delete) { model.answer = "\(song.title) was to go" })
          }
          Section("answer", layout: .plain) { Row(Label.with(.text(model.answer), .isAnnounced())) }
        }
      ])
  }

  private static func order(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "order", "Moving rows", "With the pointer at the handle, or with the arrow keys on it.",
      exhibits: [
        Exhibit.sections("An order of one's own") {
          Section("songs", model.songs, onMove: { model.songs.apply($0) }) { song in Row(Label.with(.text(song.title)))
          }
        }
      ])
  }

  private static func table(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "table", "Tables", showing: [TableRow<Label>.self], "Columns that bring their cells, and are sorted by.",
      exhibits: [
        Exhibit.sections("Sorted by a column", "On a phone each value stands beside its column's name.") {
          Section(
            "songs", model.sortedSongs, sort: Binding(model, \.sort),
            columns: TableColumn("Title", sort: "title") { Label.with(.text($0.title)) },
            TableColumn("Number", sort: "number", alignment: .end) {
              Label.with(.text("\($0.id)"), .hasTabularFigures())
            })
        },
        Exhibit.sections("Rows that do something", "Chosen, moved, tapped and acted on, as other rows are.") {
          Section(
            "chosen", model.songs, selection: .many(Binding(model, \.favourites)), onMove: { model.songs.apply($0) },
            columns: TableColumn("Title") { Label.with(.text($0.title)) },
            TableColumn("Number", alignment: .end) { Label.with(.text("\($0.id)"), .hasTabularFigures()) }
          ) { row, song in
            row.onTap { model.answer = "Playing \(song.title)" }
              .actions(.destructive("Remove", icon: .delete) { model.answer = "\(song.title) was to go" })
          }
          Section("told", layout: .plain) { Row(Label.with(.text(model.answer), .isAnnounced())) }
        },
      ])
  }

  private static func window(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "window", "From the middle of a list", showing: [PageFailureView.self],
      "The list is scrolled there; a page that fails says so where it is missing.",
      exhibits: [
        Exhibit.sections("Around the twentieth") {
          Section("begin", layout: .plain) {
            Row(
              Button.with(
                .title("Fetch around the twentieth"), .onTapTask { await model.middle.show(SongSource(), around: 20) }))
          }
          Section("pages", model.middle) { song in Row(Label.with(.text(song.title))) }
        }
      ])
  }
}
