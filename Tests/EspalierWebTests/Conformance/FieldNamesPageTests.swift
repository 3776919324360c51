import Espalier
import EspalierBrowserTesting
import Observation
import TestSupport
import Testing

/// Fields that are named like the parts of a form, in a real browser.
@MainActor @Suite(.serialized, .takesTurns) struct FieldNamesPageTests {
  private static let names = ["elements", "closest", "dataset", "parentNode", "hasAttribute", "contains", "children"]

  @Test func `a form whose fields are named like its parts is sent, live and posted`() async throws {
    let model = Model()
    try await Browser.run { browser in
      try await LiveServer.run(
        submissions: [
          Submission("order"): { values, _ in
            await model.take(values.fields)
            return .moved(to: "/")
          }
        ], makeWindow: { _ in Window(coordinator: NamesCoordinator(Self.names), title: "Names") }
      ) { server in
        let page = try await browser.newPage(width: 800, height: 900)
        try await page.open(server.address)
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live' && espalier.isSettled")
        for name in Self.names { try await page.type("x\(name)", into: .field(name)) }
        try await page.tap(.button("Order"))
        try await page.wait(until: "document.readyState === 'complete'")
        while model.values.isEmpty { await Task.yield() }
        for name in Self.names { #expect(model.values[name] == "x\(name)") }
        #expect(try await page.consoleErrors().isEmpty)
        try await page.close()
      }
    }
  }

  @MainActor final class Model {
    private(set) var values: [String: String] = [:]
    func take(_ values: [String: String]) { self.values = values }
  }
}

private enum NamesRoute: Route {
  case names
  var path: Path { .root }
  static let paths = Paths<Self> { names }
}

private final class NamesCoordinator: Coordinator<NamesRoute> {
  private let names: [String]

  init(_ names: [String]) { self.names = names }

  override func placement(of route: NamesRoute) -> Placement<NamesRoute> { .root(NamesScene(self.names)) }
}

@MainActor @Observable private final class NamesScene: Scene {
  private let names: [String]
  private var texts: [String: String] = [:]

  init(_ names: [String]) { self.names = names }

  var screen: Screen {
    Screen(title: "Names") {
      Section("form", layout: .form, submission: Submission("order")) {
        for name in names {
          Row(TextField.with(.label(name), .name(FieldName(rawValue: name)))).id(name)
        }
        Row(Button.with(.title("Order"), .submission(Submission("order")))).id("send")
      }
    }
  }
}
