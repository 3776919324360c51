import EspalierScreens
import EspalierViews
import Testing

@testable import EspalierHTML

/// Tests of the elements around a row's own view, for people who use it with eyes, ears, mouse, finger and keys.
@Suite struct RowDrawingTests {
  private func html(_ component: AnyComponent, _ form: Row.Form = .plain) throws -> MarkupTree {
    try TemplateTests.firstHTML(component, .row(form))
  }

  private func label(_ text: String = "Rent") -> AnyComponent { Label.with(.text(text)).erased }

  /// Each kind of row, in which a template and its first HTML must agree.
  private var rows: [AnyComponent] {
    let actions: ActionList = [
      ActionItem(id: "a\"<", title: "Archive & <b>", icon: .download),
      ActionItem(id: "d", title: "Delete", isDestructive: true, isEnabled: false),
    ]
    return [
      label().setting(RowProperties.selection, to: .many).setting(RowProperties.isSelected, to: true),
      label().setting(RowProperties.selection, to: .one).setting(RowProperties.isSelected, to: false),
      label().setting(RowProperties.actions, to: actions),
      label().setting(RowProperties.isMovable, to: true).setting(RowProperties.actions, to: [])
        .setting(RowProperties.selection, to: .many).setting(RowProperties.isWatched, to: true),
      Component.stack(Label.with(.text("a")), Button.with(.title("b"))).erased
        .setting(RowProperties.selection, to: .many),
      label().setting(RowProperties.isLoading, to: true),
    ]
  }

  @Test func theFirstHTMLIsTheTemplateWithItsValues() throws {
    for component in rows {
      for form in [Row.Form.plain, .link, .button, .heading] {
        #expect(try html(component, form) == TemplateTests.clone(component, .row(form)).settled(), "\(component)")
      }
    }
  }

  @Test func aScrollViewThatIsARowRaisesTheEventsOfBoth() throws {
    let view = ScrollView.of(Label.with(.text("Far")))
    let still = try html(view.erased, .button)
    let reporting = try html(view.adding(.onScroll { _ in }).erased, .button)
    #expect(still.all { $0.attributes["data-on"] == "tap:0" }.count == 1)
    #expect(reporting.all { $0.attributes["data-on"] == "tap:0 seen:0" }.count == 1)
  }

  @Test func aRowThatIsChosenIsTheLabelOfItsBox() throws {
    let many = try html(rows[0])
    let item = many.children[0]
    #expect(item.tag == "label" && item.attributes["class"]?.contains("item") == true)
    #expect(item.children[0].attributes["type"] == "checkbox")
    #expect(item.children[0].attributes["data-on"] == "change:65535")
    #expect(item.children[0].properties["checked"] == .flag(true))
    let one = try html(rows[1]).children[0].children[0]
    #expect(one.attributes["type"] == "radio" && one.attributes["name"] == "window")
  }

  @Test func aRowThatLeadsOnAndIsChosenHasItsBoxBesideIt() throws {
    let row = try html(rows[0].setting(View.destination, to: "/x"), .link)
    let boxes = row.all { $0.tag == "input" }
    #expect(boxes.count == 1)
    #expect(row.all { $0.tag == "a" }.flatMap { $0.all { $0.tag == "input" } }.isEmpty)
    let id = try #require(row.all { $0.tag == "a" }.first?.attributes["id"])
    #expect(boxes[0].attributes["aria-labelledby"] == id)
  }

  @Test func theActionsOfARowAreButtonsBehindAButton() throws {
    let row = try html(rows[2])
    let more = try #require(row.all { $0.attributes["popovertarget"] != nil }.first)
    let group = try #require(row.all { $0.attributes["popover"] != nil }.first)
    #expect(more.attributes["popovertarget"] == group.attributes["id"])
    #expect(more.attributes["aria-labelledby"] == "more-7 row-7")
    let buttons = group.all { $0.tag == "button" }
    #expect(buttons.map { $0.children.last?.text } == ["Archive & <b>", "Delete"])
    #expect(buttons.map { $0.attributes["value"] } == ["a\"<", "d"])
    #expect(buttons.allSatisfy { $0.attributes["data-on"] == "action:65535" })
    #expect(buttons[1].attributes["data-look"] == "destructive")
  }

  @Test func aRowIsMovedByAHandleThatKeysReach() throws {
    let handle = try #require(try html(rows[3]).all { $0.attributes["class"] == "handle" }.first)
    #expect(handle.tag == "button" && handle.attributes["data-on"] == "move:65535")
    #expect(handle.attributes["data-key"] == "window/k/move")
    #expect(handle.attributes["aria-labelledby"] == "move-7 row-7")
  }

  @Test func whatStandsAroundARowIsCalledInTheWindowsWords() throws {
    var writer = HTMLWriter()
    var context = TemplateTests.context
    context.words = HTMLWords(.german)
    let component = rows[3]
    HTMLTemplates.template(for: component, form: .row(.plain))
      .writeHTML(of: component, node: 7, key: "window/k", into: &writer, context: context)
    let row = try MarkupTree.parse(writer.string)
    let names = ["handle", "more-actions", "actions"].map { name in
      row.all { $0.attributes["class"] == name }.first?.attributes["aria-label"]
    }
    #expect(names == ["Verschieben", "Mehr", "Aktionen"])
  }

  @Test func theScriptOfRowsIsAskedForByRowsThatNeedIt() throws {
    #expect(try html(rows[0]).attributes["data-module"] == nil)
    #expect(try html(label()).attributes["data-module"] == nil)
    #expect(try html(rows[3]).attributes["data-module"] == BrowserAssets.rows.modulePath)
    #expect(try html(rows[3]).attributes["data-on"] == "appear:65535 disappear:65535")
  }

  @Test func aRowWhoseValuesAreUnderWayIsOutOfReach() throws {
    let row = try html(rows[5])
    #expect(row.attributes["inert"] == "" && row.attributes["aria-busy"] == "true")
    #expect(try html(label()).attributes["inert"] == nil)
  }

  @Test func aTableHasHeadingsThatSayHowItIsSorted() throws {
    let columns: TableHeadings = [
      TableHeading(id: "n\"", title: "Name <1>", isSortable: true),
      TableHeading(id: "w", title: "Weight", alignment: .end, isSortable: true), TableHeading(id: "x", title: "Note"),
    ]
    let view = SectionView.with(.set(\.columns, columns), .set(\.sort, TableSort("w", isAscending: false))).erased
    let table = try TemplateTests.firstHTML(view, .part)
    let headings = table.all { $0.tag == "th" }
    #expect(headings.map { $0.attributes["aria-sort"] } == [nil, "descending", nil])
    #expect(headings.map { $0.attributes["scope"] } == ["col", "col", "col"])
    #expect(headings.map { $0.attributes["data-look"] } == [nil, "text-end", nil])
    #expect(headings.map { $0.all { $0.tag == "button" }.count } == [1, 1, 0])
    #expect(headings[0].children[0].attributes["value"] == "n\"")
    #expect(headings[0].children[0].text == "Name <1>")
    #expect(try table == TemplateTests.clone(view, .part).settled())
  }

  @Test func aCellKnowsItsColumn() throws {
    let row = tableRow(Label.with(.text("Rent")), Label.with(.text("10.00")))
    let tree = try html(row)
    #expect(tree.tag == "tr" && tree.children.map(\.tag) == ["td", "td"])
    #expect(tree.children.map { $0.attributes["data-column"] } == ["Name", "Sum"])
    #expect(tree.children.map { $0.attributes["data-look"] } == [nil, "text-end"])
    #expect(tree.children.map(\.text) == ["Rent", "10.00"])
  }

  @Test func aCellOfRunningTextIsItsLabel() throws {
    let tree = try html(tableRow(Label.with(.text("Rent")), Label.with(.text("10.00"), .color(.negative))))
    #expect(tree.children.allSatisfy { $0.children.isEmpty })
    #expect(tree.children.map(\.text) == ["Rent", "10.00"])
    #expect(tree.children.map { $0.attributes["data-look"] } == [nil, "text-end ink-negative"])
  }

  /// A look that would touch the column itself needs an element within the cell, and so does a tag, which rules of an app
  /// style.
  @Test(arguments: [
    Label.with(.text("10.00"), .isHidden(true)), Label.with(.text("10.00"), .background(.accent)),
    Label.with(.text("10.00"), .headingLevel(2)), Label.with(.text("10.00"), .padding(.small)),
    Label.with(.text("10.00"), .lines(1)), Label.with(.text("10.00"), .hasTabularFigures(false)),
    Label.with(.text("10.00"), .tag("sum")),
  ])
  func aLabelWithMoreThanRunningTextIsAnElementOfItsCell(_ label: Component<Label>) throws {
    let tree = try html(tableRow(Label.with(.text("Rent")), label))
    #expect(tree.children.map { $0.children.map(\.tag) } == [["span"], ["span"]])
    #expect(tree.children.map { $0.children[0].text } == ["Rent", "10.00"])
    #expect(tree.children[1].attributes["data-look"] == "text-end")
  }

  @Test func aRowThatLeadsOnOrIsChosenKeepsTheElementsOfItsCells() throws {
    let row = tableRow(Label.with(.text("Rent")), Label.with(.text("10.00")))
    let leading = row.setting(View.destination, to: "/rent")
    #expect(!RowTraits(leading).contains(.isText))
    let link = try #require(try TemplateTests.firstHTML(leading, .row(.link)).all { $0.tag == "a" }.first)
    #expect(link.children.map(\.text) == ["Rent"])
    let chosen = row.setting(RowProperties.selection, to: .many)
    #expect(RowTraits(chosen) == .selectsMany)
    #expect(try html(chosen).children[1].children.map(\.tag) == ["span"])
  }

  private func tableRow(_ first: Component<Label>, _ second: Component<Label>) -> AnyComponent {
    let columns: TableHeadings = [
      TableHeading(id: "a", title: "Name"), TableHeading(id: "b", title: "Sum", alignment: .end),
    ]
    return TableCells(of: EspalierViews.TableRow<Label, Label>.self, columns: columns.styleValue).row(of: [
      first.erased, second.erased,
    ])
  }

  @Test func aHeaderThatBringsAndTakesItsRowsIsAButton() throws {
    let closable = SectionView.with(.set(\.header, "More"), .set(\.isExpanded, true)).erased
    let open = try TemplateTests.firstHTML(closable, .part)
    let button = try #require(open.all { $0.tag == "button" }.first)
    #expect(button.text == "More" && button.attributes["aria-expanded"] == "true" && button.attributes["hidden"] == nil)
    #expect(button.attributes["data-on"] == "tap:0")
    let plain = try TemplateTests.firstHTML(SectionView.with(.set(\.header, "More")).erased, .part)
    #expect(plain.all { $0.tag == "button" }.allSatisfy { $0.attributes["hidden"] != nil && $0.text.isEmpty })
    #expect(plain.all { $0.tag == "h2" }.map { $0.children[0].text } == ["More"])
  }
}
