import Espalier
import EspalierTesting
import Foundation
import Observation
import Testing

/// Tests that the kept state of scenes and their models is taken with the window's state, and given back to those made
/// anew at the same place.
@MainActor @Suite struct StateRestorationTests {
  private func makeWindow(_ reports: Reports = Reports()) -> (window: Window, desk: Desk) {
    let desk = Desk()
    let window = Window(coordinator: DeskCoordinator(desk), title: "Desk")
    window.report = { reports.all.append($0) }
    return (window, desk)
  }

  private func stored<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test func `what was half filled in is there again after a restart, before anything is shown or loaded`() async throws
  {
    let (old, desk) = makeWindow()
    old.open("/drafts/1")
    await old.settled()
    desk.models[1]?.form.value.name = "Ann"
    let (new, other) = makeWindow()
    new.restore(try stored(old.state), scenes: try stored(old.restorationStates()))
    await new.settled()
    #expect(other.models[1]?.form.value.name == "Ann")
    #expect(other.models[1]?.log == ["restore", "didLoad", "load Ann"])
  }

  @Test func `a form as it began keeps nothing`() async {
    let (window, _) = makeWindow()
    window.open("/drafts/1")
    await window.settled()
    #expect(window.restorationStates().isEmpty)
  }

  @Test func `each place gets its own`() async throws {
    let (old, desk) = makeWindow()
    for id in 1...2 {
      old.open("/drafts/\(id)")
      await old.settled()
      desk.models[id]?.form.value.name = "Name \(id)"
    }
    let kept = old.restorationStates()
    let (new, other) = makeWindow()
    new.restore(old.state, scenes: kept)
    await new.settled()
    try new.navigator.pop()
    await new.settled()
    #expect(other.models[1]?.form.value.name == "Name 1")
    #expect(other.models[2]?.form.value.name == "Name 2")
  }

  @Test func `what waits for its scene is kept further, and what has no place any more is not`() async {
    let (old, desk) = makeWindow()
    old.open("/drafts/1")
    await old.settled()
    desk.models[1]?.form.value.name = "Ann"
    let kept = old.restorationStates()
    let (new, _) = makeWindow()
    new.restore(old.state, scenes: kept)
    #expect(new.restorationStates() == kept)
    let (third, _) = makeWindow()
    third.restore(NavigationState(stack: .init(["/"])), scenes: kept)
    await third.settled()
    #expect(third.restorationStates().isEmpty)
  }

  @Test func `a scene that is there already keeps what it has`() async {
    let (window, desk) = makeWindow()
    window.open("/drafts/1")
    await window.settled()
    desk.models[1]?.form.value.name = "Ann"
    let kept = window.restorationStates()
    desk.models[1]?.form.value.name = "Bea"
    window.restore(window.state, scenes: kept)
    await window.settled()
    #expect(desk.models[1]?.form.value.name == "Bea")
  }

  @Test func `what a newer version cannot read is passed over and told, and its neighbour is given back`() async throws
  {
    let (old, desk) = makeWindow()
    old.open("/drafts/1")
    await old.settled()
    desk.models[1]?.form.value.name = "Ann"
    let text = String(decoding: try JSONEncoder().encode(old.restorationStates()), as: UTF8.self)
    let broken = try JSONDecoder().decode(
      RestorationStates.self, from: Data(text.replacingOccurrences(of: "name", with: "title").utf8))
    let reports = Reports()
    let (new, other) = makeWindow(reports)
    new.restore(old.state, scenes: broken)
    await new.settled()
    #expect(other.models[1]?.form.value.name == "")
    #expect(reports.all.contains { $0.contains("DraftModel kept is not readable any more") })
    let app = TestApp(new)
    #expect(try await app.text().contains("Not everything came back"))
    try await app.tap("OK")
    #expect(!(try await app.text()).contains("Not everything came back"))
  }

  @Test func `where the surface knows that there was more, the person is told at the place in sight, and only then`()
    async throws
  {
    let (window, _) = makeWindow()
    window.restore(NavigationState(stack: .init(["/", "/drafts/1"])), scenes: RestorationStates())
    let app = TestApp(window)
    try await app.settle()
    #expect(!(try await app.text()).contains("Not everything came back"))
    window.reportLoss()
    try await app.settle()
    #expect(try await app.text().contains("some of what you had entered could not be kept"))
  }

  @Test func `a value that refuses to be encoded stays unkept, and that is told`() async {
    let reports = Reports()
    let (window, desk) = makeWindow(reports)
    window.open("/drafts/1")
    await window.settled()
    desk.models[1]?.form.value = Draft(name: "Ann", pin: Pin(digits: "1234"))
    #expect(window.restorationStates().isEmpty)
    #expect(reports.all.contains { $0.contains("DraftModel keeps was not taken") && !$0.contains("1234") })
  }
}

@MainActor private final class Reports { var all: [String] = [] }

/// A secret: it refuses to be encoded unless it is empty.
private struct Pin: Codable, Equatable, Sendable {
  var digits = ""

  init(digits: String = "") { self.digits = digits }
  init(from decoder: any Decoder) throws { _ = try decoder.singleValueContainer().decode(Int.self) }
  func encode(to encoder: any Encoder) throws {
    guard digits.isEmpty else {
      throw EncodingError.invalidValue("•••", .init(codingPath: [], debugDescription: "A PIN is not kept."))
    }
    var container = encoder.singleValueContainer()
    try container.encode(0)
  }
}

private struct Draft: Codable, Equatable, Sendable {
  var name = ""
  var pin = Pin()
}

@MainActor @Observable private final class DraftModel: ViewModel, StateRestoring {
  let form = Form(Draft())
  private(set) var log: [String] = []

  var restorationState: Draft? { form.restorationState }
  func restore(_ kept: Draft) {
    log.append("restore")
    form.restore(kept)
  }
  func didLoad() { log.append("didLoad") }
  func load() async { log.append("load \(form.value.name)") }
}

@MainActor private final class DraftScene: ModelScene {
  let model: DraftModel
  init(_ model: DraftModel) { self.model = model }
  var screen: Screen {
    Screen(title: "Draft") { Section("s") { Row(TextField.with(.label("Name"), .field(model.form.name))) } }
  }
}

@MainActor private final class Desk { var models: [Int: DraftModel] = [:] }

private enum DeskRoute: Route {
  case start
  case draft(Int)

  var path: Path {
    switch self {
    case .start: .root
    case .draft(let id): "/drafts/\(id)"
    }
  }

  static let paths = Paths<Self> {
    start; draft
  }
}

private final class DeskCoordinator: Coordinator<DeskRoute> {
  private let desk: Desk

  init(_ desk: Desk) { self.desk = desk }

  override func placement(of route: DeskRoute) -> Placement<DeskRoute> {
    switch route {
    case .start: .root(LifeScene("start", log: Journal()))
    case .draft(let id):
      if id == 2 {
        .push(self.scene(id), over: .draft(1))
      } else {
        .push(self.scene(id), over: .start)
      }
    }
  }

  private func scene(_ id: Int) -> DraftScene {
    let model = DraftModel()
    desk.models[id] = model
    return DraftScene(model)
  }
}
