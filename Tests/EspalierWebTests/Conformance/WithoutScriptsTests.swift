import EspalierBrowserTesting
import EspalierNavigation
import EspalierTesting
import TestSupport
import Testing

/// Tests of a browser in which no script runs: pages are documents, links load pages, and forms are posted.
@MainActor @Suite(.serialized, .takesTurns) struct WithoutScriptsTests {
  @Test(.needsChromium(.withoutScriptsAListIsReadALinkIsFollowedAndAFormIsSent))
  func withoutScriptsAListIsReadALinkIsFollowedAndAFormIsSent() async throws {
    try await Browser.run { browser in
      try await LiveServer.run(
        submissions: ConformanceApp.submissions, makeWindow: { ConformanceApp.makeConformanceWindow(for: $0) }
      ) { server in
        let page = try await browser.newPage(width: 1280, height: 900)
        try await page.cdp("Emulation.setScriptExecutionDisabled", ["value": true])
        let still = StillPage(page: page)
        try await page.open(server.address + "/list")
        try await still.wait(for: "Item 5")
        let list = try await still.html()
        for number in 1...5 { #expect(list.contains("Item \(number)")) }
        #expect(!list.contains("data-espalier=\"live\""), "no script has run")
        try await still.click("a[href='/list/3']")
        try await still.wait(for: "All about item 3")
        try await page.open(server.address + "/sign-in")
        try await still.wait(for: "Your name, please")
        try await still.type("eva", into: "input[name=user]")
        try await still.type("rosebud", into: "input[type=password]")
        try await still.click("form[action='/-/submit/sign-in'] button[type=submit]")
        try await still.wait(for: "Signed in as eva")
        #expect(try await !still.html().contains("data-espalier=\"live\""))
        try await page.close()
      }
    }
  }
}

/// A page that is read and used by the browser's own protocol: the means of `Page` are scripts for the most part.
@MainActor private struct StillPage {
  let page: Page

  /// The document as it stands now.
  func html() async throws -> String {
    let document = try await page.cdp("DOM.getDocument", ["depth": 0])
    let html = try await page.cdp("DOM.getOuterHTML", ["nodeId": document["root"]?["nodeId"] ?? 0])
    return html["outerHTML"]?.stringValue ?? ""
  }

  /// Waits until the document holds a text. While another one is on its way, there may be none.
  func wait(for text: String) async throws {
    let end = ContinuousClock.now + .seconds(15)
    var seen = ""
    while ContinuousClock.now < end {
      seen = (try? await html()) ?? ""
      if seen.contains(text) { return }
    }
    Issue.record("“\(text)” did not come: \(seen)")
  }

  /// Taps the middle of the first element that a selector finds.
  func click(_ selector: String) async throws {
    let node = try await node(selector)
    try await page.cdp("DOM.scrollIntoViewIfNeeded", ["nodeId": node])
    let box = try await page.cdp("DOM.getBoxModel", ["nodeId": node])
    let corners = (box["model"]?["content"]?.arrayValue ?? []).compactMap(\.numberValue)
    try #require(corners.count == 8, "\(selector) has no place")
    let (x, y) = ((corners[0] + corners[4]) / 2, (corners[1] + corners[5]) / 2)
    for type in ["mousePressed", "mouseReleased"] {
      try await page.cdp(
        "Input.dispatchMouseEvent",
        ["type": .string(type), "x": .number(x), "y": .number(y), "button": "left", "clickCount": 1])
    }
  }

  /// Types a text into the first field that a selector finds.
  func type(_ text: String, into selector: String) async throws {
    try await page.cdp("DOM.focus", ["nodeId": try await node(selector)])
    try await page.cdp("Input.insertText", ["text": .string(text)])
  }

  private func node(_ selector: String) async throws -> JSONValue {
    let document = try await page.cdp("DOM.getDocument", ["depth": 0])
    let found = try await page.cdp(
      "DOM.querySelector", ["nodeId": document["root"]?["nodeId"] ?? 0, "selector": .string(selector)])
    let node = try #require(found["nodeId"])
    try #require(node.intValue != 0, "there is no \(selector)")
    return node
  }
}
