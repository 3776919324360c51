import Espalier
import EspalierBrowserTesting
import EspalierTesting
import Foundation
import TestSupport
import Testing

/// Tests that the browser's history leads back to what was on screen, whatever the server has been through since.
@MainActor @Suite(.serialized, .takesTurns) struct HistoryRestartTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-trail-\(UUID().uuidString)")

  @Test func aStepBackAfterARestartLeadsToWhatWasOnScreenThere() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      var port = 0
      try await LiveServer.run(folder: folder, makeWindow: { _ in TrailCoordinator.window() }) { server in
        port = server.port
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        for link in ["Room 7", "Note", "Home"] { try await driver.tap(link) }
        #expect(try await driver.path() == "/")
      }
      try await page.wait(until: "document.documentElement.classList.contains('offline')")
      try await LiveServer.run(folder: folder, port: port, makeWindow: { _ in TrailCoordinator.window() }) { server in
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await page.wait(until: "!document.documentElement.classList.contains('offline')", timeout: .seconds(30))
        try await driver.settle()
        try await driver.back()
        #expect(try await driver.path() == "/note")
        try await driver.dismiss()
        #expect(try await driver.path() == "/rooms/7", "the note stood above the room, as it did before")
        #expect(try await driver.text().contains("This is room 7"))
      }
      try await page.close()
    }
  }

  @Test func aPlaceAboveAnotherOneSurvivesAReloadAndWhatHasNoAddressDoesNot() async throws {
    try await Browser.run { browser in
      let page = try await browser.newPage(width: 1280, height: 900)
      try await LiveServer.run(makeWindow: { _ in ShelfCoordinator.window() }) { server in
        let driver = BrowserDriver(page: page, address: server.address) { await server.settled() }
        try await driver.open("/")
        try await driver.tapInSight("Edit Book 199")
        try await page.reload()
        try await driver.settle()
        #expect(try await page.evaluate("document.querySelectorAll('dialog:modal').length").intValue == 1)
        try await driver.tap("Done")
        #expect(try await driver.path() == "/")
        #expect(try await driver.text().contains("Book 3"), "what it stood above is there too")
        try await driver.tapInSight("Book 3")
        try await page.wait(until: "document.querySelector('dialog:modal')")
        try await page.reload()
        try await driver.settle()
        #expect(try await page.evaluate("document.querySelectorAll('dialog').length").intValue == 0)
        #expect(try await driver.text().contains("Book 3"))
      }
      try await page.close()
    }
  }
}

private enum TrailRoute: Route {
  case home
  case room(Int)
  case note

  var path: Path {
    switch self {
    case .home: .root
    case .room(let number): "/rooms/\(number)"
    case .note: "/note"
    }
  }

  static let paths = Paths<Self> {
    home; room; note
  }
}

/// A place with a text, and links to others.
@MainActor private final class TrailScene: Scene {
  let title: String
  let text: String
  let links: [(title: String, route: TrailRoute)]

  init(_ title: String, _ text: String, links: [(title: String, route: TrailRoute)] = []) {
    (self.title, self.text, self.links) = (title, text, links)
  }

  var screen: Screen {
    Screen(title: title) {
      Section("text") {
        Row(Label.with(.text(text)))
        for link in links { Row(Link.with(.title(link.title), .to(link.route))) }
      }
    }
  }
}

/// A note stands above whatever was in sight; its address alone does not say what that was.
private final class TrailCoordinator: Coordinator<TrailRoute> {
  override func placement(of route: TrailRoute) -> Placement<TrailRoute> {
    switch route {
    case .home: .root(TrailScene("Start", "This is the start", links: [("Room 7", .room(7))]))
    case .room(let number):
      .push(TrailScene("Room", "This is room \(number)", links: [("Note", .note)]), over: .home)
    case .note: .present(TrailScene("Note", "This is the note", links: [("Home", .home)]), orOver: .home)
    }
  }

  static func window() -> Window { Window(coordinator: TrailCoordinator(), title: "Trail") }
}
