import EspalierBrowserTesting
import EspalierPrograms
import Foundation
import TestSupport
import Testing

/// Drives real browsers; serialized, since each page is a process of its own and machines have few cores.
@Suite(
  .serialized, .takesTurns,
  .enabled(
    if: BrowserOptions(kind: .chromium).isInstalled,
    "Needs chromedriver; on Debian: apt-get install chromium chromium-driver"))
struct BrowserTestingTests {
  @Test(arguments: BrowserKind.installed) func aFormIsFilledByTheNamesItsUserSees(_ kind: BrowserKind) async throws {
    try await withPage(
      kind,
      """
      <form onsubmit="event.preventDefault(); out.textContent = [...new FormData(this).values()].join('|')">
        <label for=n>Name <span aria-hidden=true>*</span></label><input id=n name=n required>
        <label>Age <input name=a type=number></label>
        <span id=c>City</span><input name=c aria-labelledby=c>
        <input name=s aria-label=Street placeholder=Road><input name=z placeholder=Zip>
        <label>Size <select name=k><option>Small<option>Large</select></label>
        <textarea name=t aria-label=Notes>old</textarea>
        <button><svg aria-hidden=true><text>x</text></svg> Send  it</button>
      </form><output id=out></output>
      """
    ) { page in
      try await page.find(.field("Name")).type("Ådne 😀")
      try await page.find(.field("Age")).type("42")
      try await page.find(.field("City")).type("Oslo")
      try await page.find(.field("Street")).type("A 1")
      try await page.type("0150", into: .field("Zip"))
      try await page.find(.field("Size")).choose("Large")
      let notes = try await page.find(.field("Notes"))
      try await notes.clear()
      try await notes.type("new")
      try await page.find(.button("Send it")).tap()
      #expect(try await page.find(.css("#out")).text() == "Ådne 😀|42|Oslo|A 1|0150|Large|new")
      #expect(try await page.find(.field("Name")).value() == "Ådne 😀")
      #expect(try await page.find(.field("Name")).attribute("required") == "")
      #expect(try await page.find(.field("Name")).attribute("missing") == nil)
      if kind == .chromium { #expect(try await page.find(.field("Size")).role() == "combobox") }
      let refusal = await #expect(throws: BrowserError.self) {
        try await page.find(.field("Size")).choose("Huge")
      }
      #expect(refusal?.description.contains("Small, Large") == true)
    }
  }

  @Test func namesAgreeWithThoseThatChromiumTellsAssistiveTechnology() async throws {
    try await withPage(
      .chromium,
      """
      <button aria-label="Close it">×</button><button><img alt="Print" src="data:,"> page</button>
      <button><div>Save</div><div>all</div></button><button title=Help></button><input type=submit>
      <label><input type=checkbox> I <b>agree</b></label><input title=Tip><h2>Big <i>news</i></h2>
      """
    ) { page in
      let names: [(Locator, String)] = [
        (.button("Close it"), "Close it"), (.button("Print page"), "Print page"), (.button("Save all"), "Save all"),
        (.button("Help"), "Help"), (.button("Submit"), "Submit"), (.field("I agree"), "I agree"),
        (.field("Tip"), "Tip"), (.heading("Big news"), "Big news"),
      ]
      for (locator, name) in names {
        let told = try await page.find(locator).accessibleName()
        #expect(told == name)
      }
    }
  }

  @Test(arguments: BrowserKind.installed) func whatAppearsLateIsWaitedForAndWhatHidesDoesNotCount(_ kind: BrowserKind)
    async throws
  {
    try await withPage(
      kind,
      """
      <p hidden>Soon</p><p style="visibility:hidden">Never</p>
      <ul><li>Milk <button>Remove</button><li>Bread <button onclick="this.parentNode.remove()">Remove</button></ul>
      <script>setTimeout(() => document.querySelector("p").hidden = false, 300)</script>
      """
    ) { page in
      #expect(try await page.find(.text("Soon")).text() == "Soon")
      #expect(try await page.shows(.text("Never")) == false)
      let missing = await #expect(throws: BrowserError.self) {
        try await page.find(.text("Never"), timeout: .milliseconds(50))
      }
      #expect(missing?.reason == .notFound)
      #expect(missing?.description.contains("1 match but are hidden") == true)
      #expect(missing?.description.contains("BrowserTestingTests.swift:") == true)
      #expect(missing?.description.contains("Bread") == true)
      let several = await #expect(throws: BrowserError.self) {
        try await page.find(.button("Remove"), timeout: .zero)
      }
      #expect(several?.reason == .ambiguous)
      try await page.tap(.button("Remove").within(.css("li").having("Bread")))
      try await page.waitUntilGone(.textContaining("Bread"))
      #expect(try await page.findAll(.css("li")).count == 1)
      let wrong = await #expect(throws: BrowserError.self) { try await page.find(.css("li[")) }
      #expect(wrong?.reason == .scriptFailed)
    }
  }

  @Test(arguments: BrowserKind.installed) func anElementStandsForItsVeryNodeWhileTapFindsAgain(_ kind: BrowserKind)
    async throws
  {
    try await withPage(
      kind,
      """
      <div id=host><button onclick="taps = (window.taps ?? 0) + 1">Go</button></div>
      <div id=cover style="position:fixed;inset:0"></div>
      """
    ) { page in
      let button = try await page.find(.button("Go"))
      let covered = await #expect(throws: BrowserError.self) { try await button.tap() }
      #expect(covered?.reason == .refused(code: "element click intercepted"))
      #expect(try await button.isAttached())
      try await page.evaluate("host.innerHTML = host.innerHTML")
      #expect(try await button.isAttached() == false)
      let stale = await #expect(throws: BrowserError.self) { try await button.tap() }
      #expect(stale?.reason == .stale)
      try await page.evaluate("void setTimeout(() => { cover.remove(); host.innerHTML = host.innerHTML }, 200)")
      try await page.tap(.button("Go"))
      #expect(try await page.evaluate("taps") == 1)
    }
  }

  @Test(arguments: BrowserKind.installed) func anElementThatMovesIsTappedWhereItComesToRest(_ kind: BrowserKind)
    async throws
  {
    try await withPage(kind, "<button id=go onclick='taps = (window.taps ?? 0) + 1'>Go</button>") { page in
      for _ in 1...3 {
        try await page.evaluate("void go.animate({translate: ['900px 0', '0 0']}, 300)")
        try await page.tap(.button("Go"))
      }
      #expect(try await page.evaluate("taps") == 3)
      // One without an end is tapped as it is.
      try await page.evaluate("void go.animate({opacity: [1, .5]}, {duration: 300, iterations: Infinity})")
      try await page.tap(.button("Go"))
      #expect(try await page.evaluate("taps") == 4)
    }
  }

  @Test(arguments: BrowserKind.installed) func keysReachTheFocusAndShortcutsHoldTheirModifiers(_ kind: BrowserKind)
    async throws
  {
    try await withPage(kind, "<input id=a value=old><input id=b><script>a.onkeydown = e => last = e.key</script>") {
      page in
      let first = try await page.find(.css("#a"))
      try await first.press(.control, "a")
      try await page.press("x")
      #expect(try await first.value() == "x")
      try await first.press(.enter)
      #expect(try await page.evaluate("last") == "Enter")
      try await page.press(.tab)
      #expect(try await page.find(.css("#b")).isFocused())
      try await page.press(.shift, .tab)
      #expect(try await first.isFocused())
    }
  }

  @Test(arguments: BrowserKind.installed) func compositionRaisesTheEventsOfAnInputMethod(_ kind: BrowserKind)
    async throws
  {
    try await withPage(
      kind,
      """
      <input id=i><script>log = []; for (const type of ["compositionstart", "input", "compositionend"])
        i.addEventListener(type, e => log.push(type + ":" + (e.data ?? "") + ":" + !!e.isComposing))</script>
      """
    ) { page in
      try await page.find(.css("#i")).tap()
      try await page.compose("に")
      try await page.compose("にほん")
      #expect(try await page.find(.css("#i")).value() == "にほん")
      try await page.commitComposition("日本")
      #expect(try await page.find(.css("#i")).value() == "日本")
      let events = try await page.evaluate("log").arrayValue ?? []
      #expect(
        events.prefix(5) == [
          "compositionstart::false", "input:に:true", "input:にほん:true", "input:日本:true", "compositionend:日本:false",
        ])
      // Firefox says it once more when the composition has ended.
      #expect(events.dropFirst(5) == (kind == .firefox ? ["input:日本:false"] : []))
      try await page.compose("か")
      try await page.cancelComposition()
      #expect(try await page.find(.css("#i")).value() == "日本")
    }
  }

  @Test(arguments: BrowserKind.installed) func thePageIsToldItsUserBeforeItsFirstScript(_ kind: BrowserKind)
    async throws
  {
    try await withServer(kind) { browser, server in
      let page = try await browser.newPage(
        width: 900, height: 700, colourScheme: .dark, reducesMotion: true, language: "de-DE", timeZone: "Asia/Tokyo")
      try await page.open(
        server.page(
          """
          <script>seen = [innerWidth, innerHeight, matchMedia("(prefers-color-scheme: dark)").matches,
            matchMedia("(prefers-reduced-motion: reduce)").matches, navigator.language, (1.5).toLocaleString(),
            Intl.DateTimeFormat().resolvedOptions().timeZone]</script>
          """))
      #expect(try await page.evaluate("seen") == [900, 700, true, true, "de-DE", "1,5", "Asia/Tokyo"])
      #expect(try await page.find(.css("#language")).text().hasPrefix(kind == .chromium ? "de-DE,de;" : "de-DE"))
      try await page.prefer(colourScheme: .light)
      #expect(try await page.evaluate("matchMedia('(prefers-color-scheme: light)').matches") == true)
      let tab = try await page.newTab()
      try await tab.open(server.page("<p>Two</p>"))
      #expect(
        try await tab.evaluate("[innerWidth, Intl.DateTimeFormat().resolvedOptions().timeZone]") == [900, "Asia/Tokyo"])
    }
  }

  @Test(arguments: BrowserKind.installed) func aPhoneTapsWithAFinger(_ kind: BrowserKind) async throws {
    try await withServer(kind) { browser, server in
      let page = try await browser.newPage(.phone)
      try await page.open(
        server.page(
          """
          <meta name=viewport content="width=device-width"><button onpointerdown="kind = event.pointerType"
            onclick="clicks = (window.clicks ?? 0) + 1">Go</button>
          """))
      try await page.find(.button("Go")).tap()
      try await page.wait(until: "window.clicks")
      let seen = try await page.evaluate(
        "[kind, clicks, innerWidth, devicePixelRatio, matchMedia('(pointer: coarse)').matches]")
      #expect(seen == ["touch", 1, 390, 2, true])
      #expect(try await page.evaluate("navigator.userAgent").stringValue?.contains("Mobile") == true)
    }
  }

  @Test(arguments: BrowserKind.installed) func pagesShareNothingAndTabsShareCookies(_ kind: BrowserKind) async throws {
    try await withServer(kind) { browser, server in
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

  @Test(arguments: BrowserKind.installed) func historyAndDialoguesFollowTheUser(_ kind: BrowserKind) async throws {
    try await withServer(kind) { browser, server in
      let page = try await browser.newPage()
      try await page.open(server.page("<title>A</title><a href='/?html=%3Ctitle%3EB%3C/title%3E'>On</a>"))
      try await page.find(.link("On")).tap()
      try await page.wait(until: "document.title === 'B'")
      try await page.back()
      #expect(try await page.title() == "A")
      try await page.forward()
      #expect(try await page.url().hasSuffix("B%3C/title%3E"))
      #expect(try await page.source().contains("<title>B</title>"))
      try await page.evaluate("void setTimeout(() => answer = prompt('Name?'))")
      let refused = await #expect(throws: BrowserError.self) { try await page.wait(until: "window.answer") }
      #expect(refused?.remedy.contains("acceptDialogue") == true)
      #expect(try await page.dialogue() == "Name?")
      try await page.acceptDialogue(typing: "Ada")
      #expect(try await page.evaluate("answer") == "Ada")
      #expect(try await page.dialogue() == nil)
    }
  }

  @Test(arguments: BrowserKind.installed) func scriptsTakeArgumentsAndTellWhatWentWrong(_ kind: BrowserKind)
    async throws
  {
    try await withPage(kind, "<p>Here</p>") { page in
      let sum = try await page.evaluate("Promise.resolve(arguments[0].a + arguments[1])", ["a": 1.5], 2)
      #expect(sum == 3.5)
      #expect(
        try await page.evaluate("({list: [1, true, null, 'x'], none: undefined})")["list"] == [1, true, .null, "x"])
      #expect(try await page.run(script: "const n = arguments[0]; return n * 2", 4).intValue == 8)
      let thrown = await #expect(throws: BrowserError.self) { try await page.evaluate("missing.value") }
      #expect(thrown?.reason == .scriptFailed)
      #expect(thrown?.what.contains("missing is not defined") == true)
      let late = await #expect(throws: BrowserError.self) {
        try await page.wait(until: "document.title.length", timeout: .milliseconds(50))
      }
      #expect(late?.reason == .timedOut)
      #expect(late?.what.contains("last it was: 0") == true)
    }
  }

  @Test(arguments: BrowserKind.installed) func offlineFailsNewConnectionsAndSilencesOpenOnesInChromium(
    _ kind: BrowserKind
  ) async throws {
    try await withServer(kind) { browser, server in
      let page = try await browser.newPage()
      try await page.open(
        server.page(
          """
          <script>log = []; line = new WebSocket(location.origin.replace("http", "ws"));
          line.onmessage = event => log.push(event.data); line.onclose = () => log.push("closed")</script>
          """))
      try await page.wait(until: "line.readyState === 1")
      try await page.goOffline()
      #expect(try await page.evaluate("navigator.onLine") == false)
      #expect(try await page.evaluate("fetch('/').then(() => 'arrived', () => 'failed')") == "failed")
      let attempt = "new Promise(end => { const s = new WebSocket(line.url); s.onopen = s.onclose = e => end(e.type) })"
      #expect(try await page.evaluate(attempt) == "close")
      try await page.evaluate("line.send('held')")
      // A slow round trip stands between, in which an echo would have come.
      // Firefox has no means to silence a line that is open.
      let heard: JSONValue = kind == .chromium ? [] : ["held"]
      #expect(try await page.evaluate("new Promise(end => setTimeout(() => end(log), 200))") == heard)
      try await page.goOnline()
      try await page.wait(until: "log.includes('held')")
      #expect(try await page.evaluate("log") == ["held"])
      try await page.goOffline()
      let cut = await #expect(throws: BrowserError.self) { try await page.open(server.page("<p>x</p>")) }
      #expect(cut?.what.contains(kind == .chromium ? "ERR_INTERNET_DISCONNECTED" : "NS_ERROR_OFFLINE") == true)
      try await page.goOnline()
      try await page.open(server.page("<p>Back</p>"))
      try await page.find(.text("Back"))
    }
  }

  @Test(arguments: BrowserKind.installed) func aSlowLineDelaysEachAnswerUntilItIsQuickAgain(_ kind: BrowserKind)
    async throws
  {
    try await withPage(kind, "<p>Here</p>") { page in
      let fetching = "(async (start) => { await fetch('/?x'); return performance.now() - start })(performance.now())"
      try await page.slowDown(by: .milliseconds(400))
      #expect(try await page.evaluate(fetching).numberValue ?? 0 >= 390)
      try await page.goOnline()
      let quick = try await page.evaluate(fetching).numberValue ?? .infinity
      #expect(quick < 390)
    }
  }

  @Test(arguments: BrowserKind.installed) func filesAreChosenInHiddenFields(_ kind: BrowserKind) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString).txt")
    try Data("four".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await withPage(kind, "<label>Photo <input type=file style='display:none'></label>") { page in
      try await page.choose(file: file, in: .field("Photo"))
      #expect(try await page.evaluate("document.querySelector('input').files[0].text()") == "four")
      let missing = await #expect(throws: BrowserError.self) {
        try await page.choose(file: URL(fileURLWithPath: "/nowhere/x"), in: .field("Photo"))
      }
      #expect(missing?.reason == .missingFile)
    }
  }

  @Test(arguments: BrowserKind.installed) func picturesShowTheViewportTheWholePageOrOneElement(_ kind: BrowserKind)
    async throws
  {
    try await withPage(kind, "<body style='margin:0'><div id=d style='height:2000px;width:300px;background:teal'>") {
      page in
      #expect(Self.size(ofPNG: try await page.screenshot()) == [1280, 800])
      #expect(Self.size(ofPNG: try await page.screenshot(ofWholePage: true))[1] >= 2000)
      try await page.resize(width: 500, height: 400)
      #expect(Self.size(ofPNG: try await page.screenshot()) == [500, 400])
      #expect(Self.size(ofPNG: try await page.find(.css("#d")).screenshot())[0] == 300)
    }
  }

  @Test(.enabled(if: hasAxe, "Needs axe-core: set ESPALIER_AXE to axe.min.js"), arguments: BrowserKind.installed)
  func accessibilityIsCheckedDespiteAStrictPolicy(_ kind: BrowserKind) async throws {
    let policy = #"<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">"#
    let start = "\(policy)<html lang=en><title>T</title><main><h1>T</h1>"
    try await withServer(kind) { browser, server in
      let page = try await browser.newPage()
      try await page.open(server.page(start + "<input><p style='color:#999;background:#fff'>Faint</p></main>"))
      let violations = try await page.accessibilityViolations()
      #expect(Set(violations.map(\.rule)).isSuperset(of: ["label", "color-contrast"]))
      #expect(violations.first { $0.rule == "label" }?.places.map(\.selector) == ["input"])
      #expect(violations.description.contains("Faint"))
      #expect(try await page.accessibilityViolations(within: "h1") == [])
      #expect(try await page.evaluate("typeof axe") == "undefined")
    }
  }

  @Test(arguments: BrowserKind.installed) func theConsoleTellsErrorsAndViolationsOfThePolicy(_ kind: BrowserKind)
    async throws
  {
    let policy = #"<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-1'">"#
    try await withPage(
      kind,
      policy
        + "<script nonce=1>console.log('all well'); setTimeout(() => { done = true; throw new Error('boo') })</script>"
        + "<script>forbidden()</script>"
    ) { page in
      try await page.wait(until: "window.done")
      let errors = try await page.consoleErrors()
      #expect(errors.contains { $0.source == "javascript" && $0.text.contains("boo") })
      #expect(
        errors.contains {
          $0.source == "security" && $0.text.replacing("-", with: " ").contains("Content Security Policy")
        })
      #expect(!errors.contains { $0.text.contains("all well") })
      #expect(try await page.consoleMessages().contains { $0.text.contains("all well") })
      try await page.forgetConsoleMessages()
      #expect(try await page.consoleErrors().isEmpty)
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

  static var hasAxe: Bool {
    let given = ProcessInfo.processInfo.environment["ESPALIER_AXE"]
    return FileManager.default.fileExists(atPath: given ?? ".build-tools/axe/axe.min.js")
  }

  private func withServer(_ kind: BrowserKind, _ work: @Sendable (Browser, PageServer) async throws -> Void)
    async throws
  {
    let server = try await PageServer()
    defer { server.stop() }
    try await Browser.run(BrowserOptions(kind: kind)) { try await work($0, server) }
  }

  private func withPage(_ kind: BrowserKind, _ html: String, _ work: @Sendable (Page) async throws -> Void) async throws
  {
    try await withServer(kind) { browser, server in
      let page = try await browser.newPage()
      try await page.open(server.page(html))
      try await work(page)
    }
  }

  /// Width and height stand at fixed places in a PNG.
  private static func size(ofPNG data: Data) -> [Int] {
    [16, 20].map { start in data.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
  }

  private static func processes(naming folder: URL) -> [String] {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.filter { Int($0) != nil } ?? []
    return numbers.filter { number in
      guard let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") else { return false }
      return String(decoding: line, as: UTF8.self).contains(folder.path)
    }
  }
}

/// Answers every address with the HTML in its query, followed by what the request said of language and cookies, and
/// echoes messages over a WebSocket.
private final class PageServer: Sendable {
  private let address: String
  private let program: RunningProgram

  init() async throws {
    program = try RunningProgram(
      URL(fileURLWithPath: "/usr/bin/env"), arguments: ["python3", "-u", "-c", Self.script], takesInput: true)
    let port = try await program.first { said in said.hasSuffix("\n") ? Int(said.dropLast()) : nil }
    address = "http://127.0.0.1:\(port)/"
  }

  func page(_ html: String) -> String {
    address + "?html=" + (html.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
  }

  func stop() { program.closeInput() }

  private static let script = """
    import base64, hashlib, http.server, threading, sys, os, urllib.parse
    class Handler(http.server.BaseHTTPRequestHandler):
      def log_message(self, *ignored): pass
      def do_GET(self):
        if self.headers.get("Upgrade"): return self.echo()
        html = urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query).get("html", [""])[0]
        told = [("language", self.headers.get("Accept-Language")), ("cookie", self.headers.get("Cookie"))]
        body = "<!doctype html>" + html + "".join("<p id=%s>%s</p>" % (k, v) for k, v in told if v)
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(body.encode())
      def echo(self):
        key = self.headers["Sec-WebSocket-Key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        accept = base64.b64encode(hashlib.sha1(key.encode()).digest()).decode()
        lines = ["HTTP/1.1 101 Up", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Accept: " + accept]
        self.wfile.write(("\\r\\n".join(lines) + "\\r\\n\\r\\n").encode())
        while len(head := self.rfile.read(2)) == 2 and head[0] & 15 == 1:
          mask = self.rfile.read(4)
          data = bytes(b ^ mask[i % 4] for i, b in enumerate(self.rfile.read(head[1] & 127)))
          self.wfile.write(bytes([0x81, len(data)]) + data)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    print(server.server_port)
    server.serve_forever()
    """
}
