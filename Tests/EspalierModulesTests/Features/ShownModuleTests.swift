import Espalier
import EspalierTesting
import TestSupport
import Testing

/// Features and modules without an address, shown by a verb: they live as long as something of them is on screen.
@MainActor @Suite struct ShownModuleTests {
  let bank: BankFeature
  let window: Window
  let log = Log()

  init() {
    bank = BankFeature(log: log)
    window = Window(coordinator: bank, title: "Bank")
    bank.activate()
    window.open("/")
  }

  final class NoteCoordinator: Coordinator<LimitsRoute> {
    override func placement(of route: LimitsRoute) -> Placement<LimitsRoute> { .root(NamedScene("Note")) }
  }

  /// A module that keeps its coordinator apart.
  final class NoteModule: Module<Void> {
    let log: Log
    private lazy var coordinator = own(NoteCoordinator())
    override var presented: (any Presentable)? { coordinator }

    init(log: Log) {
      self.log = log
      super.init(scope: ())
    }

    override func didActivate() { log.add("+note") }
    override func willDeactivate() { log.add("-note") }
  }

  /// A module with a scene.
  final class SceneModule: Module<Void> {
    private let scene = NamedScene("Alone")
    override var presented: (any Presentable)? { scene }
  }

  @Test func `a feature is a child of the one that shows it, while it is on screen`() throws {
    weak var gone: CardsFeature?
    do {
      let cards = CardsFeature(of: 5, log: log, scope: CardsScope(bank.scope))
      gone = cards
      try bank.show(cards.move(to: .card(2)))
      #expect(cards.isActive && cards.parent === bank)
      #expect(window.sight == "Card 2 of 5" && window.state.description == "/")
      #expect(cards.limits?.nearest(BankFeature.self) === bank)
    }
    #expect(gone != nil)
    try bank.popToRoot()
    #expect(gone == nil && bank.children.isEmpty)
    #expect(log.entries == ["+bank", "made 5", "+5", "-5", "gone 5"])
  }

  @Test func `a module shows its coordinator`() async throws {
    weak var gone: NoteModule?
    do {
      let note = NoteModule(log: log)
      gone = note
      try bank.present(note)
      #expect(note.isActive && (note.visibleScene as? NamedScene)?.name == "Note")
    }
    let app = TestApp(window)
    #expect(try await app.text().contains("This is Note"))
    try await app.dismiss()
    #expect(gone == nil)
    #expect(log.entries == ["+bank", "+note", "-note"])
  }

  @Test func `a module shows its scene, and goes with it`() throws {
    weak var gone: SceneModule?
    do {
      let module = SceneModule(scope: ())
      gone = module
      try bank.push(module)
      #expect(module.isActive && window.sight == "Alone")
    }
    try bank.replace(NamedScene("Other"))
    #expect(gone == nil)
  }

  @Test func `a feature that is shown shows others`() throws {
    let accounts = AccountsFeature()
    try bank.present(accounts)
    let module = SceneModule(scope: ())
    try accounts.push(module)
    #expect(module.parent === accounts && window.sight == "Alone")
    try bank.dismiss()
    #expect(module.parent == nil && accounts.parent == nil && !module.isActive)
  }

  @Test func `one that has a parent stays its parent's`() throws {
    let module = try bank.attach(SceneModule(scope: ()))
    try bank.present(module)
    try bank.dismiss()
    #expect(module.parent === bank && module.isActive)
  }

  @Test func `one that shows nothing says what to do`() {
    #expect(throws: NavigationError.nothingToShow("Module<()>")) { try bank.show(Module(scope: ())) }
    #expect("\(NavigationError.nothingToShow("Module<()>"))".contains("Override its presented property"))
    #expect(bank.children.isEmpty)
  }

  @Test func `a feature to which nobody may come is let go`() throws {
    weak var gone: CardsFeature?
    do {
      let cards = CardsFeature(of: 5, log: log, scope: CardsScope(bank.scope))
      gone = cards
      try bank.show(cards.move(to: .card(0)))
    }
    #expect(window.screen?.isRefused == true)
    #expect(gone == nil && bank.children.isEmpty)
  }

  @Test func `what is shown ends with the window`() async throws {
    try await expectNoLeaks {
      let bank = BankFeature()
      let window = Window(coordinator: bank, title: "Bank")
      bank.activate()
      window.open("/")
      try bank.present(AccountsFeature())
      try bank.push(SceneModule(scope: ()))
      try bank.present(NoteModule(log: Log()))
      #expect(bank.children.count == 3)
      window.close()
    }
  }
}
