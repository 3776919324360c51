import EspalierNavigation
import EspalierStorage
import EspalierTesting
import Foundation
import Logging

@testable import EspalierLivePage
@testable import EspalierWire

/// The part of a server that a page needs, with no socket, no file, and a clock that stands still until it is moved.
@MainActor final class DrivenServer {
  private static let identifier = "page"
  private static let session = Session(key: SessionKey(identifier: "session"), identity: nil, visit: "visit")

  let clock = ManualClock()
  private let store: MemoryPageStore
  private let time: ServerClock
  private let keeper: PageRestoration
  private let pages: LivePages
  private let commits: PageCommits
  private(set) var workshop = Workshop()
  /// The scene of the page that is there now.
  private(set) var scene: CountersScene?
  private let logger = Logger(label: "driven") { _ in SwiftLogNoOpLogHandler() }

  /// Begins with what an earlier server has stored.
  init(_ store: MemoryPageStore) {
    self.store = store
    time = ServerClock(clock: TestClock(), date: { 0 })
    keeper = PageRestoration(
      store: store, key: SigningKey(bytes: [UInt8](repeating: 1, count: 32)), maximumBytes: 262_144, logger: logger)
    pages = LivePages(limits: PageLimits(), time: time, logger: logger)
    commits = PageCommits(of: pages, by: keeper, time: time)
  }

  /// Makes the page for its first answer, and returns the HTML.
  func firstPaint() async -> String {
    let page = makePage()
    _ = pages.add(page, identifier: Self.identifier, session: Self.session)
    return await page.firstPaint().body
  }

  /// Joins a browser, whose page is made again if it is not held.
  func join(_ join: PageJoin, on line: DrivenLine) async {
    if let entry = pages.entry(Self.identifier, session: Self.session) { return connect(entry, join, line) }
    let entry = await commits.revive(Self.identifier, of: Self.session, isCurrent: { true }) {
      // Making a page takes its time, in which a commit may end.
      for _ in 0..<3 { await Task.yield() }
      return makePage()
    }
    guard let entry, !line.isCut else { return }
    connect(entry, join, line)
  }

  private func connect(_ entry: LivePages.Entry, _ join: PageJoin, _ line: DrivenLine) {
    let connection = pages.connect(entry, line)
    line.receive = { [pages] text in pages.receive(text, for: entry, connection: connection) }
    line.onCut = { [pages] in pages.disconnect(entry, connection: connection) }
    entry.page.join(join, on: line)
  }

  private func makePage() -> WindowPage {
    let coordinator = CountersCoordinator(workshop)
    scene = coordinator.scene
    let window = Window(coordinator: coordinator, title: "Counters")
    window.report = { _ in }
    window.open(.root)
    return WindowPage(window: window, formToken: "token", logger: logger, clock: clock)
  }

  /// Stores what has changed.
  func commit() async { await commits.keep() }

  /// Ends the page, as a server does that needs the room.
  func endPage() {
    guard let entry = pages.entry(Self.identifier, session: Self.session) else { return }
    pages.end(entry, reason: .expired)
  }

  /// Ends everything at once: nothing more is stored, and no handler goes on.
  func kill() {
    workshop.close()
    pages.entry(Self.identifier, session: Self.session)?.giveUp()
  }
}

/// A connection between a browser and its page, whose messages travel when the test says so, are lost, or come twice.
@MainActor final class DrivenLine: PageSocket {
  var isWritable = true
  private(set) var isCut = false
  /// The frames that the browser has not received yet.
  private(set) var down: [String] = []
  /// The messages that the server has not received yet.
  private(set) var up: [String] = []
  var receive: (String) -> Void = { _ in }
  var onCut: () -> Void = {}

  // A frame is sent on the main actor, by the page or by whoever holds it.
  nonisolated func send(_ frame: String) { MainActor.assumeIsolated { if !isCut { down.append(frame) } } }
  nonisolated func setDelay(milliseconds: Int) {}
  nonisolated func close(_ closing: SocketClosing) { MainActor.assumeIsolated { isCut = true } }
  nonisolated func cut() { MainActor.assumeIsolated { isCut = true } }

  func transmit(_ text: String) { if !isCut { up.append(text) } }

  func takeDown() -> String? { down.isEmpty ? nil : down.removeFirst() }

  /// Hands the next message on, once or twice.
  func deliverUp(times: Int = 1) {
    guard !isCut, !up.isEmpty else { return }
    let text = up.removeFirst()
    for _ in 0..<times { receive(text) }
  }

  /// Loses all that is on its way.
  func lose() {
    isCut = true
    (up, down) = ([], [])
    onCut()
  }
}
