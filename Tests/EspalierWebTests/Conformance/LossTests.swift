import Espalier
import EspalierBrowserTesting
import EspalierWeb
import Foundation
import Observation
import TestSupport
import Testing

/// Tests that a person hears of state that could not be kept over a restart.
@MainActor @Suite(.serialized, .drivesBrowsers) struct LossTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-loss-\(UUID().uuidString)")

  @Test func `state that is too large to be kept is told of until the person has answered`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let loss = "Not everything came back"
    try await Browser.run { browser in
      let page = try await browser.newPage()
      var port = 0
      func served(_ work: @MainActor (BrowserDriver) async throws -> Void) async throws {
        try await LiveServer.run(
          folder: folder, port: port, configure: { $0.restoration.maximumBytes = 2_000 },
          makeWindow: { _ in Window(coordinator: LetterCoordinator(), title: "Letters") }
        ) { server in
          let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
          if port == 0 {
            port = server.port
            try await driver.open("/")
          } else {
            try await page.wait(until: "!document.documentElement.classList.contains('offline')", timeout: .seconds(30))
            try await driver.settle()
          }
          try await work(driver)
        }
        try await page.wait(until: "document.documentElement.classList.contains('offline')")
      }
      try await served { driver in
        try await driver.tap("Write")
        #expect(try await driver.text().contains("5000 letters"))
        #expect(!(try await driver.text()).contains(loss))
      }
      try await served { driver in
        let text = try await driver.text()
        #expect(text.contains(loss))
      }
      try await served { driver in
        #expect(try await driver.text().contains(loss), "nobody has answered")
        try await driver.tap("OK")
        #expect(!(try await driver.text()).contains(loss))
        #expect(try await driver.text().contains("0 letters"))
      }
      try await page.close()
    }
  }
}

/// A scene that keeps more than there is room for.
@MainActor @Observable private final class LetterScene: Scene, StateRestoring {
  private var text = ""

  var restorationState: String? { text.isEmpty ? nil : text }
  func restore(_ kept: String) { text = kept }

  var screen: Screen {
    Screen(title: "Letters") {
      Section("letters") {
        Row(Label.with(.text("\(text.count) letters")))
        Row(Button.with(.title("Write"), .onTap { [weak self] in self?.text = String(repeating: "x", count: 5_000) }))
      }
    }
  }
}

private enum LetterRoute: Route {
  case start
  var path: Path { .root }
  static let paths = Paths<Self> { start }
}

private final class LetterCoordinator: Coordinator<LetterRoute> {
  override func placement(of route: LetterRoute) -> Placement<LetterRoute> { .root(LetterScene()) }
}
