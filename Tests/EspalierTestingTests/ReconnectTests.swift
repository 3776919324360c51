import Espalier
import EspalierTesting
import Observation
import Testing

/// The headless driver whose connection is lost, and comes back.
@MainActor @Suite struct ReconnectTests {
  private let inbox = Inbox()
  private let app: TestApp

  init() {
    app = TestApp(Window(coordinator: InboxCoordinator(inbox), title: "Inbox"))
  }

  @Test func `what has changed while nobody was there is seen afterwards, and can be used`() async throws {
    try await app.open("/")
    try await app.reconnect {
      inbox.letters.append("From Ada")
      try await app.settle()
      #expect(try await app.text().contains("From Ada") == false, "nothing is told to who is away")
    }
    #expect(try await app.text().contains("From Ada"))
    try await app.tap("Read From Ada")
    #expect(inbox.read == ["From Ada"])
    #expect(try await app.text().contains("Read: From Ada"))
  }

  @Test func `the app sees that the person is away, and that they are back`() async throws {
    try await app.open("/")
    #expect(app.window.isVisible)
    try await app.reconnect { #expect(!app.window.isVisible) }
    #expect(app.window.isVisible)
  }

  @Test func `the window goes on: no scene is made anew or loads again`() async throws {
    try await app.open("/")
    try await app.reconnect()
    #expect(inbox.made == 1 && inbox.loads == 1)
  }

  @Test func `everything is given anew, which is no patch`() async throws {
    try await app.open("/")
    let (text, count) = (try await app.text(), app.patchCount)
    try await app.reconnect()
    #expect(try await app.text() == text)
    #expect(app.patchCount == count)
  }

  @Test func `rows that the app watches are told to be in sight again`() async throws {
    try await app.open("/")
    #expect(inbox.seen == ["From Bob"])
    try await app.reconnect()
    #expect(inbox.seen == ["From Bob", "From Bob"])
  }

  @Test func `the person goes on typing where they were`() async throws {
    try await app.open("/")
    try await app.type("Dear B", into: "Answer", leaves: false)
    try await app.reconnect()
    #expect(try await app.focus() == "Answer")
    #expect(try await app.value(of: "Answer") == "Dear B")
  }

  @Test func `the way back stays, with the place to which the app went meanwhile`() async throws {
    try await app.open("/")
    try await app.open("/letters/1")
    try await app.reconnect { app.window.open("/letters/2") }
    #expect(try await app.path() == "/letters/2")
    #expect(try await app.text().contains("Letter 2"))
    try await app.back()
    #expect(try await app.path() == "/")
  }

  @Test func `what fails meanwhile is thrown, and the person is back all the same`() async throws {
    struct Broken: Error {}
    try await app.open("/")
    await #expect(throws: Broken.self) {
      try await app.reconnect {
        inbox.letters.append("From Ada")
        throw Broken()
      }
    }
    #expect(app.window.isVisible)
    #expect(try await app.text().contains("From Ada"))
  }

  @Test func `it is told as a reconnect, and as no second mount`() async throws {
    let recorder = TelemetryRecorder()
    let host = AppHost(TelemetryConformance.app(connectors: [recorder]))
    await host.start()
    let app = TestApp(await host.makeWindow(for: Visitor()))
    try await app.open("/")
    try await app.reconnect()
    await host.stop()
    #expect(recorder.events.count { $0.kind == .mount } == 1)
    #expect(recorder.events.count { $0.kind == .reconnect } == 1)
  }
}

@MainActor @Observable private final class Inbox {
  var letters = ["From Bob"]
  var answer = ""
  var read: [String] = []
  @ObservationIgnored var seen: [String] = []
  @ObservationIgnored var made = 0
  @ObservationIgnored var loads = 0
}

private enum InboxRoute: Route {
  case list
  case letter(Int)

  var path: Path {
    switch self {
    case .list: "/"
    case .letter(let id): "/letters/\(id)"
    }
  }

  static let paths = Paths<Self> {
    list; letter
  }
}

private final class InboxCoordinator: Coordinator<InboxRoute> {
  private let inbox: Inbox

  init(_ inbox: Inbox) { self.inbox = inbox }

  override func placement(of route: InboxRoute) -> Placement<InboxRoute> {
    switch route {
    case .list: .root(InboxScene(self.inbox))
    case .letter(let id): .push(LetterScene(id), over: .list)
    }
  }
}

private final class InboxScene: Scene {
  private let inbox: Inbox

  init(_ inbox: Inbox) {
    self.inbox = inbox
    inbox.made += 1
  }

  func load() async { inbox.loads += 1 }

  var screen: Screen {
    Screen(title: "Inbox") {
      Section("letters") {
        for letter in inbox.letters {
          Row(
            Label.with(.text(letter)),
            Button.with(.title("Read \(letter)"), .onTap { [inbox] in inbox.read.append(letter) })
          ).onAppear { [inbox] in inbox.seen.append(letter) }.id(letter)
        }
        Row(Label.with(.text("Read: \(inbox.read.joined())"))).id("read")
        Row(TextField.with(.label("Answer"), .text(Binding(inbox, \.answer)))).id("answer")
      }
    }
  }
}

private final class LetterScene: Scene {
  private let id: Int
  init(_ id: Int) { self.id = id }
  var screen: Screen { Screen(title: "Letter \(id)") { Section("letter") { Row(Label.with(.text("It is short"))) } } }
}
