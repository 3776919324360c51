import EspalierBrowserTesting
import EspalierPrograms
import ExampleTesting
import Foundation
import Testing

/// The inspector beside Wallet, as whoever works on Wallet opens it.
@Suite(.serialized, .timeLimit(.minutes(15))) struct InspectorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var data: URL { folder.url.appending(path: "data") }

  private func isLive(_ page: Page) async throws {
    try await page.wait(until: "document.documentElement.dataset.espalier === 'live'", timeout: .seconds(20))
  }

  @Test(arguments: [[], ["--workers", "2"]])
  func itShowsPagesModulesAndPlaces(arguments: [String]) async throws {
    let wallet = try await WalletProcess(directory: data, arguments: arguments + ["--inspector"])
    let token = try String(contentsOf: data.appending(path: "web/inspector-token"), encoding: .utf8)
    try await Browser.run { browser in
      let visitor = try await browser.newPage()
      try await visitor.open(wallet.address)
      try await isLive(visitor)
      let inspector = try await browser.newPage(width: 1280, height: 900)
      try await inspector.open(wallet.address + "/_espalier/")
      try await isLive(inspector)
      try await inspector.type(token.trimmingCharacters(in: .newlines), into: .field("Token"))
      try await inspector.tap(.button("Open"))
      try await inspector.find(.heading("Pages"))
      // All that it asks for goes to one process, and that knows who it is.
      for _ in 0..<4 {
        try await inspector.open(wallet.address + "/_espalier/places")
        try await isLive(inspector)
        try await inspector.find(.heading("Places"))
      }
      #expect(try await inspector.text().contains("/accounts/{AccountID}"))
      guard arguments.count == 1 else { return }
      // With several processes the visitor's page may be another one's.
      try await inspector.open(wallet.address + "/_espalier/")
      try await isLive(inspector)
      try await inspector.tap(.css("main li a").first)
      try await inspector.find(.heading("Modules and scopes"))
      #expect(try await inspector.text().contains("Scope"))
      #expect(try await inspector.accessibilityViolations().isEmpty)
      #expect(try await inspector.consoleErrors().isEmpty)
    }
    #expect(await wallet.stop().isSuccess)
  }
}
