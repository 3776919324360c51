import Espalier

/// The pages of the views that are only looked at.
@MainActor
enum DisplayPages {
  static func all(_ model: DisplayModel) -> [CataloguePage] {
    [cell, badge, avatar, image, progress(model), activity, divider, canvas, own(model), script(model)]
  }

  private static var cell: CataloguePage {
    CataloguePage(
      "cell", "Cell", showing: [Cell.self], "The usual row: symbol, title, subtitle, value and a mark.",
      exhibits: [
        Exhibit("Parts", "Each may be left out.") {
          Row(Cell.with(.title("Title")))
          Row(Cell.with(.title("Title"), .subtitle("Subtitle")))
          Row(Cell.with(.icon(.card), .title("Rent"), .subtitle("Every month"), .value("-850.00")))
        },
        Exhibit("Accessories") {
          Row(Cell.with(.title("Leads on"), .accessory(.disclosure)))
          Row(Cell.with(.title("Chosen"), .accessory(.check())))
          Row(Cell.with(.title("Has more to say"), .accessory(.detail())))
          Row(Cell.with(.title("Messages"), .accessory(.count(12))))
          Row(Cell.with(.title("Bill"), .accessory(.badge("Overdue", color: .negative))))
        },
        Exhibit("Indentation", "By levels, each of one width.") {
          for level in 0...3 { Row(Cell.with(.title("Level \(level)"), .indentationLevel(level))) }
        },
        Exhibit("As a link and as a button", "The whole row can be tapped.") {
          Row(Cell.with(.icon(.person), .title("Profile"), .accessory(.none))).link(to: "/displays/avatar")
          Row(Cell.with(.icon(.refresh), .title("Fetch again"))).onTap {}
        },
      ])
  }

  private static var badge: CataloguePage {
    CataloguePage(
      "badge", "Badge", showing: [Badge.self], "A word or a number that stands out.",
      exhibits: [
        Exhibit("Colours", layout: .plain) {
          Row(
            Badge.with(.text("New")), Badge.with(.text("Draft"), .color(.secondary)),
            Badge.with(.text("Paid"), .color(.positive)), Badge.with(.text("Late"), .color(.warning)),
            Badge.with(.text("Failed"), .color(.negative)))
        },
        Exhibit("Counts", "None is not shown; more than the maximum is said to be more.", layout: .plain) {
          Row(
            Badge.with(.count(3)), Badge.with(.count(250)), Badge.with(.count(0)), Badge.with(.count(12), .maximum(9)))
        },
      ])
  }

  private static var avatar: CataloguePage {
    CataloguePage(
      "avatar", "Avatar", showing: [Avatar.self], "A person, by picture or initials.",
      exhibits: [
        Exhibit("Initials and picture", layout: .plain) {
          Row(Avatar.with(.name("Ada Lovelace")), Avatar.with(.name("Espalier"), .image("/-/icon.svg")))
        },
        Exhibit("Sizes", layout: .plain) {
          Row(
            Avatar.with(.name("Grace Hopper"), .size(24)), Avatar.with(.name("Grace Hopper"), .size(32)),
            Avatar.with(.name("Grace Hopper"), .size(48)), Avatar.with(.name("Grace Hopper"), .size(64)))
        },
      ])
  }

  private static var image: CataloguePage {
    CataloguePage(
      "image", "Image view", showing: [ImageView.self], "A symbol or a picture.",
      exhibits: [
        Exhibit("Symbols", "All of them. With a caption one says something to screen readers.", layout: .grid) {
          for icon in Icon.standard {
            Row(ImageView.with(.image(.icon(icon))), Label.with(.text(icon.name)))
          }
        },
        Exhibit(
          "Symbols of the app", "A path that is stroked or filled. The arrow is mirrored with the text.", layout: .plain
        ) {
          Row(
            ImageView.with(.image(.icon(.goal)), .size(48), .color(.accent)),
            ImageView.with(.image(.icon(.reply)), .size(48)), Button.with(.title("Reply"), .icon(.reply)))
        },
        Exhibit("Sizes and colours", layout: .plain) {
          Row(
            ImageView.with(.image(.icon(.check)), .size(16), .color(.positive)),
            ImageView.with(.image(.icon(.warning)), .size(32), .color(.warning)),
            ImageView.with(.image(.icon(.delete)), .size(48), .color(.negative)),
            ImageView.with(.image(.icon(.info)), .size(64), .color(.accent)))
        },
        Exhibit("Picture and placeholder", layout: .plain) {
          Row(
            ImageView.with(.image(.asset("trellis.svg")), .size(64), .caption("A tree on a trellis")),
            ImageView.with(.image(nil), .size(64), .placeholder(.person)))
        },
        Exhibit(
          "One after the other", "Each for half a second; the first alone where motion is reduced.", layout: .plain
        ) {
          Row(
            ImageView.with(.image(.frames([.icon(.add), .icon(.check), .icon(.forward)], every: 0.5)), .size(48)),
            Label.with(.text("Three symbols")))
        },
        Exhibit("Pressed", "Another symbol while the row is pressed.") {
          Row(
            ImageView.with(.image(.icon(.card)), .highlightedImage(.icon(.check)), .size(32)),
            Label.with(.text("Press me"), .grows())
          ).onTap {}
        },
        Exhibit("In its own size", "A picture that is not scaled, at a corner of its area.", layout: .plain) {
          Row(
            ImageView.with(
              .image(.path("/-/icon.svg")), .contentMode(.original), .contentPosition(.topLeft),
              .frame(width: .points(160), height: .points(64)), .border(Border(width: 1, color: .separator))))
        },
        Exhibit("Mode and position", "In a room of other proportions.", layout: .plain) {
          for position in [ContentPosition.left, .center, .right] {
            Row(
              ImageView.with(
                .image(.path("/-/icon.svg")), .caption("The sign of the app"),
                .frame(width: .points(160), height: .points(48)),
                .contentPosition(position), .border(Border())))
          }
          Row(
            ImageView.with(
              .image(.path("/-/icon.svg")), .caption("The sign of the app"),
              .frame(width: .points(160), height: .points(48)),
              .contentMode(.fill), .contentPosition(.top), .border(Border())))
        },
      ])
  }

  private static func progress(_ model: DisplayModel) -> CataloguePage {
    CataloguePage(
      "progress-bar", "Progress bar", showing: [ProgressBar.self], "How far something has come.",
      exhibits: [
        Exhibit("Determinate") {
          Row(ProgressBar.with(.label("\(model.done) of 10 files"), .fraction(Double(model.done) / 10)))
          Row(Button.with(.title("One more"), .onTap { model.done = model.done % 10 + 1 }))
        },
        Exhibit("Indeterminate", "When nobody knows how long.") {
          Row(ProgressBar.with(.label("Connecting")))
        },
        Exhibit("Colours", "Of the completed part, and of the rest.") {
          Row(
            ProgressBar.with(
              .label("Saved"), .fraction(0.6), .tint(.positive), .trackColor(.rgb(0xC8E6C9, dark: 0x1B5E20))))
        },
      ])
  }

  private static var activity: CataloguePage {
    CataloguePage(
      "activity-indicator", "Activity indicator", showing: [ActivityIndicator.self], "Something is under way.",
      exhibits: [
        Exhibit("Sizes") {
          for scale in IndicatorScale.allCases {
            Row(ActivityIndicator.with(.label(scale.rawValue), .scale(scale)))
          }
        },
        Exhibit("Label for listeners only") {
          Row(ActivityIndicator.with(.label("Fetching"), .isLabelHidden()))
        },
      ])
  }

  private static var divider: CataloguePage {
    CataloguePage(
      "divider", "Divider", showing: [Divider.self], "A line between things.",
      exhibits: [
        Exhibit("Both axes") {
          Row(Column.of(Label.with(.text("Above")), Divider.with(), Label.with(.text("Below"))).adding(.gap(.small)))
          Row(
            Stack.of(
              Label.with(.text("Before")), Divider.with(.axis(.vertical)), Label.with(.text("Behind"))))
        }
      ])
  }

  private static var canvas: CataloguePage {
    CataloguePage(
      "canvas", "Canvas", showing: [Canvas.self], "A drawing in the colours of the theme, with words for it.",
      exhibits: [
        Exhibit("Shapes") {
          Row(
            Canvas.with(
              .drawing(
                Drawing(
                  "A house with a round window", width: 160, height: 100,
                  shapes: [
                    .rectangle(x: 50, y: 45, width: 60, height: 45, cornerRadius: 4, fill: .accent),
                    .path(
                      [.move(to: Point(42, 48)), .line(to: Point(80, 15)), .line(to: Point(118, 48)), .close],
                      fill: .negative),
                    .circle(center: Point(80, 65), radius: 9, fill: .onAccent),
                    .line(from: Point(10, 90), to: Point(150, 90), stroke: Stroke(.secondary, isDashed: true)),
                    .text("Home", at: Point(150, 30), size: 12, anchor: .end, fill: .text),
                  ]))))
        }
      ])
  }

  private static func script(_ model: DisplayModel) -> CataloguePage {
    CataloguePage(
      "script", "Script", "A view that a script of the app looks after: here a sheet to draw on.",
      exhibits: [
        Exhibit("A sheet to draw on", "The script draws what the app says, and tells the app of each line.") {
          Row(
            SketchView.with(
              .set(\.sketch, model.sketch), .accessibilityLabel("A sketch of \(model.sketch.strokes.count) lines"),
              .on(SketchView.drew) { model.sketch.strokes.append($0) }))
          Row(Label.with(.text("Lines: \(model.sketch.strokes.count)")))
          Row(
            Button.with(.title("Take the last line away"), .onTap { _ = model.sketch.strokes.popLast() }),
            Button.with(.title("Begin anew"), .onTap { model.sketch = Sketch() }))
        }
      ])
  }
}
