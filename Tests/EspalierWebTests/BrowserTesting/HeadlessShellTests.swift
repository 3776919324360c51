import EspalierBrowserTesting
import Foundation
import Testing

/// Tests of Chromium's headless shell, which is taken where it is installed and no window is wanted.
@Suite(.serialized, .drivesBrowsers)
struct HeadlessShellTests {
  private static let path = "/usr/bin/chromium-headless-shell"
  private static let isInstalled = FileManager.default.isExecutableFile(atPath: path)

  @Test func `it is the standard one where it is there, and a window or a path is the person's choice`() {
    #expect(BrowserOptions(kind: .chromium).browserPath == (Self.isInstalled ? Self.path : "/usr/bin/chromium"))
    #expect(BrowserOptions(kind: .chromium, isHeadless: false).browserPath == "/usr/bin/chromium")
    #expect(BrowserOptions(kind: .chromium, browserPath: "/opt/chrome").browserPath == "/opt/chrome")
    #expect(BrowserOptions(kind: .firefox).browserPath == "/usr/bin/firefox-esr")
  }

  @Test(.enabled(if: isInstalled, "Needs the shell; on Debian: apt-get install chromium-headless-shell"))
  func `a page has its setting, takes input and is read`() async throws {
    let server = try await PageServer()
    defer { server.stop() }
    try await Browser.run(BrowserOptions(kind: .chromium, browserPath: Self.path)) { browser in
      let page = try await browser.newPage(
        width: 900, height: 700, colourScheme: .dark, language: "de-DE", timeZone: "Asia/Tokyo")
      try await page.open(
        server.page("<label>Name <input></label><button onclick='this.textContent=1.5.toLocaleString()'>Go</button>"))
      let setting = try await page.evaluate(
        "[innerWidth, innerHeight, matchMedia('(prefers-color-scheme: dark)').matches, navigator.language]")
      #expect(setting == [900, 700, true, "de-DE"])
      try await page.type("Ada", into: .field("Name"))
      #expect(try await page.evaluate("document.querySelector('input').value") == "Ada")
      try await page.tap(.button("Go"))
      #expect(try await page.find(.css("button")).text() == "1,5")
      #expect(try await page.evaluate("navigator.userAgent").stringValue?.contains("HeadlessChrome") == true)
    }
  }
}
