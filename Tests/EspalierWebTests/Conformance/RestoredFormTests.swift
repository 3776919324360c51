import Espalier
import EspalierBrowserTesting
import Observation
import TestSupport
import Testing

/// Browsers fill in the fields of a page that is loaded again as they were when it was left. The app's own values have the say
/// where they are others by then.
@MainActor @Suite(.serialized, .takesTurns) struct RestoredFormTests {
  private static let isLive = "document.documentElement.dataset.espalier === 'live'"

  private func served(
    in kind: BrowserKind, _ body: @MainActor (Page, RestoredModel, String) async throws -> Void
  ) async throws {
    let model = RestoredModel()
    try await Browser.run(BrowserOptions(kind: kind)) { browser in
      let page = try await browser.newPage(width: 800, height: 600)
      try await LiveServer.run(
        makeWindow: { _ in Window(coordinator: RestoredCoordinator(model), title: "Test") }
      ) { server in
        try await page.open(server.address)
        try await page.wait(until: Self.isLive)
        try await body(page, model, server.address)
      }
      try await page.close()
    }
  }

  /// A person makes one choice of each kind, and waits until the app has them.
  private func choose(on page: Page, _ model: RestoredModel) async throws {
    try await page.tap(.field("Weekly"))
    try await page.find(.field("Colour")).choose("Blue")
    try await page.tap(.field("Large"))
    try await page.tap(.field("Second"))
    try await type("03042026", on: page)
    try await page.type("Ada", into: .field("Name"))
    try await page.tap(.heading("Test"))
    try await page.wait(until: "espalier.isStored && document.body.innerText.includes('\(RestoredModel.chosen)')")
    #expect(model.words == RestoredModel.chosen)
  }

  /// Types into the field of a date as it is written in the page's language. Each digit of a year makes a date, and is answered
  /// before the next.
  private func type(_ digits: String, on page: Page) async throws {
    var target: Element? = try await page.find(.field("Due"))
    for digit in digits {
      if let field = target.take() { try await field.press(Key(digit)) } else { try await page.press(Key(digit)) }
      try await page.evaluate("espalier.echo()")
    }
  }

  @Test(arguments: BrowserKind.installed)
  func `a page that is loaded again shows what was changed elsewhere`(kind: BrowserKind) async throws {
    try await served(in: kind) { page, model, _ in
      try await choose(on: page, model)
      try await page.evaluate("void espalier.disconnect()")
      model.change()
      try await page.reload()
      try await page.wait(until: "\(Self.isLive) && espalier.isStored")
      #expect(try await page.text().contains(RestoredModel.changed))
      #expect(model.words == RestoredModel.changed)
      try await shows(model, on: page)
    }
  }

  @Test(arguments: BrowserKind.installed)
  func `a page to which somebody goes back does too`(kind: BrowserKind) async throws {
    try await served(in: kind) { page, model, address in
      try await choose(on: page, model)
      try await page.open(address + "/-/health")
      model.change()
      try await page.back()
      try await page.wait(until: "\(Self.isLive) && espalier.isStored")
      try await page.wait(until: "document.body.innerText.includes('\(RestoredModel.changed)')")
      #expect(model.words == RestoredModel.changed)
      try await shows(model, on: page)
    }
  }

  private func shows(_ model: RestoredModel, on page: Page) async throws {
    #expect(try await page.evaluate("document.querySelector('[type=checkbox]').checked").boolValue == model.isWeekly)
    #expect(try await page.find(.field("Name")).value() == model.name)
    #expect(try await page.find(.field("Colour")).value() == model.colour)
    let shown = try await page.evaluate(
      """
      [...document.querySelectorAll('[type=radio]:checked')].map((one) => one.labels[0].innerText.trim()).join()
      """
    ).stringValue
    #expect(shown == "Medium,Third")
    #expect(try await page.find(.field("Due")).value() ?? "" == model.day?.description)
  }

  @Test(arguments: BrowserKind.installed)
  func `a date can be typed digit by digit, though only years of this century are taken`(kind: BrowserKind) async throws
  {
    try await served(in: kind) { page, model, _ in
      try await type("03042026", on: page)
      try await page.wait(until: "espalier.isStored")
      #expect(model.day == Day(year: 2026, month: 3, day: 4))
      #expect(try await page.find(.field("Due")).value() == "2026-03-04")
    }
  }
}

@MainActor @Observable private final class RestoredModel {
  var isWeekly = false
  var colour = "red"
  var size = "small"
  var row: Int? = 1
  var day: Day?
  var name = ""
  nonisolated init() {}

  static let chosen = "true blue large 2 2026-03-04 Ada"
  static let changed = "false green medium 3 2026-05-06 Eve"

  var words: String { "\(isWeekly) \(colour) \(size) \(row ?? 0) \(day?.description ?? "never") \(name)" }

  func change() {
    (isWeekly, colour, size, row) = (false, "green", "medium", 3)
    (day, name) = (Day(year: 2026, month: 5, day: 6), "Eve")
  }
}

private struct RestoredRow: Identifiable, Equatable {
  let id: Int
  var name: String { ["First", "Second", "Third"][id - 1] }
}

private enum RestoredRoute: Route {
  case form
  var path: Path { .root }
  static let paths = Paths<Self> { form }
}

private final class RestoredCoordinator: Coordinator<RestoredRoute> {
  private let model: RestoredModel
  init(_ model: RestoredModel) { self.model = model }
  override func placement(of route: RestoredRoute) -> Placement<RestoredRoute> { .root(RestoredScene(self.model)) }
}

private final class RestoredScene: Scene {
  private let model: RestoredModel
  init(_ model: RestoredModel) { self.model = model }

  var screen: Screen {
    Screen(title: "Test") {
      Section("form", layout: .form) {
        Toggle.with(.label("Weekly"), .isOn(Binding(model, \.isWeekly)))
        Picker.with(
          .label("Colour"),
          .options([PickerOption("red", "Red"), PickerOption("green", "Green"), PickerOption("blue", "Blue")]),
          .selection(Binding(model, \.colour)))
        DateField.with(
          .label("Due"), .day(Binding(model, \.day)), .minimum(Day(year: 2000, month: 1, day: 1)),
          .maximum(Day(year: 2099, month: 12, day: 31)))
        TextField.with(.label("Name"), .text(Binding(model, \.name)))
      }
      Section("size") {
        Picker.with(
          .label("Size"), .variant(.segmented),
          .options([PickerOption("small", "Small"), PickerOption("medium", "Medium"), PickerOption("large", "Large")]),
          .selection(Binding(model, \.size)))
      }
      Section("rows", (1...3).map(RestoredRow.init), selection: .one(Binding(model, \.row))) { row in
        Row(Label.with(.text(row.name)))
      }
      Section("words") { Label.with(.text(model.words)) }
    }
  }
}
