import Espalier
import EspalierBrowserTesting
import EspalierTLS
import EspalierWeb
import Foundation
import TestSupport
import Testing

/// A browser that speaks https, with nginx as the guide configures it, or with the server itself.
@MainActor @Suite(.serialized, .takesTurns) struct SecureBrowserTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-secure-\(UUID().uuidString)")
  private let received = ReceivedTexts()

  /// A browser that takes the name for this machine's, and the certificate of nobody for good.
  private func withBrowser(_ body: @MainActor (Page) async throws -> Void) async throws {
    // The arguments are Chromium's, so each test stands in `NeedsChromium`.
    let options = BrowserOptions(
      kind: .chromium,
      arguments: ["--ignore-certificate-errors", "--host-resolver-rules=MAP wallet.example 127.0.0.1"])
    try await Browser.run(options) { browser in
      let page = try await browser.newPage(width: 800, height: 600)
      try await body(page)
      try await page.close()
    }
  }

  private func isLive(_ page: Page) async throws {
    try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
    // Cookies that only https carries, and no script reads.
    #expect(try await page.evaluate("document.cookie.includes('session')").boolValue == false)
    #expect(try await page.evaluate("isSecureContext && location.protocol === 'https:'").boolValue == true)
  }

  private func sendFile(_ page: Page) async throws {
    let text = (0..<300_000).map { "\($0),bread\n" }.joined()
    let path = folder.appending(path: "large.csv")
    try Data(text.utf8).write(to: path)
    try await page.choose(file: path, in: .css("input[type=file]"))
    try await page.wait(until: "document.body.innerText.includes('Received large.csv')", timeout: .seconds(30))
    #expect(received.texts.last == text)
  }

  @Test(.needsChromium(.theServerItselfSpeaksHTTPSWithItsCertificate))
  func theServerItselfSpeaksHTTPSWithItsCertificate() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let certificate = try await Certificate(in: folder)
    try await withBrowser { page in
      try await LiveServer.run(
        folder: folder,
        configure: { $0.certificate = CertificateFiles(chain: certificate.chain, key: certificate.key) },
        makeWindow: { _ in UploadCoordinator.window(received) }
      ) { server in
        try await page.open("https://127.0.0.1:\(server.port)/")
        try await isLive(page)
        try await sendFile(page)
        #expect(try await page.consoleErrors().isEmpty)
      }
    }
  }

  @Test(
    .needsChromium(.aPageIsLiveOverHTTP2BehindNginxAndHealsWhenNginxIsBack),
    .enabled(if: Nginx.path != nil, "Needs nginx: apt-get install nginx"))
  func aPageIsLiveOverHTTP2BehindNginxAndHealsWhenNginxIsBack() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let certificate = try await Certificate(in: folder)
    let port = try FreePort.find()
    try await withBrowser { page in
      try await LiveServer.run(
        folder: folder,
        configure: {
          $0.access.publicOrigin = "https://wallet.example:\(port)"
          $0.access.trustedProxies = [NetworkRange("127.0.0.1")].compactMap(\.self)
          // The page waits for as long as it takes nginx to be back.
          $0.limits.pages.disconnectedTime = .seconds(60)
        },
        makeWindow: { _ in UploadCoordinator.window(received) }
      ) { server in
        let nginx = try Nginx(before: server.port, on: port, certificate, in: folder)
        do {
          try await opens(page, "https://wallet.example:\(port)/")
          try await isLive(page)
          let navigation = "performance.getEntriesByType('navigation')[0].nextHopProtocol"
          #expect(try await page.evaluate(navigation).stringValue == "h2", "\(nginx.log)")
          try await sendFile(page)
        } catch {
          await nginx.stop()
          Issue.record("\(nginx.log)")
          throw error
        }
        await nginx.stop()
        try await page.wait(until: "document.documentElement.classList.contains('offline')")
        let again = try Nginx(before: server.port, on: port, certificate, in: folder)
        try await page.wait(
          until: "!document.documentElement.classList.contains('offline')", timeout: .seconds(30))
        #expect(try await page.text().contains("Received large.csv"), "the page is the one that it was")
        try await sendFile(page)
        await again.stop()
      }
    }
  }

  @Test(
    .needsChromium(.aPageBehindNginxHealsWhenItsWorkerIsKilled),
    .enabled(if: Nginx.path != nil, "Needs nginx: apt-get install nginx"))
  func aPageBehindNginxHealsWhenItsWorkerIsKilled() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let certificate = try await Certificate(in: folder)
    let port = try FreePort.find()
    let origin = "https://wallet.example:\(port)"
    // The options of the guide's unit.
    try await WorkersProcess.run(workers: 2, arguments: ["--origin", origin, "--trust-proxy", "127.0.0.1"]) { program in
      let nginx = try Nginx(before: program.port, on: port, certificate, in: folder)
      do {
        try await withBrowser { page in
          try await opens(page, "\(origin)/")
          try await isLive(page)
          try await page.find(.button("Add one")).tap()
          try await page.wait(until: "document.body.innerText.includes('Count 1') && window.espalier.isStored")
          let said = try await page.text()
          let killed = try #require(said.firstMatch(of: /by (\d+)/).flatMap { pid_t($0.1) }, "\(said)")
          #expect(try program.workers.contains(killed))
          kill(killed, SIGKILL)
          try await page.wait(
            until: "document.body.innerText.includes('Count 1') && !document.body.innerText.includes('by \(killed)')",
            timeout: .seconds(30))
          try await page.find(.button("Add one")).tap()
          try await page.wait(until: "document.body.innerText.includes('Count 2')")
        }
      } catch {
        await nginx.stop()
        Issue.record("\(nginx.log)")
        throw error
      }
      await nginx.stop()
    }
  }

  /// Opens an address as soon as somebody listens there.
  private func opens(_ page: Page, _ address: String) async throws {
    for _ in 0..<50 {
      do {
        return try await page.open(address)
      } catch {
        try await page.run(script: "return new Promise((go) => setTimeout(go, 100))")
      }
    }
    try await page.open(address)
  }
}
