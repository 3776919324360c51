import EspalierBrowserTesting
import Foundation
import Testing

/// Tests of what a person does in a browser: keys, fingers, files, dialogues.
@Suite(.serialized, .drivesBrowsers)
struct BrowserInputTests {
  @Test(arguments: BrowserKind.installed) func keysReachTheFocusAndShortcutsHoldTheirModifiers(_ kind: BrowserKind)
    async throws
  {
    try await TestPages.withPage(
      kind, "<input id=a value=old><input id=b><script>a.onkeydown = e => last = e.key</script>"
    ) {
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
    try await TestPages.withPage(
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

  @Test(arguments: BrowserKind.installed) func aPhoneTapsWithAFinger(_ kind: BrowserKind) async throws {
    try await TestPages.withServer(kind) { browser, server in
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

  @Test(arguments: BrowserKind.installed) func filesAreChosenInHiddenFields(_ kind: BrowserKind) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString).txt")
    try Data("four".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await TestPages.withPage(kind, "<label>Photo <input type=file style='display:none'></label>") { page in
      try await page.choose(file: file, in: .field("Photo"))
      #expect(try await page.evaluate("document.querySelector('input').files[0].text()") == "four")
      let missing = await #expect(throws: BrowserError.self) {
        try await page.choose(file: URL(fileURLWithPath: "/nowhere/x"), in: .field("Photo"))
      }
      #expect(missing?.reason == .missingFile)
    }
  }

  @Test(arguments: BrowserKind.installed) func historyAndDialoguesFollowTheUser(_ kind: BrowserKind) async throws {
    try await TestPages.withServer(kind) { browser, server in
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
}
