import EspalierViews
import Testing

@Suite struct DisplayTests {
  @Test func `containers hold parts of any kind, one in another`() {
    let column: Component<Column<Label, Stack<Label, Badge>>> = Column.of(
      Label.with(.text("a")), Stack.of(Label.with(.text("b")), Badge.with(.count(2))))
    let grid: Component<Grid<Column<Label, Stack<Label, Badge>>, Label>> = Grid.of(column, Label.with(.text("c")))
    #expect(
      ViewSchema.of(grid.erased.type).elements.map(\.path)
        == ["", "part0", "part0.part0", "part0.part1", "part0.part1.part0", "part0.part1.part1", "part1"])
    #expect(grid.erased.value(of: Badge.count, element: 5) == 2)
    #expect(grid.erased.value(of: Label.text, element: 6) == "c")
  }

  @Test func `gap and alignment are styles of the container and change no class`() {
    let tight: Component<Column<Label>> = Column.of(Label.with(.text("a")))
    let loose = tight.adding(.gap(.large), .contentAlignment(.center), .distribution(.spread))
    #expect(tight.changeCount(to: loose) == 3)
    #expect(loose.changes(to: tight).description == "contentAlignment reset\ndistribution reset\ngap reset")
  }

  @Test func `the same parts in another container are another class`() {
    let column: Component<Column<Label, Label>> = Column.of(Label.with(), Label.with())
    let strip: Component<ScrollView<Label, Label>> = ScrollView.of(Label.with(), Label.with())
    #expect(column.erased.type != strip.erased.type)
    #expect(ScrollView<Label>.arrangement == .strip && Grid<Label>.arrangement == .grid)
    #expect(ViewSchema.of(column.erased.type).layout.group?.axis == .vertical)
  }

  @Test func `a handler in a nested container belongs to its part`() {
    let nested = Column.of(Label.with(), ScrollView.of(Label.with(), Button.with(.onTap {}))).erased
    #expect(nested.handlers.map(\.element) == [4])
    #expect(ViewSchema.of(nested.type).elements[4].path == "part1.part1")
  }

  @Test func `a grid has at most six columns`() {
    #expect(GridColumns(rawValue: 40) == 6)
    #expect(GridColumns(rawValue: -1) == .fitting)
  }

  @Test func `a cell says what it was given, each part by its name`() {
    let cell: Component<Cell> = Component(
      .icon(.card), .title("Rent"), .subtitle("Monthly"), .value("12"), .accessory(.check(caption: "Chosen")))
    let view = Cell()
    view.configure(cell)
    #expect(view.title.text == "Rent" && view.subtitle.text == "Monthly" && view.value.text == "12")
    #expect(view.icon.image == .icon(.card) && !view.icon.isHidden)
    #expect(view.mark.image == .icon(.check) && view.mark.caption == "Chosen" && !view.mark.isHidden)
  }

  @Test func `an accessory takes the place of the one before it`() {
    let cell: Component<Cell> = Component(.accessory(.disclosure), .accessory(.count(3)))
    let view = Cell()
    view.configure(cell)
    #expect(view.mark.isHidden && view.badge.count == 3)
    #expect(Component<Cell>(.icon(.card), .icon(nil)).description == Component<Cell>(.icon(nil)).description)
  }

  @Test(arguments: [
    ("", nil, 99, ""), ("", 0, 99, ""), ("", 7, 99, "7"), ("", 99, 99, "99"), ("", 100, 99, "99+"), ("", -3, 99, "-3"),
    ("New", 5, 99, "New"),
  ])
  func `a badge shows its word or its count`(text: String, count: Int?, maximum: Int, shown: String) {
    #expect(Badge.shown(text: text, count: count, maximum: maximum) == shown)
  }

  @Test(arguments: [
    ("Eva Maria Weiss", "EW"), ("eva", "E"), ("Anna-Lena", "AL"), ("  ", ""), ("(Bank) of – Asia", "OA"), ("ß", "SS"),
    ("3M Company", "3C"),
  ])
  func `initials are the first letters of the first and last words`(name: String, initials: String) {
    #expect(Avatar.initials(of: name) == initials)
  }

  @Test func `shares are parts of the whole, and what is none is nothing`() {
    func fractions(_ values: Double...) -> [Double] {
      ChartItems(values.map { ChartItem(id: "\($0)", label: "", text: "", value: $0) }).fractions
    }
    #expect(fractions(1, 3) == [0.25, 0.75])
    #expect(fractions(-1, .nan, .infinity, 2) == [0, 0, 0, 1])
    #expect(fractions(0, 0) == [0, 0])
    #expect(fractions(.greatestFiniteMagnitude, .greatestFiniteMagnitude) == [0.5, 0.5])
    #expect(fractions() == [])
  }

  @Test func `grouped styles are one style each, and read in words`() {
    let label: Component<Label> = Component(
      .border(Border(width: .medium, color: .accent)), .padding(top: .small, trailing: .large),
      .frame(width: .fraction(0.5), height: .points(40)), .transform(rotation: 45), .tint(.positive),
      .shadow(.low))
    #expect(
      label.description == """
        Label
          border: medium accent
          frame: width 0.5 of the room, height 40
          insets: top small, trailing large
          shadow: "low"
          tint: "positive"
          transform: rotation 45.0, scale 1.0
        """)
    #expect(label.changes(to: Component()).count == 6)
  }

  @Test func `what stands in a view that takes no part takes none`() {
    let stack = Component.stack(Label.with(), Column.of(Button.with(), Button.with()).adding(.isInteractive(false)))
      .erased
    let schema = ViewSchema.of(stack.type)
    #expect(schema.elements.map { schema.isInteractive($0.element, in: stack) } == [true, true, false, false, false])
  }
}
