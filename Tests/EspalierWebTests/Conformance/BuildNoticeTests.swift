import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Foundation
import TestSupport
import Testing

@testable import EspalierServer

/// Tests of the compiler's messages on the pages of a watched program.
@MainActor @Suite(.serialized, .takesTurns) struct BuildNoticeTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-build-\(UUID().uuidString)")

  @Test func aBuildThatFailsIsSaidOnTheOpenPageWhichHealsWhenItIsGoodAgain() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "notice")
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      try await LiveServer.run(
        configure: { $0.buildNotice = file }, makeWindow: { _ in ShelfCoordinator.window() }
      ) { server in
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await driver.type("half typed", into: "Note", leaves: false)
        #expect(try await driver.text().contains("Not built") == false)
        try Data("Shelf.swift:3:7: error: cannot find <b>'shelf'</b> in scope\n3 |   shelf\n".utf8).write(to: file)
        try await page.wait(until: "document.body.innerText.includes('Not built')", timeout: .seconds(30))
        let text = try await driver.text().replacing("\u{A0}", with: " ")
        #expect(
          text.contains("error: cannot find <b>'shelf'</b> in scope"), "what the compiler says is no markup: \(text)")
        #expect(try await driver.value(of: "Note") == "half typed", "what a person does goes on")
        try Data().write(to: file)
        try await page.wait(until: "!document.body.innerText.includes('Not built')", timeout: .seconds(30))
        #expect(try await driver.value(of: "Note") == "half typed")
      }
      try await page.close()
    }
  }
}
