import Espalier
import EspalierBrowserTesting
import EspalierWeb
import Foundation
import Observation
import TestSupport
import Testing

/// A browser behind a proxy that lets no WebSocket through.
@MainActor
@Suite(.serialized, .takesTurns, .enabled(if: Nginx.path != nil, "Needs nginx: apt-get install nginx"))
struct PlainLineBrowserTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-plain-\(UUID().uuidString)")
  private static let isLive = "document.documentElement.dataset.espalier === 'live'"
  private static let isPlain = "sessionStorage['espalier-line'] === 'plain'"

  private func behind(
    _ kind: Proxy.Kind, _ body: @MainActor (Page, Proxy, Tally) async throws -> Void
  ) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let tally = Tally()
    try await Browser.run { browser in
      try await LiveServer.run(
        configure: {
          $0.limits.pages.disconnectedTime = .seconds(60)
          $0.limits.requests.time = .seconds(30)
        }, makeWindow: { _ in TallyCoordinator.window(tally) }
      ) { server in
        let proxy = try Proxy(kind, before: server.port, in: folder)
        let page = try await browser.newPage(width: 800, height: 600)
        do {
          try await body(page, proxy, tally)
        } catch {
          await proxy.stop()
          throw error
        }
        try await page.close()
        await proxy.stop()
      }
    }
  }

  @Test(arguments: Proxy.Kind.allCases)
  func `a page is live within seconds, and all that is done counts once`(kind: Proxy.Kind) async throws {
    try await behind(kind) { page, proxy, tally in
      try await page.openWhenThere(proxy.address)
      try await page.wait(until: "\(Self.isLive) && \(Self.isPlain)", timeout: .seconds(15))
      for count in 1...20 {
        try await page.find(.button("Add one")).tap()
        try await page.wait(until: "document.body.innerText.includes('\(count) in all')")
      }
      // Without waiting, as somebody who is quick.
      try await page.evaluate(
        "[...Array(30)].forEach(() => [...document.querySelectorAll('button')].find((e) => e.innerText === 'Add one').click())"
      )
      try await page.wait(until: "document.body.innerText.includes('50 in all') && espalier.isSettled")
      #expect(tally.count == 50)
      try await page.find(.field("Name")).type("Zoë")
      try await page.wait(until: "document.body.innerText.includes('Hello Zoë')")
      // What the server does by itself comes too.
      tally.count = 1_000
      try await page.wait(until: "document.body.innerText.includes('1000 in all')")
      #expect(!(try await page.evaluate("document.documentElement.classList.contains('offline')").boolValue ?? true))
      // The next page begins so.
      try await page.reload()
      try await page.wait(until: "\(Self.isLive) && document.body.innerText.includes('1000 in all')")
      try await page.find(.button("Add one")).tap()
      try await page.wait(until: "document.body.innerText.includes('1001 in all') && espalier.isStored")
      #expect(tally.count == 1_001)
    }
  }

  @Test func `a large page and a large text go over plain requests`() async throws {
    try await behind(.forbids) { page, proxy, _ in
      try await page.openWhenThere(proxy.address)
      try await page.wait(until: "\(Self.isLive) && \(Self.isPlain)", timeout: .seconds(15))
      try await page.find(.button("Many")).tap()
      try await page.wait(until: "document.body.innerText.includes('row 2 ends')", timeout: .seconds(30))
      let text = String(repeating: "ab", count: 20_000)
      try await page.run(
        script: """
          const field = document.querySelector("input");
          field.focus();
          field.value = "\(text)";
          field.dispatchEvent(new Event("input", { bubbles: true }));
          """)
      try await page.wait(until: "document.body.innerText.includes('Length 40000 and 0')")
    }
  }

  @Test func `texts of many bytes that were waiting go over plain requests, whatever is typed in them`() async throws {
    try await behind(.forbids) { page, proxy, _ in
      try await page.openWhenThere(proxy.address)
      try await page.wait(until: "\(Self.isLive) && \(Self.isPlain)", timeout: .seconds(15))
      await proxy.stop()
      try await page.wait(until: "document.documentElement.classList.contains('offline')")
      // Fewer characters than a browser sends to its end when the page goes, and more bytes.
      try await page.run(
        script: """
          for (const field of document.querySelectorAll("input")) {
            field.focus();
            field.value = "\u{8a9e}".repeat(12_000);
            field.dispatchEvent(new Event("input", { bubbles: true }));
          }
          """)
      try proxy.start()
      try await page.wait(
        until: "document.body.innerText.includes('Length 12000 and 12000') && espalier.isStored", timeout: .seconds(40))
    }
  }

  @Test func `a line of plain requests heals when the proxy is back`() async throws {
    try await behind(.forbids) { page, proxy, tally in
      try await page.openWhenThere(proxy.address)
      try await page.wait(until: "\(Self.isLive) && \(Self.isPlain)", timeout: .seconds(15))
      await proxy.stop()
      try await page.wait(until: "document.documentElement.classList.contains('offline')")
      try await page.find(.button("Add one")).tap()
      #expect(tally.count == 0)
      try proxy.start()
      try await page.wait(
        until: "document.body.innerText.includes('1 in all') && espalier.isStored", timeout: .seconds(40))
      #expect(tally.count == 1)
    }
  }

  @Test func `a page that nobody sees gives its line up, and has it again when it is seen`() async throws {
    try await behind(.forbids) { page, proxy, tally in
      try await page.runBeforeEveryDocument(
        "{ const set = setTimeout; window.setTimeout = (act, wait) => set(act, wait === 20000 ? 50 : wait); }")
      try await page.openWhenThere(proxy.address)
      try await page.wait(until: "\(Self.isLive) && \(Self.isPlain) && espalier.isSettled", timeout: .seconds(15))
      func see(_ isHidden: Bool) async throws {
        try await page.run(
          script: """
            Object.defineProperty(document, "hidden", { value: \(isHidden), configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
            """)
      }
      try await see(true)
      try await page.wait(until: "!espalier.isSettled")
      tally.count = 7
      try await see(false)
      try await page.wait(until: "document.body.innerText.includes('7 in all') && espalier.isSettled")
      try await page.find(.button("Add one")).tap()
      try await page.wait(until: "document.body.innerText.includes('8 in all')")
    }
  }

  @Test func `where WebSockets get through, none of this is used`() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(makeWindow: { _ in TallyCoordinator.window(Tally()) }) { server in
        let page = try await browser.newPage(width: 800, height: 600)
        try await page.open(server.address)
        try await page.wait(until: Self.isLive)
        try await page.find(.button("Add one")).tap()
        try await page.wait(until: "document.body.innerText.includes('1 in all')")
        #expect(try await page.evaluate(Self.isPlain).boolValue == false)
        let requests = "performance.getEntriesByType('resource').filter((one) => one.name.includes('/-/line')).length"
        #expect(try await page.evaluate(requests).intValue == 0)
        try await page.close()
      }
    }
  }
}
