import Espalier
import EspalierBrowserTesting
import EspalierWeb
import Foundation
import Testing

@testable import Sample

/// The app in a real browser. Without one these tests are left out.
@Suite(.serialized, .enabled(if: BrowserOptions().isInstalled), .timeLimit(.minutes(10))) struct SampleBrowserTests {
  @Test(arguments: [PageSetting.desktop, .phone])
  func `an item is added, deleted and brought back`(setting: PageSetting) async throws {
    try await serving { app, address in
      try await Browser.run { browser in
        let page = try await browser.newPage(setting)
        try await page.open(address)
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        // template if sign-in
        try await page.type(app.accounts.setUpCode, into: .field("Set-up code"))
        try await page.type("Ada", into: .field("Name"))
        try await page.type("correct horse", into: .field("Password"))
        try await page.tap(.button("Make the account"))
        try await page.find(.textContaining("Signed in as Ada"))
        try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
        // template end
        try await page.tap(.link("Add the first one"))
        try await page.type("Bread", into: .field("Title"))
        try await page.press(.enter)
        try await page.tap(.link("Bread"))
        try await page.find(.heading("Bread"))
        #expect(try await page.overprints().isEmpty)
        try await page.tap(.button("Delete"))
        try await page.tap(.button("Undo"))
        try await page.find(.textContaining("1 item"))
        #expect(try await page.overprints().isEmpty)
        #expect(try await page.consoleErrors().isEmpty)
      }
    }
  }

  /// Serves the app on a free port, with a folder of its own, while the work runs.
  private func serving(_ work: @Sendable (_ app: SampleApp, _ address: String) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sample-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = try await SampleApp(Launch(options: NoOptions(), directory: folder))
    var configuration = WebConfiguration(dataDirectory: folder, title: app.title)
    configuration.port = 0
    let server = await WebServer(configuration, host: AppHost(app))
    let (ports, listening) = AsyncStream.makeStream(of: Int.self)
    let task = Task {
      defer { listening.finish() }
      try await server.run { listening.yield($0) }
    }
    // Without a port the server could not begin, and says why.
    guard let port = await ports.first(where: { _ in true }) else { return try await task.value }
    let result: Result<Void, any Error>
    do { result = .success(try await work(app, "http://127.0.0.1:\(port)")) } catch { result = .failure(error) }
    task.cancel()
    _ = await task.result
    try result.get()
  }
}
