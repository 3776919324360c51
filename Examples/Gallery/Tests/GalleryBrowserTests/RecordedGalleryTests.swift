import Espalier
import EspalierBrowserTesting
import EspalierTesting
import ExampleTesting
import Foundation
import Gallery
import Testing

@testable import GalleryCommand

/// The test that the inspector makes of what a person does in the gallery, and that runs as it is.
struct RecordedGalleryTests {
  // The recorded test begins here.
  @MainActor @Test func repeatsWhatWasDone() async throws {
    let app = await TestApp(AppHost(GalleryApp()))
    try await app.open("/inputs/text-field")
    try await app.type("Ada", into: "Name")
    try await app.type("tea", into: "Wish", leaves: false)
    try await app.press(.enter, in: "Wish")
    try await app.tap("Picker")
    try await app.choose("Oslo", in: "City")
    try await app.choose("Large", in: "Size")
    try await app.tap("Toggle")
    try await app.toggle("News")
    try await app.tap("Checkbox")
    try await app.toggle("I agree")
    try await app.tap("Controls")
    try await app.tap("Button")
    try await app.tap("Tap")
    try await app.tap("Menu")
    try await app.choose("Rename", in: "More")
    try await app.back()
    #expect(try await app.text().contains("Button"))
  }
  // The recorded test ends here.
}

/// The inspector beside the gallery, as it gives what a person has done there as a test.
@Suite(.serialized, .timeLimit(.minutes(15))) struct RecordingGalleryTests {
  /// The test between the marks, without the indentation of the type that it stands in.
  private var expected: String {
    get throws {
      let lines = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).components(separatedBy: "\n")
      let begin = try #require(lines.firstIndex(of: "  // The recorded test begins here."))
      let end = try #require(lines.firstIndex(of: "  // The recorded test ends here."))
      return lines[(begin + 1)..<end].map { String($0.dropFirst(2)) }.joined(separator: "\n")
    }
  }

  private func isLive(_ page: Page) async throws {
    try await page.wait(until: "document.documentElement.dataset.espalier === 'live'", timeout: .seconds(20))
  }

  /// Follows a link, and waits until its place is there and nothing is under way.
  private func follow(_ link: String, on page: Page) async throws {
    try await page.tap(.link(link))
    try await page.find(.heading(link))
    try await page.wait(until: "espalier.isSettled")
  }

  @Test func `what was done in the gallery is the test above`() async throws {
    let gallery = try await ServedExample("gallery", arguments: ["--inspector"])
    let file = gallery.data.appending(path: "web/inspector-token")
    let token = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900, reducesMotion: true)
      try await page.open(gallery.address + "/inputs/text-field")
      try await isLive(page)
      try await page.type("Ada", into: .field("Name"))
      try await page.type("tea", into: .field("Wish"))
      try await page.press(.enter)
      try await follow("Picker", on: page)
      try await page.find(.field("City")).choose("Oslo")
      try await page.tap(.css("[role=radiogroup] label").having("Large"))
      try await follow("Toggle", on: page)
      try await page.tap(.field("News"))
      try await page.find(.text("Silence"))
      try await follow("Checkbox", on: page)
      try await page.tap(.field("I agree"))
      try await follow("Controls", on: page)
      try await follow("Button", on: page)
      try await page.tap(.button("Tap"))
      try await page.find(.text("Tapped 1 times"))
      try await follow("Menu", on: page)
      try await page.tap(.button("More"))
      try await page.tap(.button("Rename"))
      try await page.find(.text("Chosen: rename"))
      try await page.back()
      try await page.find(.text("Tapped 1 times"))

      let inspector = try await browser.newPage(width: 1280, height: 900, reducesMotion: true)
      try await inspector.open(gallery.address + "/_espalier/")
      try await isLive(inspector)
      try await inspector.type(token, into: .field("Token"))
      try await inspector.tap(.button("Open"))
      try await inspector.tap(.css("main li a").first)
      try await inspector.find(.heading("Copy as test"))
      let recorded = try await inspector.find(.css("pre")).text()
      #expect(try recorded == expected, "\(recorded)")
      #expect(try await inspector.text().contains("Gallery/ControlPages.swift:"))
      #expect(try await inspector.accessibilityViolations().isEmpty)
      if let folder = ProcessInfo.processInfo.environment["INSPECTOR_PICTURES"] {
        try await inspector.screenshot(ofWholePage: true).write(
          to: URL(filePath: folder).appending(path: "gallery.png"))
      }
    }
  }
}
