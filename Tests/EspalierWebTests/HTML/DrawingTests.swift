import EspalierScreens
import EspalierViews
import Testing

@testable import EspalierHTML

/// A label that is drawn in a way of its own, and one of that.
private class Sum: Label {
  static let currency = Property("currency", default: "EUR")
}

private final class GrandSum: Sum {}

extension Sum: HTMLRedrawn {
  static func redraw(_ element: inout HTMLElement) {
    draw(&element)
    element.tag = "data"
    element.attribute("value", of: currency)
    element.style("--weight", of: currency) { $0 == "EUR" ? "1" : $0 }
  }
}

/// A class whose layout begins with values that no theme has.
private final class Poster: View {
  static let title = Child("title", Label.self)
  override class var layout: Layout { .row { title.with(.color(.rgb(0x6B2FA0)), .alpha(0.5)) } }
}

/// Tests of the views as people use them on a page: with eyes, ears, keyboard, and without script.
@Suite struct DrawingTests {
  @Test func whatALayoutBeginsWithIsDeclaredInTheFirstAnswerAndToldOfEachNode() throws {
    func declared(_ component: Component<Poster>) throws -> String? {
      try html(component.erased).all { $0.attributes["data-style"] != nil }.first?.attributes["data-style"]
    }
    #expect(try declared(Component()) == "color:#6b2fa0;opacity:0.5")
    #expect(try declared(Component(.child(\.title, .alpha(1)))) == "color:#6b2fa0")
    #expect(try declared(Component(.child(\.title, .color(.text), .alpha(1)))) == nil)
    let template = HTMLTemplates.template(for: Poster.self, form: .part)
    #expect(!template.html.contains("style"), "a template is parsed, and parsed styles are refused")
    var json = JSONWriter()
    var above = NodeAbove()
    template.writeValues(
      of: Component<Poster>().erased, node: 1, key: "k", below: &above, into: &json, context: HTMLContext(formToken: "")
    )
    #expect(String(decoding: json.bytes, as: UTF8.self).contains("\"color:#6b2fa0;opacity:0.5\""))
    json = JSONWriter()
    _ = template.writeChanges(
      from: Component<Poster>().erased, to: Component<Poster>(.child(\.title, .color(.text), .alpha(1))).erased,
      into: &json)
    #expect(String(decoding: json.bytes, as: UTF8.self).hasSuffix(",null"))
  }

  @Test func aSnapshotIsWholeByItself() {
    let text = HTMLSnapshot.text(of: [Row(Label.with(.text("x"), .color(.rgb(0x6B2FA0))))])
    #expect(text.contains("style=\"color:#6b2fa0\"") && !text.contains("data-style"))
  }

  @Test func aSubclassIsDrawnAnewAndKeepsWhatItsBaseHas() throws {
    for type in [Sum.self, GrandSum.self] as [Label.Type] {
      let component = Component<Sum>(.text("12"), .textStyle(.title), .set(\.currency, "USD"), .alpha(0.5))
      let any = type == Sum.self ? component.erased : try #require(component.converted(to: GrandSum.self)).erased
      let tree = try html(any)
      let sum = try #require(tree.all { $0.tag == "data" }.first)
      #expect(sum.text == "12")
      #expect(sum.attributes["value"] == "USD")
      #expect(sum.attributes["data-look"] == "title")
      #expect(sum.attributes["data-style"] == "--weight:USD;opacity:0.5")
    }
  }

  @Test(arguments: ["12px", "calc(1rem + 2%)", "oklch(60% .1 20 / 50%)", "var(--accent)", "linear-gradient(red, #fff)"])
  func aDeclarationThatComputesSomethingStands(_ value: String) throws {
    let tree = try html(Component<Sum>(.text("12"), .set(\.currency, value)).erased)
    #expect(tree.all { $0.attributes["data-style"] == "--weight:\(value)" }.count == 1)
  }

  @Test(arguments: [
    "red;}*{", "url(x)", "a\"b", "", "image(x)", "</style>", "\\66", "x{y}", "O'Neil", "a(", "a)b(", "/*", "*/ /*",
    "image-set('/x' 1x)", "-webkit-image-set(x)", "element(x)", "attr(x)", "cross-fade(x)", "URL(x)", "1\n2",
    String(repeating: "a", count: 201),
  ])
  func aDeclarationThatCouldSayMoreIsLeftOut(_ value: String) throws {
    let tree = try html(Component<Sum>(.text("12"), .set(\.currency, value)).erased)
    #expect(tree.all { $0.attributes["data-style"] != nil }.isEmpty)
  }

  func html(_ component: AnyComponent, _ form: Node.Form = .part) throws -> MarkupTree {
    try TemplateTests.firstHTML(component, form)
  }

  @Test func aSecretNeverComesDown() throws {
    let field = TextField.with(.kind(.secure), .text("hunter2")).erased
    let input = try #require(html(field).all { $0.tag == "input" }.first)
    #expect(input.properties["value"] == .text("") && input.attributes["type"] == "password")
    #expect(try !TemplateTests.values(field, .part).contains(.text("hunter2")))
    var json = JSONWriter()
    let other = TextField.with(.kind(.secure), .text("hunter3")).erased
    #expect(!HTMLTemplates.template(for: TextField.self, form: .part).writeChanges(from: field, to: other, into: &json))
  }

  @Test func aFieldPointsToItsHelpAndToWhatIsWrong() throws {
    let tree = try html(TextField.with(.label("Name"), .hint("As on the card"), .message("Too short")).erased)
    let input = try #require(tree.all { $0.tag == "input" }.first)
    #expect(input.attributes["aria-invalid"] == "true")
    let ids = try #require(input.attributes["aria-describedby"]).split(separator: " ").map(String.init)
    let texts = ids.flatMap { id in tree.all { $0.attributes["id"] == id } }.map(\.text)
    #expect(texts == ["As on the card", "Too short"])
    #expect(tree.children[0].tag == "label" && tree.children[0].children[0].text == "Name")
    #expect(input.attributes["data-key"] == "window/k/0")
  }

  @Test func theTypeOfAFieldIsSetBeforeItsValueAndOptionsBeforeTheChoice() throws {
    func order(_ type: View.Type) -> [String] {
      HTMLTemplates.template(for: type, form: .part).slots.map { $0.name ?? $0.kind.rawValue }
    }
    let field = order(TextField.self)
    #expect(try #require(field.firstIndex(of: "type")) < #require(field.firstIndex(of: "value")))
    let picker = HTMLTemplates.template(for: Picker.self, form: .part).slots.map(\.kind)
    #expect(try #require(picker.firstIndex(of: .markup)) < #require(picker.firstIndex(of: .property)))
  }

  @Test func aFormIsPostedWithTheSessionAndThePage() throws {
    let form = try #require(
      html(SectionView.with(.set(\.submission, "sign-in")).erased).all { $0.tag == "form" }.first)
    #expect(form.attributes["method"] == "post" && form.attributes["action"] == "/-/submit/sign-in")
    #expect(form.attributes["data-live"] == "off")
    let hidden = form.all { $0.attributes["type"] == "hidden" }.map { $0.attributes["value"] }
    #expect(hidden == ["tok\"en", "/a?b=\"c\"&d"])
    #expect(try html(SectionView.with().erased).all { $0.tag == "form" }.isEmpty)
  }

  @Test func variantsShareTheNumbersOfTheirSlots() {
    let usual = HTMLTemplates.template(for: SectionView.self, form: .part).slots
    let form = TemplateTests.template(SectionView.with(.set(\.submission, "x")).erased, .part).slots
    #expect(form.count > usual.count)
    #expect(zip(usual, form).allSatisfy { $0.kind == $1.kind && $0.name == $1.name })
  }

  @Test func rowsAreItemsAndChosenAsWhatTheyAre() throws {
    let component = Component.stack(Label.with(.text("a")), Label.with(.text("b"))).erased.setting(
      View.destination, to: "/x")
    let link = try html(component, .row(.link))
    #expect(link.tag == "li" && link.children[0].tag == "a" && link.children[0].attributes["href"] == "/x")
    #expect(link.all { $0.tag == "div" }.isEmpty)
    let button = try html(component, .row(.button)).children[0]
    #expect(button.tag == "button" && button.attributes["type"] == "button" && button.attributes["data-on"] == "tap:0")
    #expect(try html(component, .row(.heading)).attributes["class"] == "heading")
    #expect(try html(TableRow.with().erased, .row(.plain)).tag == "tr")
  }

  @Test func nothingThatCanBeActedOnStandsInALinkOrButton() throws {
    for specimen in [
      Component.stack(Link.with(), Button.with()).erased, Parcel.with().erased, MessageView.with().erased,
    ] {
      for form in [Row.Form.link, .button] {
        let inner = try html(specimen, .row(form)).children[0].children
        #expect(inner.flatMap { $0.all { ["a", "button", "div"].contains($0.tag) } }.isEmpty)
      }
    }
  }

  @Test func theStylesOfALayoutHoldUntilOthersAreSet() throws {
    let shelf = try html(Shelf.with(.child(\.second, .child(\.title, .text("x")))).erased)
    let labels = shelf.all { $0.attributes["data-look"]?.contains("ink-warning") == true }
    #expect(labels.map { $0.attributes["data-look"] } == ["headline ink-warning", "title ink-warning"])
    #expect(shelf.all { $0.tag == "button" }.allSatisfy { $0.attributes["hidden"] != nil })
  }

  @Test func aHeadingIsOneForThoseWhoListen() throws {
    let label = try html(Label.with(.text("Today"), .headingLevel(3)).erased)
    #expect(label.attributes["role"] == "heading" && label.attributes["aria-level"] == "3")
  }

  @Test func aSymbolIsDecorationUnlessItSaysSomething() throws {
    #expect(try html(ImageView.with(.image(.icon(.card))).erased).attributes["aria-hidden"] == "true")
    let told = try html(ImageView.with(.image(.icon(.card)), .caption("Visa")).erased)
    #expect(
      told.attributes["role"] == "img" && told.attributes["aria-label"] == "Visa"
        && told.attributes["aria-hidden"] == nil)
    let sheet = try html(WindowView.with().erased).all { $0.tag == "symbol" }.compactMap { $0.attributes["id"] }
    #expect(Set(sheet) == Set(Icon.standard.map { "icon-\($0.name)" }))
    let picker = try html(FilePicker.with(.label("Send")).erased)
    #expect(picker.all { $0.tag == "use" }.map { $0.attributes["href"] } == ["#icon-upload"])
  }

  @Test func aChartIsATableWithAllItsAmounts() throws {
    let bars = ChartItems([
      ChartItem(id: "a", label: "Rent", text: "10.00", value: 10),
      ChartItem(id: "b", label: "Food", text: "2.50", value: 2.5),
      ChartItem(id: "c", label: "Gift", text: "-1.00", value: -1),
    ])
    let chart = try html(BarChart.with(.bars(bars), .title("November")).erased)
    #expect(chart.all { $0.tag == "caption" }.map(\.text) == ["November"])
    #expect(chart.all { $0.tag == "th" }.map(\.text) == ["Rent", "Food", "Gift"])
    #expect(chart.all { $0.tag == "td" }.map { $0.children[0].text } == ["10.00", "2.50", "-1.00"])
    let drawn = chart.all { $0.tag == "rect" && $0.attributes["data-hue"] != "track" }
    #expect(drawn.map { $0.attributes["width"] } == ["90.9%", "22.7%", "9.1%"])
    #expect(drawn.map { $0.attributes["x"] } == ["9.1%", "9.1%", "0.0%"], "all begin or end at zero")
    #expect(Set(drawn.map { $0.attributes["data-hue"] }).count == 3)
  }

  @Test func theTabInSightSaysSoAndADialogIsNamed() throws {
    #expect(try html(TabView.with(.set(\.isSelected, true)).erased).attributes["aria-current"] == "page")
    #expect(try html(TabView.with().erased).attributes["aria-current"] == nil)
    let modal = try html(ModalView.with(.set(\.title, "New payment")).erased)
    #expect(
      modal.tag == "dialog" && modal.attributes["aria-label"] == "New payment"
        && modal.attributes["data-on"] == "dismiss:0")
    #expect(try html(ScreenView.with().erased).tag == "main")
    #expect(try html(ScreenView.with(.set(\.isModal, true)).erased).tag == "div")
  }

  @Test func anExportIsFetchedFromTheServerUnderItsName() throws {
    let link = try html(Link.with(.title("All"), .to(.export(Export("Umsätze 1/2.csv")))).erased)
    #expect(link.all { $0.tag == "a" }.first?.attributes["href"] == "/-/download/Ums%C3%A4tze%201%2F2.csv")
    #expect(Destination(address: "export:operations.csv") == nil, "nothing from elsewhere names an export")
  }

  @Test func aFileCanBeChosenDroppedAndStopped() throws {
    let tree = try html(FilePicker.with().erased)
    let zone = try #require(tree.all { $0.attributes["data-drop"] != nil }.first)
    #expect(zone.all { $0.tag == "input" }.map { $0.attributes["data-on"] } == ["file:0"])
    #expect(tree.all { $0.attributes["data-progress"] != nil || $0.attributes["data-cancel"] != nil }.count == 2)
    let stop = try #require(tree.all { $0.attributes["data-cancel"] != nil }.first)
    #expect(stop.children.isEmpty, "its words are the window's, which a template does not know")
  }

  @Test func aClassWithoutLayoutOrDrawingIsAnEmptySpan() throws {
    let tree = try html(Component<Unknown>(.tag("x")).erased)
    #expect(tree.tag == "span" && tree.children.isEmpty)
  }
}
