import Espalier
import EspalierBrowserTesting
import EspalierTesting
import EspalierWeb
import TestSupport
import Testing

/// Tests that a link to a part of another place leads to that part.
@MainActor @Suite(.serialized, .takesTurns) struct FragmentTests {
  @Test func `a link with a fragment leads to the part that it names`() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in Window(coordinator: PartsCoordinator(), title: "Test") }) { server in
        let page = try await browser.newPage(width: 800, height: 600)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await driver.tap("To the part")
        #expect(try await page.evaluate("location.pathname + location.hash").stringValue == "/parts#part")
        let isInSight = "Math.abs(document.getElementById('part').getBoundingClientRect().top) < innerHeight"
        try await page.wait(until: isInSight)
        #expect(try await page.evaluate("scrollY > 1000").boolValue == true)
        // Further on, and back to it.
        try await driver.tap("Onwards")
        #expect(try await page.evaluate("location.pathname + location.hash").stringValue == "/last")
        try await page.back()
        try await page.find(.text("Onwards"))
        try await driver.settle()
        #expect(try await page.evaluate("location.pathname + location.hash").stringValue == "/parts#part")
        try await page.back()
        try await page.find(.text("To the whole"))
        try await driver.tap("To the whole")
        #expect(try await page.evaluate("location.pathname + location.hash").stringValue == "/parts")
        try await page.wait(until: "scrollY === 0")
        try await page.close()
      }
    }
  }
}

private final class PartView: View {}

extension PartView: HTMLDrawn {
  static func draw(_ element: inout HTMLElement) {
    element.set("id", to: "part")
    element.add(text: "The part")
  }
}

@MainActor private final class BeginningScene: Scene {
  var screen: Screen {
    Screen(title: "Beginning") {
      Section("links") {
        Row(Label.with(.text("To the part"))).link(to: "/parts#part")
        Row(Label.with(.text("To the whole"))).link(to: "/parts")
      }
    }
  }
}

@MainActor private final class PartsScene: Scene {
  var screen: Screen {
    Screen(title: "Parts") {
      Section("rows") {
        for number in 1...80 { Row(Label.with(.text("Line \(number)"))) }
        Row(PartView.with())
        Row(Label.with(.text("Onwards"))).link(to: "/last")
        for number in 81...100 { Row(Label.with(.text("Line \(number)"))) }
      }
    }
  }
}

@MainActor private final class LastScene: Scene {
  var screen: Screen { Screen(title: "Last") { Section("last") { Row(Label.with(.text("The end"))) } } }
}

private enum PartsRoute: Route {
  case beginning, parts, last

  var path: Path {
    switch self {
    case .beginning: .root
    case .parts: "/parts"
    case .last: "/last"
    }
  }

  static let paths = Paths<Self> {
    beginning; parts; last
  }
}

private final class PartsCoordinator: Coordinator<PartsRoute> {
  override func placement(of route: PartsRoute) -> Placement<PartsRoute> {
    switch route {
    case .beginning: .root(BeginningScene())
    case .parts: .push(PartsScene(), over: .beginning)
    case .last: .push(LastScene(), over: .parts)
    }
  }
}
