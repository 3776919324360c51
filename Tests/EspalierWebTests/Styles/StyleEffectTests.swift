import EspalierBrowserTesting
import EspalierNavigation
import EspalierTesting
import Observation
import TestSupport
import Testing

@testable import EspalierScreens
@testable import EspalierViews

/// Each style is proved by its effect in a real browser: in the first answer, when it comes later, and when it goes.
@MainActor @Suite(.serialized, .takesTurns) struct StyleEffectTests {
  @Test func theTableMissesNoProperty() {
    var wanted = Set<UInt16>()
    var elsewhere = Set<UInt16>()
    for list in PropertyList.espalierViews + PropertyList.espalierScreens {
      for (number, property) in list.byNumber {
        wanted.insert(number)
        if StyleTable.elsewhere["\(list.type).\(property.name)"] != nil { elsewhere.insert(number) }
      }
    }
    let proved = Set(StyleTable.all.map(\.property))
    // The cells of a table stand in a table alone: RowDrawingTests, BrowserConformanceTests.
    wanted.remove(TableRowProperties.columns.number)
    let missing = wanted.subtracting(proved).subtracting(elsewhere)
    #expect(missing.map { PropertyTable.description(of: $0).name }.sorted() == [])
    #expect(proved.intersection(elsewhere) == [])
    #expect(elsewhere.count == StyleTable.elsewhere.count, "each exception is a property that there is")
  }

  @Test func eachStyleHasItsEffectInTheFirstAnswerAndLiveAndGoesWithoutATrace() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in StyleCoordinator.window() }) { server in
        for path in ["/", "/set"] {
          let page = try await browser.newPage(
            width: 1280, height: 900, colourScheme: .light, reducesMotion: true)
          try await page.runBeforeEveryDocument(
            "document.addEventListener('focusin', (event) => (window.asked ??= []).push(event.target.closest('[data-tag]')?.dataset.tag), true)"
          )
          let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
          try await driver.open(path)
          // As it came, then changed, then changed back.
          var isOn = path == "/set"
          for step in 0..<3 {
            let wanted = StyleTable.all.map { item in
              // Who asked for the focus has done so for good.
              isOn || (item.property == View.focusRequest.number && step > 0)
            }
            var found = try await holds(page)
            // The focus moves after the patch is shown.
            for _ in 0..<50 where found != wanted.map(String.init) { found = try await holds(page) }
            for (index, item) in StyleTable.all.enumerated() {
              #expect(found[index] == "\(wanted[index])", "\(item.name) from \(path), step \(step): \(item.expression)")
            }
            try await page.tap(.button("Switch"))
            isOn.toggle()
            let state = isOn ? "on" : "off"
            try await page.wait(until: "document.querySelector('[data-tag=state]').textContent === '\(state)'")
          }
          #expect(try await page.consoleErrors().map(\.text) == [], "the policy has nothing against it")
          try await page.close()
        }
      }
    }
  }

  /// Returns the present answer of each line of the table.
  private func holds(_ page: Page) async throws -> [String] {
    let expressions = StyleTable.all.map { item in
      "(e, s, q, c, row) => \(item.expression)"
    }
    let sections = StyleTable.all.map { $0.sectionStyles == nil ? "0" : "1" }
    let result = try await page.run(
      script: """
        const c = (value) => {
          const probe = document.createElement("i");
          document.body.append(probe);
          probe.style.color = value;
          const color = getComputedStyle(probe).color;
          probe.remove();
          return color;
        };
        const tests = [\(expressions.joined(separator: ",\n"))];
        const ofSections = [\(sections.joined(separator: ","))];
        return tests.map((test, index) => {
          const section = [...document.querySelectorAll(".section")][index + 1];
          const at = section?.querySelector(".rows > *");
          const e = ofSections[index] ? section : section?.querySelector("[data-tag=it], [data-tag=another]");
          if (!e) return "no element";
          try {
            return String(Boolean(test(e, getComputedStyle(e), (path) => e.querySelector(path), c, at)));
          } catch (error) {
            return String(error);
          }
        });
        """)
    guard case .array(let values) = result else { return [] }
    return values.map { if case .string(let text) = $0 { text } else { "\($0)" } }
  }
}

/// A window whose only screen shows all lines of the table, each in a section of its own.
private enum StyleRoute: Route {
  case off, on
  var path: Path { self == .off ? .root : "/set" }
  static let paths = Paths<Self> {
    off; on
  }
}

@MainActor private final class StyleCoordinator: Coordinator<StyleRoute> {
  static func window() -> Window { Window(coordinator: StyleCoordinator(), title: "Styles") }

  override func placement(of route: StyleRoute) -> Placement<StyleRoute> { .root(StyleScene(isOn: route == .on)) }
}

@MainActor @Observable private final class StyleScene: Scene {
  var isOn: Bool
  init(isOn: Bool) { self.isOn = isOn }

  var screen: Screen {
    Screen(title: "Styles") {
      Section("switch") {
        Row(
          Button.with(.title("Switch"), .onTap { [weak self] in self?.isOn.toggle() }),
          Label.with(.text(isOn ? "on" : "off"), .tag("state")))
      }
      for (index, item) in StyleTable.all.enumerated() { section(item, at: index) }
    }
  }

  private func section(_ item: StyleCase, at index: Int) -> Section {
    let section = Section("case-\(index)") {
      Row(isOn ? item.on : item.off).id("it")
      if item.sectionStyles != nil { Row(Label.with(.text("Two"))).id("two") }
    }
    return (isOn ? item.sectionStyles ?? [] : []).reduce(section) { $0.styled($1) }
  }
}
