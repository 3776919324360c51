import EspalierBrowserTesting
import Foundation
import Testing

/// Tests of a browser's beginning and end, and of what its pages share.
@Suite(.serialized, .drivesBrowsers)
struct BrowserLifeTests {
  @Test(arguments: BrowserKind.installed) func pagesShareNothingAndTabsShareCookies(_ kind: BrowserKind) async throws {
    try await TestPages.withServer(kind) { browser, server in
      let one = try await browser.newPage()
      let other = try await browser.newPage()
      for page in [one, other] { try await page.open(server.page("<title>Start</title>")) }
      let expiry = Date(timeIntervalSince1970: (Date.now.timeIntervalSince1970 + 3600).rounded())
      let cookie = BrowserCookie(
        name: "session", value: "s1", isHTTPOnly: true, sameSite: .strict, expires: expiry)
      try await one.setCookie(cookie)
      try await one.reload()
      let kept = try #require(try await one.cookie("session"))
      #expect(kept.isHTTPOnly && !kept.isSecure && kept.sameSite == .strict && kept.expires == expiry)
      #expect(try await one.evaluate("document.cookie") == "")
      #expect(try await one.find(.css("#cookie")).text() == "session=s1")
      #expect(try await other.cookies().isEmpty)
      let tab = try await one.newTab()
      try await tab.open(server.page("<title>Second</title>"))
      #expect(try await tab.find(.css("#cookie")).text() == "session=s1")
      async let titles = [one.title(), tab.title(), one.title(), other.title()]
      #expect(try await titles == ["Start", "Second", "Start", "Start"])
      #expect(try await one.tabs().count == 2)
      try await tab.close()
      #expect(try await one.title() == "Start")
      let gone = await #expect(throws: BrowserError.self) { try await tab.title() }
      #expect(gone?.reason == .gone)
      try await one.removeCookies()
      #expect(try await one.cookies().isEmpty)
    }
  }

  @Test(arguments: BrowserKind.installed) func nothingIsLeftBehindByAStoppedOrForgottenBrowser(_ kind: BrowserKind)
    async throws
  {
    let stopped = try await Browser.start(BrowserOptions(kind: kind))
    _ = try await stopped.newPage()
    await stopped.stop()
    #expect(!FileManager.default.fileExists(atPath: stopped.folder.path))
    #expect(Self.processes(naming: stopped.folder) == [])
    var forgotten: Browser? = try await Browser.start(BrowserOptions(kind: kind))
    _ = try await forgotten?.newPage()
    let folder = try #require(forgotten?.folder)
    #expect(Self.processes(naming: folder) != [])
    forgotten = nil
    // The watchdog is another process, which no injected clock reaches; it usually takes a quarter of a second.
    for _ in 0..<400 where FileManager.default.fileExists(atPath: folder.path) {
      try await Task.sleep(for: .milliseconds(25))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    #expect(Self.processes(naming: folder) == [])
  }

  @Test func aMissingDriverIsToldWithItsRemedy() async throws {
    let error = await #expect(throws: BrowserError.self) {
      try await Browser.start(BrowserOptions(kind: .chromium, driverPath: "/nowhere/chromedriver"))
    }
    #expect(error?.reason == .notStarted)
    #expect(error?.remedy.contains("apt-get install") == true)
  }

  /// chromedriver takes a port that is free for IPv4, and ends at once where another program has it for IPv6.
  @Test func aDriverThatEndsForWantOfItsPortIsStartedAgain() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "driver-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let driver = folder.appending(path: "chromedriver")
    try """
    #!/bin/sh
    if mkdir '\(folder.path)/first' 2>/dev/null; then echo 'IPv6 port not available. Exiting...'; exit 1; fi
    exec '\(BrowserOptions(kind: .chromium).driverPath)' "$@"
    """.write(to: driver, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: driver.path)
    try await Browser.run(BrowserOptions(kind: .chromium, driverPath: driver.path)) { browser in
      let page = try await browser.newPage()
      #expect(try await page.evaluate("1 + 1") == 2)
    }
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "first").path))
  }

  private static func processes(naming folder: URL) -> [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.filter { Int($0) != nil } ?? []
    return numbers.filter { number in
      guard let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") else { return false }
      return String(decoding: line, as: UTF8.self).contains(folder.path)
    }
  }
}
