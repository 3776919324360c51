import Espalier
import EspalierTesting
import TestSupport
import Testing

/// A place that answers: whoever asks waits for one of its endings.
@MainActor @Suite struct QuestionTests {
  let walk = DeskWalk()
  var desk: Desk { walk.desk }
  var window: Window { walk.window }

  // MARK: Endings

  @Test func `an answer comes to who asks, and the place goes`() async throws {
    let asking = await walk.begin(DeskRoute.choosing, title: "Choose")
    #expect(walk.state == "[start*: /] + sheet: /choose")
    try #require(walk.scene).reply.answer("red")
    #expect(await asking.value == "answered red")
    #expect(walk.state == "[start*: /]" && walk.sight == "Start")
  }

  @Test func `a place on the stack goes with its answer, and with what stands above it`() async throws {
    let asking = await walk.begin(DeskRoute.picking, title: "Pick")
    let scene = try #require(walk.scene)
    try desk.push(DeskScene("Above"))
    try desk.present(DeskScene("Sheet"))
    scene.reply.answer("blue")
    #expect(await asking.value == "answered blue")
    #expect(walk.state == "[start*: /]" && walk.sight == "Start")
  }

  @Test func `cancelling is an ending of its own, and the place goes`() async throws {
    let asking = await walk.begin(DeskRoute.choosing, title: "Choose")
    try #require(walk.scene).reply.cancel()
    #expect(await asking.value == "cancelled")
    #expect(walk.state == "[start*: /]")
  }

  @Test func `only the first answer counts`() async throws {
    let asking = await walk.begin(DeskRoute.choosing, title: "Choose")
    let reply = try #require(walk.scene).reply
    reply.answer("red")
    reply.answer("blue")
    reply.cancel()
    #expect(await asking.value == "answered red")
    #expect(walk.state == "[start*: /]")
  }

  @Test func `what answers is not asked whether it is saved`() async throws {
    let asking = await walk.begin(DeskRoute.choosing, title: "Choose")
    let scene = try #require(walk.scene)
    scene.changes = UnsavedChanges()
    scene.reply.answer("red")
    #expect(await asking.value == "answered red")
    #expect(walk.state == "[start*: /]")
  }

  enum Departure: CaseIterable { case back, history, verb, close, elsewhere, tabRoot, restored, windowClosed }

  @Test(arguments: Departure.allCases) func `a place that goes without an answer dismisses the question`(
    departure: Departure
  ) async throws {
    let app = TestApp(window)
    try await app.open("/other")
    try await app.open("/")
    let isModal = departure == .close
    let asking = await walk.begin(
      isModal ? DeskRoute.choosing : DeskRoute.picking, title: isModal ? "Choose" : "Pick")
    switch departure {
    case .back: try await app.tap("Back")
    case .history: window.handle(.history("/other", entry: 1))
    case .verb: try desk.pop()
    case .close: try await app.dismiss()
    case .elsewhere: desk.move(to: .palette(.list))
    case .tabRoot: window.handle(.select(tab: "start"))
    case .restored:
      window.restore(NavigationState(stack: .init(tabs: .init(selected: "start", stacks: ["start": .init(["/"])]))))
    case .windowClosed: window.close()
    }
    #expect(await asking.value == "dismissed")
    #expect(!walk.state.contains("pick") && !walk.state.contains("choose"))
  }

  @Test func `a place that is only out of sight is still waited for`() async throws {
    let asking = await walk.begin(DeskRoute.picking, title: "Pick")
    let scene = try #require(walk.scene)
    try desk.select(tab: "other")
    #expect(walk.state == "[other*: /other | start: / /pick]")
    try desk.select(tab: "start")
    #expect(walk.scene === scene)
    scene.reply.answer("green")
    #expect(await asking.value == "answered green")
  }

  @Test func `an answer from a tab that is out of sight takes its place away there`() async throws {
    let asking = await walk.begin(DeskRoute.picking, title: "Pick")
    let scene = try #require(walk.scene)
    try desk.select(tab: "other")
    scene.reply.answer("green")
    #expect(await asking.value == "answered green")
    #expect(walk.state == "[other*: /other | start: /]" && walk.sight == "Other")
  }

  // MARK: Not shown

  @Test func `a place that cannot be shown is told as that`() async {
    #expect(await ending { try await desk.ask(DeskRoute.asking) } == "notShown", "it is refused")
    let stranger = Question<StrangeRoute, String>(.place)
    #expect(await ending { try await desk.ask(stranger) } == "notShown", "nobody has it")
    #expect(await ending { try await Desk().ask(DeskRoute.choosing) } == "notShown", "there is no window")
    #expect(walk.state == "[start*: /]")
  }

  @Test func `who stays where something is unsaved has dismissed the question`() async throws {
    let app = TestApp(window)
    _ = await walk.begin(DeskRoute.picking, title: "Pick")
    try #require(walk.scene).changes = UnsavedChanges()
    let asking = Task { await ending { try await desk.palette.ask(PaletteRoute.shading) } }
    #expect(
      await eventually {
        window.render(); return window.allNodes.contains { $0.component.type == DialogView.self }
      })
    try await app.tap("Stay")
    #expect(await asking.value == "dismissed")
    #expect(walk.state == "[start*: / /pick]")
  }

  // MARK: Twice

  @Test func `who asks the same again waits in place of the one before, at a place that is made anew`() async throws {
    let first = await walk.begin(DeskRoute.choosing, title: "Choose")
    let scene = try #require(walk.scene)
    let second = Task { await ending { try await desk.ask(DeskRoute.choosing) } }
    #expect(await first.value == "dismissed")
    #expect(await eventually { walk.scene != nil && walk.scene !== scene })
    #expect(walk.state == "[start*: /] + sheet: /choose")
    try #require(walk.scene).reply.answer("red")
    #expect(await second.value == "answered red")
    #expect(walk.state == "[start*: /]")
  }

  @Test func `a question within a question`() async throws {
    let outer = await walk.begin(DeskRoute.picking, title: "Pick")
    let inner = Task { await ending { try await desk.ask(DeskRoute.choosing) } }
    #expect(await eventually { walk.sight == "Choose" })
    try #require(walk.scene).reply.answer("small")
    #expect(await inner.value == "answered small")
    #expect(walk.sight == "Pick")
    try #require(walk.scene).reply.answer("great")
    #expect(await outer.value == "answered great")
    #expect(walk.state == "[start*: /]")
  }

  // MARK: Whose

  @Test func `one asks for places of those within one, and of those above one`() async throws {
    let shade = Task { await ending { try await desk.ask(PaletteRoute.shading) } }
    #expect(await eventually { walk.sight == "Shade" })
    #expect(walk.state == "[start*: / /palette /palette/shade]")
    try #require(window.navigator.visibleScene as? AnswerScene<Int>).reply.answer(7)
    #expect(await shade.value == "answered 7")
    #expect(walk.state == "[start*: / /palette]")
    let colour = Task { await ending { try await desk.palette.ask(DeskRoute.choosing) } }
    #expect(await eventually { walk.sight == "Choose" })
    try #require(walk.scene).reply.answer("red")
    #expect(await colour.value == "answered red")
    #expect(walk.state == "[start*: / /palette]")
  }

  // MARK: Cancelled tasks

  @Test func `a task that is cancelled takes the place away`() async {
    let asking = await walk.begin(DeskRoute.choosing, title: "Choose")
    asking.cancel()
    #expect(await asking.value == "task cancelled")
    #expect(walk.state == "[start*: /]" && walk.sight == "Start")
  }

  @Test func `a task that was cancelled before shows nothing`() async {
    let asking = Task { await ending { try await desk.ask(DeskRoute.choosing) } }
    asking.cancel()
    #expect(await asking.value == "task cancelled")
    #expect(walk.state == "[start*: /]")
  }

  @Test func `a task that is cancelled takes the place away from a tab that is out of sight`() async throws {
    let asking = await walk.begin(DeskRoute.picking, title: "Pick")
    try desk.select(tab: "other")
    asking.cancel()
    #expect(await asking.value == "task cancelled")
    #expect(walk.state == "[other*: /other | start: /]")
  }

  // MARK: Declared

  @Test func `what is declared takes the answer of a place that was reached by its address`() async throws {
    var answers: [String] = []
    desk.answers(DeskRoute.choosing) { answers.append($0) }
    window.open("/choose")
    try #require(walk.scene).reply.answer("red")
    #expect(answers == ["red"])
    #expect(walk.state == "[start*: /]")
  }

  @Test func `what is declared takes the answer of a place that was brought back`() throws {
    window.open("/pick")
    let second = DeskWalk()
    var answers: [String] = []
    second.desk.answers(DeskRoute.picking) { answers.append($0) }
    second.window.restore(window.state)
    try #require(second.scene).reply.answer("blue")
    #expect(answers == ["blue"])
    #expect(second.state == "[start*: /]")
  }

  @Test func `whoever waits comes before what is declared`() async throws {
    var answers: [String] = []
    desk.answers(DeskRoute.choosing) { answers.append($0) }
    let asking = await walk.begin(DeskRoute.choosing, title: "Choose")
    try #require(walk.scene).reply.answer("red")
    #expect(await asking.value == "answered red")
    #expect(answers.isEmpty)
  }

  @Test func `of what is declared the nearest below the place takes the answer`() throws {
    var answers: [String] = []
    desk.answers(DeskRoute.choosing) { answers.append("desk \($0)") }
    desk.palette.answers(DeskRoute.choosing) { answers.append("palette \($0)") }
    window.open("/palette")
    window.open("/choose")
    try #require(walk.scene).reply.answer("red")
    try desk.pop()
    window.open("/choose")
    try #require(walk.scene).reply.answer("blue")
    #expect(answers == ["palette red", "desk blue"])
  }

  @Test func `cancelling at a place for which nobody waits takes it away`() throws {
    window.open("/choose")
    try #require(walk.scene).reply.cancel()
    #expect(walk.state == "[start*: /]")
  }

  // MARK: Nobody

  @Test func `where nobody waits the person is told, and the place stays`() async throws {
    let app = TestApp(window)
    try await app.open("/choose")
    try #require(walk.scene).reply.answer("red")
    try await app.settle()
    let text = try await app.text()
    #expect(text.contains("Nobody waits for this answer any more"))
    #expect(text.contains("Please go back to where you began, and choose again."))
    #expect(walk.state == "[start*: /] + sheet: /choose")
    try await app.tap("OK")
    #expect(!(try await app.text()).contains("Nobody waits"))
    #expect(walk.state == "[start*: /] + sheet: /choose")
    try await app.tap("Close")
    #expect(walk.state == "[start*: /]")
  }
}

private enum StrangeRoute: Route {
  case place
  var path: Path { "/" }
  static let paths = Paths<Self> { place }
}
