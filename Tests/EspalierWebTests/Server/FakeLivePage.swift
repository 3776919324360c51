import EspalierNavigation
import EspalierScreens
import EspalierViews
import Foundation

@testable import EspalierLivePage
@testable import EspalierWire

/// A page that remembers what the server did with it.
@MainActor
final class FakeLivePage: LivePage {
  enum Event: Equatable {
    case joined(path: String, lastPatch: Int, fields: [String: PageJoin.Field])
    case left
    case clear
    case received(String)
    case file(name: String, content: String, node: Int, element: Int)
    case ended(PageEnding)
  }

  let visitor: Visitor
  let rejection: SubmissionRejection?
  let formToken: String
  let path: String
  var paint: PagePaint
  var hasFailed: Bool { paint.status == 503 }
  var paintGate: AsyncStream<Void>?
  /// True while a file is taken when it is asked for; `isTakingAtTheEnd` is the answer when it has come.
  var isTaking = true
  var isTakingAtTheEnd = true
  /// The types that it says to take, and what its handler waits for.
  var fileTypes = ""
  var fileGate: AsyncStream<Void>?
  /// The state that it gives out to be kept, those that a file and typed text lead to, and those that it was given back and told of.
  private(set) var kept: PageState?
  var stateAfterFile: PageState?
  var stateAfterTyping: PageState?
  private(set) var restored: PageState?
  private(set) var stored: PageState?
  private(set) var changeCount = 0
  private(set) var events: [Event] = []
  private(set) var filePath: String?
  private(set) var fileMode: Int?
  private(set) var line: (any PageConnection)?
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(_ visitor: Visitor, _ path: String, _ rejection: SubmissionRejection?, _ formToken: String, paint: PagePaint) {
    self.visitor = visitor
    self.path = path
    self.rejection = rejection
    self.formToken = formToken
    self.paint = paint
  }

  func firstPaint() async -> PagePaint {
    if let paintGate { for await _ in paintGate {} }
    return paint
  }

  func join(_ join: PageJoin, on line: any PageConnection) {
    self.line = line
    note(.joined(path: join.path, lastPatch: join.lastPatch, fields: join.fields))
    line.send("[0,0]")
  }

  func leave() {
    line = nil
    note(.left)
  }

  func receive(_ frame: String) {
    note(.received(frame))
    if frame == "[-1]" { line?.send("[0,0]") }
  }

  func fileTypes(node: Int, element: Int) -> FileTypes? { isTaking ? FileTypes(fileTypes) : nil }

  func receive(file: UploadedFile, node: Int, element: Int) async -> Bool {
    guard isTakingAtTheEnd else { return false }
    if let fileGate { for await _ in fileGate {} }
    filePath = file.path
    fileMode = (try? FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]) as? Int
    let content = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
    note(.file(name: file.name, content: content ?? "no file", node: node, element: element))
    if let stateAfterFile { change(to: stateAfterFile) }
    return true
  }

  func lineIsClear() { note(.clear) }

  func end(_ ending: PageEnding) {
    line?.send(OperationWriter.frame(.end(ending)))
    note(.ended(ending))
  }

  func finishTyping() { if let stateAfterTyping { change(to: stateAfterTyping) } }

  func change(to state: PageState) {
    kept = state
    changeCount += 1
  }

  func restore(_ kept: PageState, isStored: Bool) { restored = kept }
  func wasKept(_ kept: PageState) { stored = kept }

  func tell(_ frame: String) { line?.send(frame) }

  /// Returns once something has happened that the test waits for.
  func happened(_ isIt: (Event) -> Bool) async {
    while !events.contains(where: isIt) { await withCheckedContinuation { waiters.append($0) } }
  }

  func happened(_ event: Event) async { await happened { $0 == event } }

  var hasEnded: Bool { events.contains { if case .ended = $0 { true } else { false } } }

  private func note(_ event: Event) {
    events.append(event)
    let woken = waiters
    waiters = []
    for waiter in woken { waiter.resume() }
  }
}

/// All pages that a server has made, in order.
@MainActor
final class PageBook {
  var pages: [FakeLivePage] = []
  var paint = PagePaint(
    status: 200, title: "Home", body: "<main data-e=\"1.1\">Hello</main>", language: "en",
    redirect: nil)
  /// Is called before a page is given out, for what happens while it is being made.
  var whileMaking: (@MainActor () async -> Void)?
  var prepare: (@MainActor (FakeLivePage) -> Void)?
  /// Makes another page than one that only remembers.
  var makeInstead: (@MainActor () -> any LivePage)?

  nonisolated init() {}

  func make(_ visitor: Visitor, _ path: String, _ rejection: SubmissionRejection?, _ token: String) async
    -> any LivePage
  {
    await whileMaking?()
    if let makeInstead { return makeInstead() }
    let page = FakeLivePage(visitor, path, rejection, token, paint: paint)
    prepare?(page)
    pages.append(page)
    return page
  }
}
