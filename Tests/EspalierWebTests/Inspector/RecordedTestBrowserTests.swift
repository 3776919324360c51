import EspalierBrowserTesting
import EspalierNavigation
import EspalierTesting
import EspalierViews
import Foundation
import TestSupport
import Testing

@testable import EspalierLivePage
@testable import EspalierServer

// What stands between two marks is what the inspector makes of the steps in `RecordedTestBrowserTests`, and runs as it is.

struct RecordedInputsTests {
  // The test of inputs begins here.
  @MainActor @Test func repeatsWhatWasDone() async throws {
    // The server was made with windows and not with an app.
    let app = TestApp(makeWindow(for: Visitor()))
    try await app.open("/form/inputs")
    try await app.type("one\ntwo \"three\"", into: "Note")
    // The secret is not stored: replace it.
    try await app.type("<secret>", into: "Secret")
    try await app.tap("Loud")
    try await app.type("40", into: "Amount")
    try await app.type("2024-02-29", into: "Due")
    try await app.slide("Volume", to: 65)
    try await app.step("Guests", by: 2)
    try await app.choose("Large", in: "Size")
    try await app.choose("Green", in: "Paint")
    try await app.toggle("Agreed")
    try await app.choose("Rename", in: "More")
    try await app.type("milk", into: "Wish", leaves: false)
    try await app.press(.enter, in: "Wish")
    try await app.press(.arrowUp, in: "Draft")
    try await app.press(.escape, in: "Draft")
    try await app.doubleTap("A quick row")
    try await app.tap("A slow row")
    try await app.tap("Lists")
    try await app.back()
    #expect(try await app.text().contains("Inputs"))
  }
  // The test of inputs ends here.
}

struct RecordedRowsTests {
  // The test of rows begins here.
  @MainActor @Test func repeatsWhatWasDone() async throws {
    // The server was made with windows and not with an app.
    let app = TestApp(makeWindow(for: Visitor()))
    try await app.open("/rows")
    try await app.toggle("Pick Apple")
    try await app.toggle("Like Banana")
    try await app.perform("Archive", on: "Fruit Cherry")
    try await app.move("Fruit Apple", before: "Fruit Cherry")
    try await app.move("Fruit Banana", before: "Fruit Cherry")
    try await app.move("Fruit Banana", before: nil)
    try await app.tap("More about fruit")
    try await app.tap("Grams")
    try await app.tap("Stock Fig")
    try await app.tap("Weigh Apple")
    try await app.tap("Start")
    try await app.tap("Write a message")
    try await app.tap("Mark as read")
    try await app.dismiss()
    try await app.tap("Add one")
    #expect(try await app.text().contains("Welcome"))
  }
  // The test of rows ends here.
}

@MainActor private func makeWindow(for visitor: Visitor) -> Window {
  ConformanceApp.makeConformanceWindow(for: visitor)
}

/// The steps of a person on a page in a browser, as a test that runs.
@MainActor @Suite(.serialized, .takesTurns) struct RecordedTestBrowserTests {
  /// Returns the test between the marks, without the indentation of the type that it stands in.
  private static func source(of name: String) throws -> String {
    let lines = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8).components(separatedBy: "\n")
    let begin = try #require(lines.firstIndex(of: "  // The test of \(name) begins here."))
    let end = try #require(lines.firstIndex(of: "  // The test of \(name) ends here."))
    return lines[(begin + 1)..<end].map { String($0.dropFirst(2)) }.joined(separator: "\n")
  }

  /// Returns the test of the steps. While a machine does much else, a page may lose its line; a step that it then repeats in
  /// a page that was made again meets nothing, and says so. Such a recording is made again.
  private func record(_ path: String, _ steps: @escaping @MainActor @Sendable (any AppDriver) async throws -> Void)
    async throws -> String
  {
    for _ in 0..<2 {
      let recorded = try await recordOnce(path, steps)
      if !recorded.contains("which met nothing") { return recorded }
    }
    return try await recordOnce(path, steps)
  }

  private func recordOnce(_ path: String, _ steps: @escaping @MainActor @Sendable (any AppDriver) async throws -> Void)
    async throws -> String
  {
    try await Browser.run { @MainActor browser in
      var recorded = ""
      try await LiveServer.run(
        submissions: ConformanceApp.submissions, configure: { $0.showsInspector = true },
        makeWindow: { makeWindow(for: $0) }
      ) { server in
        let page = try await browser.newPage(width: 1280, height: 900)
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open(path)
        try await steps(driver)
        let shown = try #require(server.windows.last?.surface as? WindowPage)
        recorded = try #require(RecordedTest(of: shown)).source
      }
      return recorded
    }
  }

  @Test func `what is done with inputs is the test above`() async throws {
    let recorded = try await record("/form/inputs") { driver in
      try await driver.type("one\ntwo \"three\"", into: "Note")
      try await driver.type("rosebud", into: "Secret")
      try await driver.tap("Loud")
      try await driver.type("40", into: "Amount")
      try await driver.type("2024-02-29", into: "Due")
      try await driver.slide("Volume", to: 65)
      try await driver.step("Guests", by: 2)
      try await driver.choose("Large", in: "Size")
      try await driver.choose("Green", in: "Paint")
      try await driver.toggle("Agreed")
      try await driver.choose("Rename", in: "More")
      try await driver.type("milk", into: "Wish", leaves: false)
      try await driver.press(.enter, in: "Wish")
      try await driver.press(.arrowUp, in: "Draft")
      try await driver.press(.escape, in: "Draft")
      try await driver.doubleTap("A quick row")
      try await driver.tap("A slow row")
      try await driver.tap("Lists")
      try await driver.back()
    }
    #expect(try recorded == Self.source(of: "inputs"), "\(recorded)")
    #expect(!recorded.contains("rosebud"))
  }

  @Test func `what is done with rows is the test above`() async throws {
    let recorded = try await record("/rows") { driver in
      try await driver.toggle("Pick Apple")
      try await driver.toggle("Like Banana")
      try await driver.perform("Archive", on: "Fruit Cherry")
      try await driver.move("Fruit Apple", before: "Fruit Cherry")
      try await driver.move("Fruit Banana", before: nil)
      try await driver.tap("More about fruit")
      try await driver.tap("Grams")
      try await driver.tap("Stock Fig")
      try await driver.tap("Weigh Apple")
      try await driver.tap("Start")
      try await driver.tap("Write a message")
      try await driver.tap("Mark as read")
      try await driver.dismiss()
      try await driver.tap("Add one")
    }
    #expect(try recorded == Self.source(of: "rows"), "\(recorded)")
  }
}
