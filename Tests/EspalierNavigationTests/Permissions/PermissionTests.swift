import Espalier
import EspalierTesting
import Testing

/// Tests of permissions: asked from the root inwards, and on every way to a place.
@MainActor @Suite struct PermissionTests {
  let walk = BankWalk()
  var bank: Bank { walk.bank }
  var window: Window { walk.window }

  // MARK: What is answered

  @Test func `who may come comes`() async {
    #expect(await bank.go(to: .form) == .arrived)
    #expect(walk.state == "[lobby*: / /counter /counter/form]")
  }

  @Test func `who may not sees why, and what was on screen stays`() async throws {
    let app = TestApp(window)
    try await app.open("/counter")
    bank.permissions[.form] = .refused("The form is for clerks.")
    #expect(await bank.go(to: .form) == .refused("The form is for clerks."))
    #expect(walk.isRefused("The form is for clerks."))
    try await app.settle()
    let text = try await app.text()
    #expect(text.contains("You cannot go there") && text.contains("The form is for clerks."))
    #expect(try await app.title() == "Not allowed – Bank")
    #expect(try await app.path() == "/counter/form")
    #expect(walk.state == "[lobby*: / /counter]")
    #expect(walk.made == ["Lobby", "Counter"])
    try await app.tap("Go to the start")
    #expect(walk.state == "[lobby*: /]" && walk.sight == "Lobby")
  }

  @Test func `who is led elsewhere arrives there, and never was between`() async {
    bank.permissions[.form] = .redirect(.signIn)
    #expect(await bank.go(to: .form) == .redirected(to: "/sign-in"))
    #expect(walk.state == "[lobby*: /] + sheet: /sign-in")
    #expect(walk.made == ["Lobby", "Sign in"])
  }

  @Test func `a refusal is over when one goes elsewhere or may come after all`() {
    window.open("/counter")
    bank.permissions[.form] = .refused("No.")
    window.open("/counter/form")
    bank.move(to: .counter)
    #expect(walk.sight == "Counter")
    window.open("/counter/form")
    #expect(walk.isRefused("No."))
    bank.permissions[.form] = .granted
    window.open("/counter/form")
    #expect(walk.sight == "Form")
  }

  // MARK: In which order

  @Test func `the root is asked first, and nothing behind a closed door is asked or made`() {
    bank.vaultPermission = .refused("Closed.")
    window.open("/vault/3")
    #expect(bank.log.entries == ["asked vault"], "not even the child is made")
    #expect(walk.state == "" && walk.isRefused("Closed."))
  }

  @Test func `the child is asked after its parent, then what stands below, then all is made`() {
    window.open("/vault/3")
    #expect(
      bank.log.entries == [
        "asked vault", "vault", "asked box(3)", "asked vault", "asked room", "made Vault", "made Box 3",
      ])
  }

  @Test func `what a child refuses is not made, nor what would stand below`() {
    bank.vault.permissions[.box(3)] = .refused("Not your box.")
    window.open("/vault/3")
    #expect(walk.isRefused("Not your box."))
    #expect(walk.made == [] && walk.state == "")
  }

  @Test func `a child leads to a place of its own`() async {
    bank.vault.permissions[.box(3)] = .redirect(.box(4))
    #expect(await bank.go(to: .vault(.box(3))) == .redirected(to: "/vault/4"))
    #expect(walk.state == "[vault*: /vault /vault/4]")
  }

  @Test func `who may not come to what must stand below does not come to what stands above`() {
    bank.permissions[.counter] = .refused("No counter.")
    window.open("/counter/form")
    #expect(walk.isRefused("No counter."))
    #expect(walk.made == [] && walk.state == "")
  }

  @Test func `who is led elsewhere from what must stand below is led there`() async {
    bank.permissions[.counter] = .redirect(.signIn)
    var reports: [String] = []
    window.report = { reports.append($0) }
    #expect(await bank.go(to: .form) == .redirected(to: "/sign-in"))
    #expect(walk.state == "[lobby*: /] + sheet: /sign-in" && walk.made == ["Lobby", "Sign in"])
    #expect(reports.count == 1)
    #expect(reports.first?.contains("/counter/form was not shown") == true)
    #expect(reports.first?.contains("it needs /counter, whose permission redirects to /sign-in") == true)
  }

  // MARK: On every way

  enum Way: String, CaseIterable, CustomTestStringConvertible {
    case move, link, address, alias, movedAddress, history, foreignHistory, back, pop, popTo, closedModal, dismissed
    case allDismissed

    var testDescription: String { rawValue }
  }

  /// Stands where a way leads to the counter from.
  private func prepare(_ way: Way) {
    window.handle(.open("/"))
    switch way {
    case .move, .link, .address, .alias, .movedAddress, .foreignHistory: break
    case .history:
      window.handle(.open("/counter"))
      window.handle(.open("/"))
    case .back, .pop, .popTo: window.handle(.open("/counter/form"))
    case .closedModal, .dismissed, .allDismissed:
      window.handle(.open("/counter"))
      window.handle(.open("/note"))
    }
  }

  /// Goes to the counter.
  private func go(_ way: Way) throws {
    switch way {
    case .move: bank.move(to: .counter)
    case .link: window.handle(.open("/counter"))
    case .address: window.open("/counter")
    case .alias: window.open("/desk")
    case .movedAddress: window.open("/old-desk")
    case .history: window.handle(.history("/counter", entry: 1))
    case .foreignHistory: window.handle(.history("/counter", entry: nil))
    case .back: window.handle(.back)
    case .pop: try bank.pop()
    case .popTo: try bank.pop(to: .counter)
    case .closedModal:
      window.render()
      let modal = try #require(window.allNodes.last { $0.component.type == ModalView.self })
      window.handle(.control(node: modal.id, element: 0, .dismiss, .none))
    case .dismissed: try bank.dismiss()
    case .allDismissed: try bank.dismissAll()
    }
  }

  @Test(arguments: Way.allCases) func `a place is refused on every way`(way: Way) throws {
    prepare(way)
    let (before, made) = (walk.state, walk.made)
    bank.permissions[.counter] = .refused("Closed meanwhile.")
    try go(way)
    #expect(walk.isRefused("Closed meanwhile."))
    #expect(walk.state == before)
    #expect(walk.made == made, "nothing is made")
  }

  @Test(arguments: Way.allCases) func `a place leads elsewhere on every way`(way: Way) throws {
    prepare(way)
    bank.permissions[.counter] = .redirect(.vault(.room))
    try go(way)
    #expect(walk.sight == "Vault")
    #expect(window.path == "/vault")
    #expect(walk.state.hasPrefix("[lobby: / ") || walk.state == "[lobby: / | vault*: /vault]", "\(walk.state)")
  }

  @Test func `the first place of a stack is asked about as well`() throws {
    window.open("/counter/form")
    bank.permissions[.lobby] = .refused("Closed.")
    try bank.popToRoot()
    #expect(walk.isRefused("Closed."))
    #expect(walk.state == "[lobby*: / /counter /counter/form]")
  }

  @Test(arguments: [false, true]) func `a tab is refused, whether it was seen before or not`(wasSeen: Bool) throws {
    if wasSeen { window.open("/vault/3") }
    window.open("/counter")
    let before = walk.state
    bank.vaultPermission = .refused("Closed.")
    #expect(window.handle(.select(tab: "vault")) == .handled)
    #expect(walk.isRefused("Closed.") && walk.state == before)
    bank.move(to: .counter)
    try bank.select(tab: "vault")
    #expect(walk.isRefused("Closed.") && walk.state == before)
    bank.vaultPermission = .redirect(.signIn)
    try bank.select(tab: "vault")
    #expect(walk.sight == "Sign in")
  }

  @Test func `what is refused is left out of what is brought back`() {
    window.open("/vault/3")
    window.open("/counter/form")
    let state = window.state
    for permission in [Permission<BankRoute>.refused("No."), .redirect(.signIn)] {
      let second = BankWalk()
      second.bank.permissions[.form] = permission
      second.window.restore(state)
      #expect(second.state == "[lobby*: / /counter | vault: /vault /vault/3]")
      #expect(second.sight == "Counter" && !second.made.contains("Form"))
      second.bank.vaultPermission = .refused("Closed.")
      second.window.restore(state)
      #expect(second.state == "[lobby*: / /counter]")
    }
  }

  @Test func `where nothing of what is brought back may be seen, one is led where the place in sight leads`() {
    window.open("/counter")
    let second = BankWalk()
    second.bank.permissions = [.lobby: .refused("No."), .counter: .redirect(.vault(.room))]
    second.window.restore(window.state)
    #expect(second.state == "[vault*: /vault]")
  }
}
