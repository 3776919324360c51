import Espalier
import EspalierTesting
import Foundation
import Observation
import TestSupport
import Testing

private enum DeskRoute: Route {
  case desk, importing, letter, plain
  static let paths = Paths<Self> {
    desk; importing; letter; plain
  }
  var path: Path {
    switch self {
    case .desk: .root
    case .importing: "/import"
    case .letter: "/letter"
    case .plain: "/plain"
    }
  }
}

/// A letter that is not sent yet.
@MainActor @Observable private final class LetterScene: Scene {
  var text = ""
  @ObservationIgnored private let log: Log
  init(_ log: Log) { self.log = log }
  isolated deinit { log.add("gone letter") }

  var unsavedChanges: UnsavedChanges? { text.isEmpty ? nil : UnsavedChanges(message: "The letter is not sent.") }
  var screen: Screen {
    Screen(title: "Letter") {
      Section("text") {
        Row(TextField.with(.label("Text"), .text(Binding(self, \.text))))
      }
    }
  }
}

private final class Desk: Coordinator<DeskRoute> {
  let log: Log
  private(set) weak var run: FlowRun<Journey>?

  init(_ log: Log) { self.log = log }

  private func importing() -> FlowScene<Journey> {
    let log = log
    let flow = Flow<Journey>("Import") {
      visit("Read", log)
      UserStep("Ask", into: \.count) { _, answer in AskScene("Sure?") { answer(1) } }
    }
    let run = FlowRun(
      flow, state: Journey(),
      onEnd: { [log] outcome in
        if case .cancelled = outcome { log.add("cancelled") } else { log.add("\(outcome)") }
      })
    self.run = run
    return FlowScene(run)
  }

  override func placement(of route: DeskRoute) -> Placement<DeskRoute> {
    switch route {
    case .desk: .root(AskScene("Desk") {})
    case .importing: .push(self.importing(), over: .desk)
    case .letter: .present(LetterScene(self.log), orOver: .desk)
    case .plain: .push(AskScene("Plain") {}, over: .desk)
    }
  }
}

/// A deep link that comes while a modal with unsaved text stands above a flow that runs.
@MainActor @Suite struct FlowDeepLinkTests {
  private func questions(_ text: String) -> Int { text.components(separatedBy: "The letter is not sent.").count - 1 }

  @Test(.timeLimit(.minutes(5)))
  func `a deep link asks once about the letter, cancels the flow once, and leaves nothing of either, a hundred times`()
    async throws
  {
    for round in 0..<100 {
      let log = Log()
      let desk = Desk(log)
      let window = Window(coordinator: desk, title: "Desk")
      let app = TestApp(window)
      window.open(.root)
      try await app.open("/import")
      #expect(await eventually { log.entries == ["Read"] })
      try await app.open("/letter")
      try await app.type("Dear Ada", into: "Text")

      try await app.open("/plain")
      #expect(questions(try await app.text()) == 1, "round \(round)")
      #expect(window.path == "/letter" && log.entries == ["Read"], "nothing has happened yet")
      // Half of all people are in doubt first, and nothing has changed for them.
      if round.isMultiple(of: 2) {
        try await app.tap("Stay")
        #expect(questions(try await app.text()) == 0)
        #expect(try await app.value(of: "Text") == "Dear Ada")
        #expect(window.path == "/letter" && log.entries == ["Read"])
        try await app.open("/plain")
        #expect(questions(try await app.text()) == 1)
      }
      try await app.tap("Leave")
      #expect(await eventually { log.entries.contains("cancelled") && log.entries.contains("gone letter") })
      try await app.settle()
      #expect(log.entries.count { $0 == "cancelled" } == 1 && log.entries.count { $0 == "undo Read" } == 1)
      #expect(log.entries.count { $0 == "gone letter" } == 1 && log.entries.count { $0 == "Read" } == 1)
      #expect(desk.run == nil, "the flow is gone with its scene")
      #expect(window.state.description == "/ /plain", "\(window.state)")
      let text = try await app.text()
      #expect(questions(text) == 0 && !text.contains("Letter") && !text.contains("Import"))

      // The letter was left for good: back leads to its place, and the text is not there any more.
      try await app.back()
      #expect(window.path == "/letter")
      #expect(try await app.value(of: "Text") == "")
      try await app.back()
      #expect(window.path == "/import")
    }
  }
}
