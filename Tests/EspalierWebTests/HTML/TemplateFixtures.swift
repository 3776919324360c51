import EspalierScreens
import EspalierViews
import Testing

@testable import EspalierHTML

/// A class made of others, nested, with styles in its layout.
final class Parcel: View {
  static let icon = Child("icon", ImageView.self)
  static let title = Child("title", Label.self)
  static let button = Child("button", Button.self)
  override class var layout: Layout {
    .row(spacing: .medium) {
      icon.with(.size(40), .color(.accent))
      Layout.column { title.with(.textStyle(.headline), .color(.warning)) }
      button.with(.isHidden())
    }
  }
}

final class Shelf: View {
  static let first = Child("first", Parcel.self)
  static let second = Child("second", Parcel.self)
  override class var layout: Layout {
    .column {
      first
      second.with(.child(\.title, .textStyle(.title)))
    }
  }
}

/// A row of a table, drawn by hand.
final class TableRow: View {
  static let name = Property("name", default: "")
  static let isOpen = Property("isOpen", default: false)
}

extension TableRow: HTMLDrawn {
  static func draw(_ element: inout HTMLElement) {
    element.tag = "tr"
    element.add("td") { $0.text(of: name) }
    element.add("td") { cell in
      cell.classes(prefix: "state-", of: isOpen) { $0 ? "open" : "closed" }
      cell.addClass("state")
      cell.add(text: "a < b")
    }
  }
}

/// Draws all that must be refused.
final class Hostile: View {
  static let address = Property("address", default: "")
}

extension Hostile: HTMLDrawn {
  static func draw(_ element: inout HTMLElement) {
    element.tag = "script"
    element.set("onclick", to: "alert(1)")
    element.set("style", to: "color:red")
    element.set("title", to: "\"><script>")
    element.set("a b", to: "c")
    element.add("iframe") { $0.attribute("srcdoc", of: address) }
    element.add("a") { $0.attribute("href", of: address) }
    element.add("img") { $0.attribute("src", of: address) }
    element.add("div") { box in
      box.markup(of: address) { text, markup in
        markup.element("a", ["href": text, "onclick": text, "title": text]) { $0.text(text) }
        markup.element("script") { $0.text(text) }
      }
    }
  }
}

final class Unknown: View {}

/// Views with values of every kind; a template must be filled with each as its first HTML shows it.
struct Specimen: Sendable, CustomTestStringConvertible {
  let name: String
  let components: [AnyComponent]
  var testDescription: String { name }

  init<V: View>(_ type: V.Type, _ variants: [Style<V>]...) {
    name = "\(type)"
    components = variants.map { Component<V>(styles: $0).erased }
  }

  static let nasty = "a<b>&\"c\"'d'\u{2028}]]>é"

  static let common: [Style<Label>] = [
    .isHidden(), .alpha(0.37), .background(.raised), .padding(.medium), .cornerRadius(.small), .border(Border()),
    .grows(),
    .alignment(.end), .accessibilityLabel(nasty), .accessibilityRole(.alert), .accessibilityHint("hint"),
    .isAccessibilityHidden(), .tag("the label"),
  ]

  static let all: [Specimen] = [
    Specimen(
      Label.self, [], [.text(nasty), .textStyle(.caption), .color(.negative), .lines(2)], common,
      [.text("x"), .headingLevel(3), .isAnnounced(), .hasTabularFigures(), .textAlignment(.end)],
      [.headingLevel(2), .accessibilityRole(.status)]),
    Specimen(
      Button.self, [], [.title(nasty), .icon(.add), .variant(.primary)], [.isEnabled(false)],
      [.isEnabled(false), .explanation(nasty)], [.isBusy(), .submission(Submission("sign-in"))],
      [.isEnabled(false), .explanation("why"), .submission(Submission("x"))]),
    Specimen(
      ImageView.self, [], [.image(.icon(.card)), .size(41), .color(.accent)],
      [.image(.path("/logo.png")), .caption(nasty)], [.image(.asset("logo.png"))], [.image(.asset("../../\(nasty)"))],
      [.image(.path("https://elsewhere.example/logo.png"))], [.accessibilityLabel("x")]),
    Specimen(
      TextField.self, [], [.text(nasty), .label("Name"), .placeholder("p"), .hint("h"), .message(nasty), .name("n")],
      [.kind(.secure), .text("secret"), .autocomplete("current-password")],
      [.kind(.number), .text("1.5"), .isEnabled(false)],
      [.kind(.date), .isLabelHidden(), .accessibilityLabel("When")], [.kind(.text), .text("secret")]),
    Specimen(
      Picker.self, [],
      [.options([PickerOption("a", nasty), PickerOption("b\"", "B")]), .selection("b\""), .label("L")],
      [.options([PickerOption("a", "A")]), .selection("a"), .message("m"), .isEnabled(false), .name("n")]),
    Specimen(Toggle.self, [], [.isOn(), .label(nasty)], [.isEnabled(false), .accessibilityRole(.region)]),
    Specimen(Checkbox.self, [], [.isOn(), .label(nasty), .name("n")], [.isMixed(), .hint("h"), .message(nasty)]),
    Specimen(
      Picker.self, [.variant(.segmented)],
      [.variant(.list), .options([PickerOption("a", nasty), PickerOption("b\"", "B")]), .selection("b\"")],
      [.variant(.list), .options([PickerOption("a", nasty), PickerOption("b\"", "B")]), .selection("a"), .label("L")],
      [.variant(.segmented), .options([PickerOption("a", "A", isEnabled: false)]), .name("n\""), .isEnabled(false)],
      [.options([PickerOption("a", "A")]), .selection("a")]),
    Specimen(
      TextArea.self, [], [.text("\n" + nasty), .label("Note"), .rows(5), .growsWithText(false)],
      [.text("x"), .placeholder("p"), .maximumLength(9), .onChange { _ in }],
      [.onFocus {}, .onBlur {}, .message("m")]),
    Specimen(SecureField.self, [], [.text("secret"), .label("S")], [.hint("h")]),
    Specimen(SearchField.self, [], [.text(nasty), .explanation(nasty)]),
    Specimen(
      NumberField.self, [], [.value(1.5), .range(0...2), .step(0.5)], [.value(-3), .isEnabled(false)],
      [.onChange { _ in }]),
    Specimen(
      DateField.self, [], [.day(Day(year: 2024, month: 2, day: 29))],
      [.minimum(Day(year: 2024, month: 1, day: 1)), .maximum(Day(year: 2025, month: 1, day: 1)), .label(nasty)]),
    Specimen(
      Slider.self, [], [.value(0.5), .label(nasty)], [.range(0...10), .value(4), .step(2), .valueText("4 km")]),
    Specimen(
      Stepper.self, [], [.value(3), .range(0...3), .label(nasty)], [.valueText("x"), .name("n"), .isEnabled(false)]),
    Specimen(
      Menu.self, [], [.title(nasty), .icon(.list), .items([MenuItem("a", nasty, icon: .add), .divider])],
      [.items([MenuItem("b", "B", isDestructive: true), MenuItem("c", "C", isEnabled: false)]), .isBusy()],
      [.isEnabled(false), .explanation("why"), .onFocus {}]),
    Specimen(
      Button.self, [],
      [.icon(StateValues(.add, selected: .check)), .titleColor(StateValues(.accent, disabled: .secondary))],
      [.isSelected(true), .backgroundColor(.accent), .titleColor(.onAccent)], [.isSelected(false)]),
    Specimen(
      Link.self, [], [.title(nasty), .to("/a?b=c&d"), .icon(.forward), .isProminent()],
      [.to("javascript:alert(1)")]),
    Specimen(ActivityIndicator.self, [], [.label(nasty), .isActive(false)], [.accessibilityRole(.alert)]),
    Specimen(
      BarChart.self, [], [.emptyText(nasty)],
      [
        .title(nasty),
        .bars([
          ChartItem(id: "a", label: nasty, text: "1", value: 1, to: "/a"),
          ChartItem(id: "b", label: "B", text: "-", value: -3),
        ]),
      ],
      [
        .bars([
          ChartItem(id: "n", label: "N", text: "?", value: .nan),
          ChartItem(id: "i", label: "I", text: "?", value: .infinity),
        ])
      ]),
    Specimen(ProgressBar.self, [], [.fraction(0.5), .label(nasty)], [.fraction(7)]),
    Specimen(ProgressBar.self, [], [.label("x")]),
    Specimen(
      Badge.self, [], [.text(nasty), .color(.negative)], [.count(1_000)], [.count(0)], [.text("x"), .color(.surface)]),
    Specimen(Avatar.self, [], [.name(nasty), .size(41)], [.name("Eva"), .image("/eva.jpg")], [.image("//elsewhere")]),
    Specimen(Divider.self, [], [.axis(.vertical)]),
    Specimen(
      Cell.self, [], [.icon(.card), .title(nasty), .subtitle("s"), .value("1"), .accessory(.detail())],
      [.accessory(.badge(nasty))], [.accessory(.check()), .accessory(.none)]),
    Specimen(
      LineChart.self, [], [.emptyText(nasty)],
      [
        .title(nasty), .tableTitle(nasty), .lines([nasty, "b", "c"], [series("a"), series("b")], unit: .money(nasty)),
      ],
      [.lines(["a"], [series("a")], unit: .percent)]),
    Specimen(
      ColumnChart.self, [], [.emptyText(nasty)],
      [.title(nasty), .tableTitle(nasty), .columns([nasty, "b", "c"], [series("a"), series("b")])],
      [.columns(["a"], [series("a")], unit: .money("EUR"))]),
    Specimen(
      DonutChart.self, [], [.emptyText(nasty)],
      [
        .title(nasty), .centerText(nasty),
        .shares([
          ChartItem(id: "a", label: nasty, text: nasty, value: 3, to: "javascript:alert(1)"),
          ChartItem(id: "b", label: "B", text: "", value: -1), ChartItem(id: "c", label: "C", text: "", value: 0.01),
        ]),
      ],
      [
        .shares([
          ChartItem(id: "a", label: "A", text: "0", value: 0), ChartItem(id: "n", label: "N", text: "?", value: .nan),
        ])
      ]),
    Specimen(
      Canvas.self, [],
      [
        .drawing(
          Drawing(
            nasty, width: 100, height: 50,
            shapes: [
              .text(nasty, at: Point(1, 2), anchor: .center), .line(from: Point(0, 0), to: Point(.nan, 1)),
              .group([.circle(center: Point(1, 1), radius: -1, fill: .accent)], offset: Point(3, 4), rotation: 90),
              .path([.move(to: Point(0, 0)), .curve(to: Point(1, 1), control1: Point(2, 2), control2: Point(3, 3))]),
            ]))
      ],
      [.drawing(Drawing("d", width: .nan, height: -1, shapes: []))]),
    Specimen(
      Label.self, [],
      [
        .padding(top: .small, trailing: .huge), .border(Border(width: .thick, color: .negative)), .shadow(.high),
        .clipsContent(), .tint(.warning), .transform(rotation: -45, scale: 1.4), .isInteractive(false),
        .frame(width: .points(41), height: .fraction(0.3)), .aspectRatio(.wide), .layoutWeight(9),
      ],
      [
        .transform(rotation: .nan, scale: .infinity), .frame(width: .fill, height: .fit), .layoutWeight(-1),
        .transform(rotation: 1e300, scale: 0, x: .nan, y: 3.25), .tint(.surface), .padding(7), .padding(top: 9.5),
        .shadow(.cast(color: .accent, radius: 3, opacity: 0.5)), .layoutDirection(.rightToLeft),
      ]),
    Specimen(containers),
    Specimen(lists),
    Specimen(FilePicker.self, [], [.label(nasty), .hint("h"), .fileTypes(".csv,.ofx")], [.isEnabled(false)]),
    Specimen(
      WindowView.self, [], [.set(\.appearance, .dark), .set(\.hasTabs, true)],
      [.set(\.appearance, Appearance(contrast: .high, density: .compact))]),
    Specimen(TabBarView.self, [], [.set(\.title, nasty)]),
    Specimen(
      TabView.self, [], [.set(\.title, "T"), .set(\.icon, .list), .set(\.isSelected, true), .to("/t")]),
    Specimen(ScreenView.self, [], [.set(\.screenLayout, .narrow)], [.set(\.isModal, true)]),
    Specimen(
      NavigationBarView.self, [],
      [.set(\.title, nasty), .set(\.subtitle, "s"), .set(\.backDestination, "/"), .set(\.backTitle, "B")],
      [.set(\.closeDestination, "/")]),
    Specimen(SearchBarView.self, [], [.child(\.field, .text(nasty), .label("Search"))]),
    Specimen(
      SectionView.self, [],
      [.set(\.header, nasty), .set(\.footer, "f"), .set(\.rowLayout, .grid), .set(\.isSkeleton, true)]),
    Specimen(
      SectionView.self, [.set(\.submission, "sign-in")], [.set(\.submission, "sign-up"), .set(\.rowLayout, .form)]),
    Specimen(ModalView.self, [], [.set(\.title, nasty)]),
    Specimen(
      MessageView.self, [], [.child(\.icon, .image(.icon(.warning))), .child(\.title, .text(nasty))],
      [
        .child(\.link, .isHidden(false), .title("Go"), .to("/x")),
        .child(\.button, .isHidden(false), .title("B")),
      ]),
    Specimen(SkeletonView.self, [], [.isHidden()]),
    Specimen(
      Parcel.self, [], [.child(\.title, .text(nasty), .color(.text)), .child(\.button, .isHidden(false), .title("x"))]),
    Specimen(stacks),
  ]

  static func series(_ id: String) -> ChartSeries {
    ChartSeries(
      "\(id)\(nasty)",
      [
        ChartPoint(-.greatestFiniteMagnitude, nasty), ChartPoint(nil, ""), ChartPoint(.greatestFiniteMagnitude, ""),
      ])
  }

  static let containers: [AnyComponent] = [
    Column.of(
      Grid.of(Label.with(), Label.with(.text(nasty))).adding(.columns(2)), ScrollView.of(Label.with(), Badge.with())
    ).adding(.gap(.large)).erased,
    Column.of(Grid.of(Label.with(), Label.with()), ScrollView.of(Label.with(.text("x")), Badge.with(.text("y"))))
      .adding(.contentAlignment(.center), .distribution(.spread)).erased,
  ]

  static let lists: [AnyComponent] = [
    Component.stack(
      Items.of(["a"], id: \.self) { Label.with(.text($0)) }, Label.with(.text(nasty)),
      Items.of([nasty], id: \.self) { Label.with(.text($0)) }
    ).erased,
    Component.stack(
      Items.of([String](), id: \.self) { Label.with(.text($0)) }, Label.with(),
      Items.of(["b", "c"], id: \.self) { Label.with(.text($0)) }
    ).erased,
  ]

  static let stacks: [AnyComponent] = [
    Component.stack(Label.with(), ImageView.with(), Link.with(), Label.with()).erased,
    Component.stack(
      Label.with(.text(nasty)), ImageView.with(.image(.icon(.card))), Link.with(.to("//elsewhere.example")),
      Label.with(.text("1.00"), .hasTabularFigures(), .color(.positive))
    ).erased,
  ]

  init(_ components: [AnyComponent]) {
    name = "\(components[0].type)"
    self.components = components
  }
}
