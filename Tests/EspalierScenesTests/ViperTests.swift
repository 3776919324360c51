import Espalier
import EspalierTesting
import Observation
import TestSupport
import Testing

/// A VIPER scene: the view is the scene, its presenter holds it weakly, and any part can be another.
@MainActor @Suite struct ViperTests {
  @Test func `the presenter's verbs change the screen`() async throws {
    let app = TestApp(window { NotesFactory(interactor: FixedNotes(["Buy milk"])).make() })
    try await app.open("/")
    #expect(try await app.text().contains("Buy milk"))
    try await app.tap("Add")
    #expect(try await app.text().contains("Buy milk, 1 more"))
  }

  @Test func `the same presenter and view run over another interactor`() async throws {
    let app = TestApp(window { NotesFactory(interactor: FixedNotes(["Call Ada", "Write"])).make() })
    try await app.open("/")
    #expect(try await app.text().contains("Call Ada, Write"))
  }

  /// A view with a button that its presenter switches on, and a router that presents.
  @MainActor @Observable final class AskingScene: PresentedScene, AskingViewable {
    @ObservationIgnored var presenter: AskingPresenter?
    private var canContinue = false

    func setContinueInteraction(_ isEnabled: Bool) { canContinue = isEnabled }

    var screen: Screen {
      Screen(title: "Asking") {
        Section("answers") {
          Row(Button.with(.title("Allow"), .onTap { [weak self] in self?.presenter?.tapAllow() }))
          Row(
            Button.with(
              .title("Continue"), .isEnabled(canContinue),
              .onTap { [weak self] in try self?.presenter?.tapContinue() }))
        }
      }
    }
  }

  @MainActor final class AskingPresenter: ScenePresenter<any AskingViewable> {
    var router: HintRouter?
    func tapAllow() { view?.setContinueInteraction(true) }
    func tapContinue() throws { try router?.showHint() }
  }

  @MainActor final class HintRouter: SceneRouter<any Navigable> {
    func showHint() throws { try navigable().present(LifeScene("The hint", log: Journal())) }
  }

  @Test func `a presenter switches a button of its view on, and its router presents a scene`() async throws {
    let scene = AskingScene()
    let presenter = AskingPresenter(scene)
    scene.presenter = presenter
    let coordinator = GreetingCoordinator(factory: SceneFactory { scene })
    presenter.router = HintRouter(coordinator)
    let app = TestApp(Window(coordinator: coordinator, title: "Asking"))
    try await app.open("/")
    await #expect(throws: (any Error).self) { try await app.tap("Continue") }
    try await app.tap("Allow")
    try await app.tap("Continue")
    #expect(try await app.text().contains("The hint"))
  }

  private struct ValueView: Sendable {}

  @Test func `a view that is a value is refused with its name`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ScenePresenter<ValueView>(ValueView()) }
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("holds its view weakly, but ValueView is not a class"))
  }

  @MainActor final class BusyView: ActivityShowing { var activity = 0 }

  @Test func `a presenter shows activity in its view, and keeps no view alive for it`() async throws {
    let gate = Gate()
    weak var gone: BusyView?
    let work: Task<Void, Never>
    do {
      let view = BusyView()
      gone = view
      let presenter = ScenePresenter<BusyView>(view)
      work = Task { await presenter.showingActivity { await gate.pass() } }
      await gate.reached()
      #expect(view.activity == 1)
    }
    #expect(gone == nil)
    gate.open()
    await work.value
    let view = BusyView()
    await ScenePresenter<BusyView>(view).showingActivity { #expect(view.activity == 1) }
    #expect(view.activity == 0)
  }

  @MainActor private final class LoudPresenter: ScenePresenter<any NotesViewable>, NotesPresenting {
    override func load() async { view?.setNotes("LOUD") }
    func tapAdd() {}
    func tapDetails() {}
  }

  private struct LoudFactory: Factory {
    func make(_ input: Void) -> any Presentable {
      let scene = NotesScene()
      scene.presenter = LoudPresenter(scene)
      return scene
    }
  }

  @Test func `another factory swaps a part`() async throws {
    func text(of factory: any Factory<Void>) async throws -> String {
      let app = TestApp(Window(coordinator: GreetingCoordinator(factory: factory), title: "Notes"))
      try await app.open("/")
      return try await app.text()
    }
    let usual = try await text(of: NotesFactory(interactor: FixedNotes(["one", "two"])))
    #expect(usual.contains("one, two") && !usual.contains("LOUD"))
    #expect(try await text(of: LoudFactory()).contains("LOUD"))
  }

  @Test func `a view without a presenter only shows`() async throws {
    let app = TestApp(window { NotesScene() })
    try await app.open("/")
    try await app.tap("Add")
    #expect(try await app.text().contains("Notes"))
  }

  @Test func `a late answer finds no view, and nothing is kept alive by it`() async throws {
    let gate = Gate()
    let interactor = WaitingNotes(gate)
    weak var scene: NotesScene?
    weak var presenter: NotesPresenter?
    var asked: Task<Void, Never>?
    do {
      let made = NotesFactory(interactor: interactor).makeScene()
      (scene, presenter) = (made, made.presenter as? NotesPresenter)
      let asking = made.presenter
      asked = Task { [weak asking = asking as? NotesPresenter] in await asking?.load() }
      await gate.reached()
    }
    #expect(scene == nil, "presenter and router hold the view weakly")
    gate.open()
    await asked?.value
    #expect(presenter == nil)
  }

  @Test func `a presenter hears of its scene's life and ends its effects with it`() async {
    let scene = NotesFactory(interactor: FixedNotes([])).makeScene()
    let presenter = scene.presenter as? NotesPresenter
    let window = window { scene }
    window.open("/")
    await window.settled()
    #expect(presenter?.heard == ["didLoad", "didAppear"])
    window.close()
    #expect(presenter?.heard == ["didLoad", "didAppear", "didEnd"])
    #expect(presenter?.effects.single("late") {} == false)
  }

  @Test func `a router goes on, and says that it cannot when what it navigates with has gone`() async throws {
    let app = TestApp(window { NotesFactory(interactor: FixedNotes([])).make() })
    try await app.open("/")
    try await app.tap("Details")
    #expect(try await app.text().contains("Details of notes"))
    let router: NotesRouter
    do { router = NotesRouter(GreetingOnly { NotesScene() }) }
    let error = #expect(throws: RouterError.self) { try router.showDetails() }
    #expect("\(error.map { "\($0)" } ?? "")".contains("keep the coordinator as long as its scenes are on screen"))
  }

  private func window(_ make: @escaping @MainActor () -> any Presentable) -> Window {
    let coordinator = GreetingOnly(make)
    return Window(coordinator: coordinator, title: "Notes")
  }
}

private final class GreetingOnly: Coordinator<GreetingRoute> {
  private let make: @MainActor () -> any Presentable
  init(_ make: @escaping @MainActor () -> any Presentable) { self.make = make }
  override func placement(of route: GreetingRoute) -> Placement<GreetingRoute> {
    let made = self.make()
    if let presenter = (made as? NotesScene)?.presenter as? NotesPresenter, presenter.router == nil {
      presenter.router = NotesRouter(self)
    }
    return .root(made)
  }
}

// MARK: The scene in its five parts

@MainActor private protocol NotesViewable: Viewable { func setNotes(_ text: String) }
@MainActor private protocol NotesPresenting: Presenting {
  func tapAdd()
  func tapDetails()
}
@MainActor private protocol NotesRouting: Routing { func showDetails() throws }
private protocol NotesInteractor: Interactor { func notes() async throws -> [String] }

@MainActor @Observable private final class NotesScene: PresentedScene, NotesViewable {
  @ObservationIgnored var presenter: (any NotesPresenting)?
  private var text = ""

  func setNotes(_ text: String) { self.text = text }

  var screen: Screen {
    Screen(title: "Notes") {
      Section("notes") {
        Row(Label.with(.text(text)))
        Row(Button.with(.title("Add"), .onTap { [weak self] in self?.presenter?.tapAdd() }))
        Row(Button.with(.title("Details"), .onTap { [weak self] in self?.presenter?.tapDetails() }))
      }
    }
  }
}

@MainActor private final class NotesPresenter: ScenePresenter<any NotesViewable>, NotesPresenting {
  private let interactor: any NotesInteractor
  var router: (any NotesRouting)?
  private(set) var heard: [String] = []
  private var notes: [String] = []
  private var added = 0

  init(view: any NotesViewable, interactor: any NotesInteractor) {
    self.interactor = interactor
    super.init(view)
  }

  override func didLoad() { heard.append("didLoad") }
  override func didAppear() { heard.append("didAppear") }
  override func didEnd() { heard.append("didEnd") }

  override func load() async {
    guard let notes = try? await interactor.notes() else { return }
    self.notes = notes
    view?.setNotes(notes.joined(separator: ", "))
  }

  func tapAdd() {
    added += 1
    view?.setNotes((notes + ["\(added) more"]).joined(separator: ", "))
  }

  func tapDetails() { try? router?.showDetails() }
}

@MainActor private final class NotesRouter: SceneRouter<any Navigable>, NotesRouting {
  func showDetails() throws { try navigable().push(LifeScene("Details of notes", log: Journal())) }
}

private struct FixedNotes: NotesInteractor {
  let all: [String]
  init(_ all: [String]) { self.all = all }
  func notes() async throws -> [String] { all }
}

private struct WaitingNotes: NotesInteractor {
  let gate: Gate
  init(_ gate: Gate) { self.gate = gate }
  func notes() async throws -> [String] {
    await gate.pass()
    return ["late"]
  }
}

private struct NotesFactory: Factory {
  let interactor: any NotesInteractor

  func make(_ input: Void) -> any Presentable { makeScene() }

  @MainActor func makeScene() -> NotesScene {
    let scene = NotesScene()
    scene.presenter = NotesPresenter(view: scene, interactor: interactor)
    return scene
  }
}

@MainActor protocol AskingViewable: Viewable { func setContinueInteraction(_ isEnabled: Bool) }
