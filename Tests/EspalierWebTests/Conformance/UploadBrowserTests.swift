import Espalier
import EspalierBrowserTesting
import Foundation
import Observation
import TestSupport
import Testing

/// A file that a person chose arrives whole and once, whatever happens to the line and the server, unless they stop it.
@MainActor @Suite(.serialized, .takesTurns) struct UploadBrowserTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "espalier-upload-\(UUID().uuidString)")
  private let received = ReceivedTexts()

  /// A text of eight pieces, no two lines of which are the same.
  private func largeFile() throws -> (path: URL, text: String) {
    let text = (0..<700_000).map { "\($0),bread\n" }.joined()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "large.csv")
    try Data(text.utf8).write(to: path)
    return (path, text)
  }

  /// Opens the place and has the page note the pieces that it sends. Each takes a while, so that there is a middle.
  private func open(_ browser: Browser, _ address: String) async throws -> Page {
    let page = try await browser.newPage(width: 800, height: 600)
    try await page.open(address)
    try await page.wait(until: "document.documentElement.dataset.espalier === 'live'")
    try await page.run(
      script: """
        window.pieces = [];
        const set = XMLHttpRequest.prototype.setRequestHeader;
        XMLHttpRequest.prototype.setRequestHeader = function (name, value) {
          if (name === "Content-Range") window.pieces.push(value);
          return set.call(this, name, value);
        };
        """)
    try await page.slowDown(by: .milliseconds(200))
    return page
  }

  private func isUnderWay(_ page: Page) async throws {
    try await page.wait(
      until: "!document.querySelector('progress').hidden && document.querySelector('progress').value > 2_000_000")
    #expect(try await page.evaluate("!document.querySelector('[data-cancel]').hidden").boolValue == true)
    #expect(received.texts.isEmpty)
  }

  /// The file is there, once, and no byte of it was begun with twice.
  private func arrives(_ text: String, _ page: Page) async throws {
    try await page.wait(until: "document.body.innerText.includes('Received large.csv')", timeout: .seconds(30))
    try await page.wait(until: "document.querySelector('progress').hidden")
    #expect(received.texts.map(\.utf8.count) == [text.utf8.count])
    #expect(received.texts.first == text)
    let beginnings = try await page.evaluate("pieces.filter((piece) => piece.startsWith('bytes 0-')).length").intValue
    #expect(beginnings == 1, "it went on and did not begin anew")
    #expect(
      try await page.evaluate("document.getElementById('espalier-status').textContent.includes('choose')").boolValue
        == false)
    try FileManager.default.removeItem(at: folder.appending(path: "large.csv"))
  }

  @Test(.needsChromium(.aLineThatIsCutInTheMiddleOfAFileIsGoneOnWith))
  func aLineThatIsCutInTheMiddleOfAFileIsGoneOnWith() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (path, text) = try largeFile()
    try await Browser.run { browser in
      try await LiveServer.run(folder: folder, makeWindow: { _ in UploadCoordinator.window(received) }) { server in
        let page = try await open(browser, server.address)
        try await page.choose(file: path, in: .css("input[type=file]"))
        try await isUnderWay(page)
        try await page.goOffline()
        try await page.wait(until: "document.querySelector('progress').ariaBusy === 'true'")
        try await page.wait(until: "document.documentElement.classList.contains('offline')")
        #expect(received.texts.isEmpty)
        try await page.goOnline()
        try await arrives(text, page)
        try await page.close()
      }
    }
  }

  @Test func aServerThatEndsInTheMiddleOfAFileIsGoneOnWithAfterItsRestart() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (path, text) = try largeFile()
    try await Browser.run { browser in
      var port = 0
      var opened: Page?
      try await LiveServer.run(folder: folder, makeWindow: { _ in UploadCoordinator.window(received) }) { server in
        port = server.port
        let page = try await open(browser, server.address)
        opened = page
        try await page.choose(file: path, in: .css("input[type=file]"))
        try await isUnderWay(page)
      }
      let page = try #require(opened)
      try await page.wait(until: "document.documentElement.classList.contains('offline')")
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "uploads").path)
      #expect(files.count == 1)
      let isEmpty = await received.texts.isEmpty
      #expect(isEmpty)
      try await LiveServer.run(folder: folder, port: port, makeWindow: { _ in UploadCoordinator.window(received) }) {
        _ in
        try await arrives(text, page)
      }
      try await page.close()
    }
  }

  @Test func `a page that is loaded anew in the middle of a file tells which one is to be chosen again`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try largeFile().path
    try await Browser.run { browser in
      try await LiveServer.run(folder: folder, makeWindow: { _ in UploadCoordinator.window(received) }) { server in
        let page = try await open(browser, server.address)
        try await page.wait(
          until: "performance.getEntriesByType('resource').some((one) => one.name.includes('/-/later-'))")
        try await page.choose(file: path, in: .css("input[type=file]"))
        try await isUnderWay(page)
        try await page.reload()
        try await page.wait(until: "document.getElementById('espalier-status').textContent.includes('large.csv')")
        #expect(received.texts.isEmpty)
        try await page.close()
      }
    }
  }

  @Test func aFileThatIsStoppedInTheMiddleLeavesNothing() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (path, text) = try largeFile()
    try await Browser.run { browser in
      try await LiveServer.run(folder: folder, makeWindow: { _ in UploadCoordinator.window(received) }) { server in
        let page = try await open(browser, server.address)
        try await page.choose(file: path, in: .css("input[type=file]"))
        try await isUnderWay(page)
        try await page.find(.button("Cancel")).tap()
        try await page.wait(until: "document.querySelector('progress').hidden")
        let uploads = folder.appending(path: "uploads").path
        while try !FileManager.default.contentsOfDirectory(atPath: uploads).isEmpty { await Task.yield() }
        #expect(received.texts.isEmpty)
        // The place takes the next one.
        try await page.goOnline()
        try await page.run(script: "window.pieces = []")
        try await page.choose(file: path, in: .css("input[type=file]"))
        try await arrives(text, page)
        try await page.close()
      }
    }
  }

  @Test func aFileOfAnotherTypeIsRefusedInWords() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = folder.appending(path: "statement.csv")
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 3_000_000)).write(
      to: picture)
    try await Browser.run { browser in
      try await LiveServer.run(folder: folder, makeWindow: { _ in UploadCoordinator.window(received) }) { server in
        let page = try await open(browser, server.address)
        try await page.choose(file: picture, in: .css("input[type=file]"))
        try await page.wait(until: "document.querySelector('#espalier-status').textContent.includes('PNG')")
        let told = try await page.find(.css("#espalier-status")).text()
        #expect(told == "statement.csv: “statement.csv” is a PNG picture. Here can be sent: .csv, text/csv.")
        #expect(received.texts.isEmpty)
        #expect(try await page.evaluate("pieces.length").intValue == 1)
        try await page.close()
      }
    }
  }
}

/// The texts that have arrived, whichever window took them.
@MainActor final class ReceivedTexts {
  var texts: [String] = []
  nonisolated init() {}
}

enum UploadRoute: Route {
  case place
  var path: Path { .root }
  static let paths = Paths<Self> { place }
}

final class UploadCoordinator: Coordinator<UploadRoute> {
  private let received: ReceivedTexts
  init(_ received: ReceivedTexts) { self.received = received }

  override func placement(of route: UploadRoute) -> Placement<UploadRoute> { .root(UploadScene(self.received)) }

  static func window(_ received: ReceivedTexts) -> Window {
    Window(coordinator: UploadCoordinator(received), title: "Upload")
  }
}

/// A place that takes tables, and says what it has taken.
@MainActor @Observable final class UploadScene: Scene {
  private var told = "Nothing yet"
  private let received: ReceivedTexts

  init(_ received: ReceivedTexts) { self.received = received }

  var screen: Screen {
    Screen(title: "Upload") {
      Section("file", layout: .plain) {
        Row(
          FilePicker.with(
            .label("Statement"), .fileTypes(".csv,text/csv"),
            .onFileTask { [weak self] file in
              self?.received.texts.append(try String(contentsOfFile: file.path, encoding: .utf8))
              self?.told = "Received \(file.name)"
            }))
        Row(Label.with(.text(told)))
      }
    }
  }
}
