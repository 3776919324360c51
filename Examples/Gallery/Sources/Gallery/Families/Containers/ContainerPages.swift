import Espalier

/// The pages of the views that arrange others beside and above each other.
@MainActor
enum ContainerPages {
  static var all: [CataloguePage] { [stack, column, grid, items, scrollView, own, layer] }

  private static var stack: CataloguePage {
    CataloguePage(
      "stack", "Stack", showing: [Stack<Label>.self, ContainerView.self], "Beside each other; what a row of parts is.",
      exhibits: [
        Exhibit("Parts in a row", "A row takes any parts in any order.") {
          Row(
            ImageView.with(.image(.icon(.card))), Label.with(.text("Card"), .grows()), Badge.with(.text("New")))
        },
        Exhibit("Gap and distribution") {
          for distribution in Distribution.allCases {
            Row(
              Stack.of(Label.with(.text(distribution.rawValue)), Label.with(.text("two")), Label.with(.text("three")))
                .adding(.gap(.large), .distribution(distribution), .grows()))
          }
        },
      ])
  }

  private static var column: CataloguePage {
    CataloguePage(
      "column", "Column", showing: [Column<Label>.self], "Below each other.",
      exhibits: [
        Exhibit("Alignment") {
          for alignment in [Alignment.start, .center, .end] {
            Row(
              Column.of(Label.with(.text("One")), Label.with(.text("The second line"), .color(.secondary)))
                .adding(.contentAlignment(alignment), .gap(.tiny), .grows()))
          }
        }
      ])
  }

  private static var grid: CataloguePage {
    CataloguePage(
      "grid", "Grid", showing: [Grid<Label>.self, GridContainer.self],
      "Columns of one width, as many as fit or as many as are said.",
      exhibits: [
        Exhibit("Fitting columns") {
          Row(
            Grid.of(
              Label.with(.text("One")), Label.with(.text("Two")), Label.with(.text("Three")), Label.with(.text("Four")))
          )
        },
        Exhibit("Two columns") {
          Row(
            Grid.of(Label.with(.text("One")), Label.with(.text("Two")), Label.with(.text("Three")))
              .adding(.columns(2), .gap(.large)))
        },
      ])
  }

  private static var items: CataloguePage {
    CataloguePage(
      "items", "Items", showing: [Items.self], "Parts that are made from items, each with an identity.",
      exhibits: [
        Exhibit("Among other parts", "Any number of them is one class of view.") {
          for tags in [["food"], ["travel", "work", "2026"], []] {
            Row(
              Label.with(.text("\(tags.count) tags"), .grows()),
              Items.of(tags, id: \.self) { Badge.with(.text($0), .color(.accent)) })
          }
        },
        Exhibit("In a column, a grid and a strip") {
          Row(Column.of(Items.of(1...3, id: \.self) { Label.with(.text("Line \($0)")) }))
          Row(Grid.of(Items.of(1...6, id: \.self) { Label.with(.text("Cell \($0)")) }).adding(.columns(3)))
          Row(ScrollView.of(Items.of(1...9, id: \.self) { Badge.with(.text("Badge \($0)")) }))
        },
      ])
  }

  private static var scrollView: CataloguePage {
    CataloguePage(
      "scroll-view", "Scroll view", showing: [ScrollView<Label>.self, ScrollContainer.self],
      "A strip that is wider than its place.",
      exhibits: [
        Exhibit("Strip", "It can be scrolled with the keyboard as well.") {
          Row(
            ScrollView.of(
              Label.with(.text("The first of them"), .frame(width: .points(320))),
              Label.with(.text("The second of them"), .frame(width: .points(320))),
              Label.with(.text("The last of them"), .frame(width: .points(320)))
            ).adding(.accessibilityLabel("Three of them")))
        },
        Exhibit("Downwards", "Within a height of its own, beginning at an offset.") {
          Row(
            ScrollView.of(Items.of(1...20, id: \.self) { Label.with(.text("Line \($0)")) }).adding(
              .axis(.vertical), .frame(height: .points(160)), .padding(top: .medium), .gap(.small),
              .offset(ScrollOffset(y: 64)), .accessibilityLabel("Twenty lines")))
        },
      ])
  }

  private static var own: CataloguePage {
    CataloguePage(
      "own-view", "Views of your own", showing: [View.self], "A class with properties, children and a layout.",
      exhibits: [
        Exhibit("A class of three parts", "`ColorRow` is a class of this gallery.") {
          Row(
            ColorRow.with(
              .child(\.swatch, .set(\.swatch, "light-accent")), .child(\.name, .text("accent")),
              .child(\.value, .text("\(Theme.standard.light.accent)"))))
        },
        Exhibit("A value that describes itself", "`RoleColor` is a plain value; the row is made from it.") {
          Row(RoleColor(variant: .light, role: .positive))
        },
      ])
  }

  private static var layer: CataloguePage {
    CataloguePage(
      "layer", "Layer styles", "What every view can have: background, border, corners, shadow, space.",
      exhibits: [
        Exhibit("Shadows", layout: .plain) {
          for shadow in Shadow.steps {
            Row(
              Stack.of(
                Label.with(
                  .text("\(shadow)"), .background(.raised), .padding(.large), .cornerRadius(.medium),
                  .shadow(shadow))))
          }
          Row(
            Stack.of(
              Label.with(
                .text("any"), .background(.raised), .padding(.large), .cornerRadius(.medium),
                .shadow(.cast(color: .accent, radius: 18, x: 6, y: 10, opacity: 0.6)))))
        },
        Exhibit("Corners and borders", layout: .plain) {
          for (name, radius) in CornerRadius.steps {
            Row(
              Stack.of(
                Label.with(.text(name), .padding(.medium), .cornerRadius(radius), .border(Border(color: .accent)))))
          }
          Row(
            Stack.of(
              Label.with(
                .text("any"), .padding(.medium),
                .border(Border(width: 3, color: .rgb(0xD81B60, dark: 0xF48FB1)), cornerRadius: 7))))
        },
        Exhibit("Alpha and transform") {
          Row(
            Label.with(.text("Turned"), .transform(rotation: -4)),
            Label.with(.text("Moved"), .transform(x: 12, y: -4)),
            ImageView.with(.image(.icon(.check)), .alpha(0.4)))
        },
        Exhibit("Reading direction", "A text of another direction in a page of this one.") {
          Row(
            Label.with(.text("Name")),
            Label.with(.text("من اليمين إلى اليسار"), .layoutDirection(.rightToLeft), .grows(), .border(Border())))
        },
        Exhibit("Least and greatest sizes", "And which of two gives way where room is short.") {
          Row(
            Label.with(
              .text("At most 120 points wide, so that this wraps"), .frame(maximumWidth: .points(120)),
              .border(Border())),
            Label.with(.text("At least 200"), .frame(minimumWidth: .points(200)), .border(Border())))
          Row(
            Label.with(
              .text("A long text that gives way first and is cut where there is no room for all of it"),
              .layoutPriority(.low),
              .textFit(.truncates)),
            Label.with(.text("This keeps its room"), .layoutPriority(.high), .lines(1)))
        },
        Exhibit("Tint", "Another accent for a view and all within it.", layout: .plain) {
          Row(Button.with(.title("Positive"), .variant(.primary), .tint(.positive)))
        },
      ])
  }
}
