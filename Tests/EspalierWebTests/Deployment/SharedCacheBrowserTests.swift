import Espalier
import EspalierBrowserTesting
import EspalierWeb
import Foundation
import TestSupport
import Testing

/// Two people whose answers go through one cache, which keeps all that may be kept.
@MainActor
@Suite(.serialized, .takesTurns, .enabled(if: Nginx.path != nil, "Needs nginx: apt-get install nginx"))
struct SharedCacheBrowserTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-cache-\(UUID().uuidString)")
  private static let isLive = "document.documentElement.dataset.espalier === 'live'"

  @Test func `neither sees the other's page, and both have their files from the cache`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Browser.run { browser in
      // Each window has a model of its own.
      try await LiveServer.run(makeWindow: { _ in TallyCoordinator.window(Tally()) }) { server in
        let proxy = try Proxy(.keepsAnswers, before: server.port, in: folder)
        let ada = try await browser.newPage(width: 800, height: 600)
        let bob = try await browser.newPage(width: 800, height: 600)
        do {
          try await ada.openWhenThere(proxy.address)
          try await ada.wait(until: Self.isLive, timeout: .seconds(15))
          try await ada.find(.field("Name")).type("Ada")
          try await ada.wait(until: "document.body.innerText.includes('Hello Ada') && espalier.isStored")
          try await bob.open(proxy.address)
          try await bob.wait(until: Self.isLive, timeout: .seconds(15))
          #expect(!(try await bob.text().contains("Ada")))
          let sessions = try await (cookie(of: ada), cookie(of: bob))
          #expect(sessions.0 != nil && sessions.1 != nil && sessions.0 != sessions.1)
          try await ada.reload()
          try await ada.wait(until: Self.isLive)
          #expect(try await cookie(of: ada) == sessions.0)
          // A page is never kept; a file is, and brings nobody's cookie.
          #expect(try await kept("/", on: bob) == "MISS")
          #expect(try await kept("/", on: ada) == "MISS")
          let script = try await bob.evaluate("document.querySelector('script[src]').getAttribute('src')").stringValue
          _ = try await kept(#require(script), on: ada)
          #expect(try await kept(#require(script), on: bob) == "HIT")
        } catch {
          await proxy.stop()
          throw error
        }
        try await ada.close()
        try await bob.close()
        await proxy.stop()
      }
    }
  }

  private func cookie(of page: Page) async throws -> String? {
    try await page.cookies().first { $0.name.contains("espalier") }?.value
  }

  /// Says what the cache did with a request.
  private func kept(_ path: String, on page: Page) async throws -> String? {
    try await page.evaluate(
      "fetch('\(path)', { cache: 'no-store' }).then((answer) => answer.headers.get('X-Cache'))"
    ).stringValue
  }
}
