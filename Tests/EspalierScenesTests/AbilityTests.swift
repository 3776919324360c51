import Espalier
import EspalierTesting
import Observation
import Testing

/// Tests of a presenter's or model's requests to its view: alerts, activity, focus, refresh.
@MainActor @Suite struct AbilityTests {
  private let scene = AbleScene()
  private let app: TestApp

  init() async throws {
    let scene = scene
    app = TestApp(Window(coordinator: AbleCoordinator(scene), title: "Able"))
    try await app.open("/")
  }

  @Test func `an alert of one button goes with it`() async throws {
    scene.showAlert("Sent", message: "It is on its way.")
    try await app.settle()
    #expect(try await app.text().contains("It is on its way."))
    try await app.tap("OK")
    #expect(scene.alert == nil)
  }

  @Test func `an alert of two buttons does what is chosen`() async throws {
    var sent = 0
    scene.showAlert("Send it?", confirm: .primary("Send") { sent += 1 }, cancel: .cancel("Keep"))
    try await app.settle()
    try await app.tap("Keep")
    #expect(sent == 0 && scene.alert == nil)
    scene.showAlert("Send it?", confirm: .primary("Send") { sent += 1 })
    try await app.settle()
    try await app.tap("Send")
    #expect(sent == 1 && scene.alert == nil)
  }

  @Test func `a second alert waits for the first, also if it has the same title`() async throws {
    var answered: [String] = []
    scene.showAlert("Sent", message: "The first letter.", button: DialogButton("Good") { answered.append("first") })
    scene.showAlert("Sent", message: "The second letter.", button: DialogButton("Good") { answered.append("second") })
    try await app.settle()
    #expect(try await app.text().contains("The first letter."))
    #expect(try await !app.text().contains("The second letter."))
    try await app.tap("Good")
    #expect(answered == ["first"] && scene.alerts.count == 1)
    #expect(try await app.text().contains("The second letter."))
    try await app.tap("Good")
    #expect(answered == ["first", "second"] && scene.alerts.isEmpty)
  }

  @Test func `activity takes no place in the content, and blocks the screen where the view says so`() async throws {
    scene.beginActivity()
    try await app.settle()
    #expect(scene.screen.sections.map(\.id) == ["fields"])
    try await app.type("Ada", into: "Name")
    #expect(scene.name == "Ada")
    scene.isBlocking = true
    try await app.settle()
    #expect(try await app.text().contains("Synchronising"))
    await #expect(throws: (any Error).self) { try await app.type("Eva", into: "Name") }
    try? await app.dismiss()
    #expect(try await app.text().contains("Synchronising"), "nobody can close it")
    scene.endActivity()
    try await app.settle()
    try await app.type("Eva", into: "Name")
    #expect(scene.name == "Eva")
  }

  @Test func `activity is in sight while any work is under way, however it ends`() async throws {
    struct Broken: Error {}
    scene.beginActivity()
    try await app.settle()
    #expect(try await app.text().contains("Synchronising"))
    await #expect(throws: Broken.self) { try await scene.showingActivity { throw Broken() } }
    #expect(scene.isActive)
    scene.endActivity()
    scene.endActivity()
    try await app.settle()
    #expect(!scene.isActive && scene.activity == 0)
    #expect(!(try await app.text().contains("Synchronising")))
  }

  @Test func `a field takes the focus, and takes it again`() async throws {
    scene.takeFocus("name")
    try await app.settle()
    #expect(try await app.focus() == "Name")
    try await app.focus("Mail")
    scene.takeFocus("name")
    try await app.settle()
    #expect(try await app.focus() == "Name")
  }

  @Test func `a field that asks for the focus has it at the first sight too`() async throws {
    let scene = AbleScene()
    scene.takeFocus("mail")
    let app = TestApp(Window(coordinator: AbleCoordinator(scene), title: "Able"))
    try await app.open("/")
    #expect(try await app.focus() == "Mail")
  }

  @Test func `a refresh by the bar fetches again`() async throws {
    try await app.tap("Refresh")
    #expect(scene.refreshes == 1)
  }
}

@MainActor @Observable private final class AbleScene: Scene, AlertShowing, ActivityShowing, FocusTaking, Refreshing {
  var alerts: [Dialog] = []
  var activity = 0
  var focus = FocusRequest()
  var name = ""
  var mail = ""
  var isBlocking = false
  private(set) var refreshes = 0

  func refresh() async throws { refreshes += 1 }

  var screen: Screen {
    Screen(title: "Able") {
      Section("fields", layout: .form) {
        Row(TextField.with(.label("Name"), .text(Binding(self, \.name)), .focusRequest(focus["name"])))
        Row(TextField.with(.label("Mail"), .text(Binding(self, \.mail)), .focusRequest(focus["mail"])))
      }
    }
    .showing(alertsOf: self).showing(activityOf: self, label: "Synchronising", blocksInput: isBlocking).refreshing(self)
  }
}

private final class AbleCoordinator: Coordinator<GreetingRoute> {
  private let scene: AbleScene
  init(_ scene: AbleScene) { self.scene = scene }
  override func placement(of route: GreetingRoute) -> Placement<GreetingRoute> { .root(self.scene) }
}
