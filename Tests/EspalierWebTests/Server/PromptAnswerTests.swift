import Espalier
import EspalierStorage
import Logging
import Observation
import TestSupport
import Testing

@testable import EspalierLivePage
@testable import EspalierServer

/// Tests that a page answers at once, however long its store or another handler takes.
@Suite(.timeLimit(.minutes(10)))
struct PromptAnswerTests {
  @Test func `An event is answered while the store is at work, and durable when that has ended`() async throws {
    let store = GatedStore()
    let desk = await Desk()
    try await TestServer.run({ $0.restoration.store = store }, book: desk.book) { (server: TestServer) async throws in
      let client = try await join(server)
      _ = try await frames(client) { $0.number == 1 }
      let count = try #require(await desk.node("Count"))
      try await client.send(text: "[1,1,\"tap\",\(count),0]")
      _ = try await frames(client) { $0.acknowledged == 1 && $0.text.contains("Count 1") }
      await desk.window.settled()
      await store.close()
      async let commit = server.site.state.commits.keep()
      await store.commitArrives()
      try await client.send(text: "[2,2,\"tap\",\(count),0]")
      let meanwhile = try await frames(client) { $0.acknowledged == 2 && $0.text.contains("Count 2") }
      #expect(!meanwhile.contains { $0.contains("[13,") }, "neither is stored yet: \(meanwhile)")
      await store.open()
      #expect(await commit)
      let stored = try await frames(client) { $0.text.contains("[13,") }
      #expect(stored.last?.hasSuffix("[13,1]]") == true, "what was on its way: \(stored)")
      await desk.window.settled()
      #expect(await server.site.state.commits.keep())
      let later = try await frames(client) { $0.text.contains("[13,") }
      #expect(later.last?.hasSuffix("[13,2]]") == true, "\(later)")
    }
  }

  @Test func `A handler that takes long does not hold up what comes of another event`() async throws {
    let desk = await Desk()
    try await TestServer.run(book: desk.book) { (server: TestServer) async throws in
      let client = try await join(server)
      _ = try await frames(client) { $0.number == 1 }
      let work = try #require(await desk.node("Work"))
      let count = try #require(await desk.node("Count"))
      try await client.send(text: "[1,1,\"tap\",\(work),0]")
      await desk.scene.gate.reached()
      try await client.send(text: "[2,1,\"tap\",\(count),0]")
      let meanwhile = try await frames(client) { $0.acknowledged == 2 && $0.text.contains("Count 1") }
      #expect(!meanwhile.contains { $0.contains("It is done") })
      #expect(await desk.page.kept?.events == PageEvents.Stored(last: 2, unfinished: [1]))
      await desk.scene.gate.open()
      _ = try await frames(client) { $0.text.contains("It is done") }
      await desk.window.settled()
      #expect(await desk.page.kept?.events == PageEvents.Stored(last: 2))
    }
  }

  /// Loads the page, and joins it over a line.
  private func join(_ server: TestServer) async throws -> WebSocketClient {
    let reply = try await server.get("/")
    let token = try #require(reply.pageToken)
    let (answer, client) = try await server.upgrade(cookie: reply.sessionCookie)
    try #require(answer.status == 101)
    try await client.send(text: TestServer.joinFrame(token, version: reply.version ?? ""))
    return client
  }

  /// Returns what comes over the line, up to the first frame that a test waits for.
  private func frames(_ client: WebSocketClient, until isIt: (ReadFrame) -> Bool) async throws -> [String] {
    var texts: [String] = []
    while true {
      guard case .text(let text) = try await client.receive() else { continue }
      texts.append(text)
      if isIt(ReadFrame(text)) { return texts }
    }
  }
}

/// A window with the page that shows it, which a server gives out in place of a page that only remembers.
@MainActor private final class Desk {
  let scene = DeskScene()
  let window: Window
  let page: WindowPage
  let book = PageBook()

  init() {
    window = Window(coordinator: DeskCoordinator(scene), title: "Desk")
    window.open(.root)
    page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
    book.makeInstead = { [page] in page }
  }

  /// The number of the button with a title.
  func node(_ title: String) -> Int? { find(title, below: nil) }

  private func find(_ title: String, below parent: Int?) -> Int? {
    for node in window.nodes(in: parent) {
      if node.component.value(of: Button.title).normal == title { return node.id }
      if let found = find(title, below: node.id) { return found }
    }
    return nil
  }
}

/// A scene with a handler that ends at once, and one that waits.
@MainActor @Observable private final class DeskScene: Scene {
  private var count = 0
  private var isDone = false
  @ObservationIgnored let gate = Gate()

  var screen: Screen {
    Screen(title: "Desk") {
      Section("said") {
        Row(Label.with(.text("Count \(count)")))
        Row(Label.with(.text(isDone ? "It is done" : "It is not done")))
      }
      Section("acts") {
        Button.with(.title("Count"), .onTap { [weak self] in self?.count += 1 })
        Button.with(
          .title("Work"),
          .onTapTask { [weak self] () async in
            await self?.gate.pass()
            self?.isDone = true
          })
      }
    }
  }
}

private enum DeskRoute: Route {
  case root
  var path: Path { .root }
  static let paths = Paths<Self> { root }
}

private final class DeskCoordinator: Coordinator<DeskRoute> {
  private let scene: DeskScene

  init(_ scene: DeskScene) {
    self.scene = scene
    super.init()
  }

  override func placement(of route: DeskRoute) -> Placement<DeskRoute> { .root(self.scene) }
}
