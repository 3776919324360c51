import Espalier
import EspalierTesting
import Testing

/// A permission that takes time: the step waits, and a newer one takes its place.
@MainActor @Suite struct AskingPermissionTests {
  let walk = BankWalk()
  let doorman = Guard<BankRoute>()
  var bank: Bank { walk.bank }
  var window: Window { walk.window }

  init() {
    bank.permissions[.counter] = doorman.permission
    window.handle(.open("/"))
  }

  /// Begins to go, and waits until somebody is asked.
  private func begin(_ route: BankRoute, asked: Int = 1) async -> Task<NavigationOutcome, Never> {
    let going = Task { await bank.go(to: route) }
    #expect(await doorman.isReached(times: asked))
    return going
  }

  @Test func `where one is stays in sight meanwhile, and nothing is made`() async {
    let going = await begin(.counter)
    #expect(walk.sight == "Lobby" && walk.state == "[lobby*: /]" && window.path == "/")
    #expect(walk.made == ["Lobby"])
    #expect(!window.isSettled)
    doorman.answer(.granted)
    #expect(await going.value == .arrived)
    #expect(walk.state == "[lobby*: / /counter]" && walk.made == ["Lobby", "Counter"])
    #expect(doorman.asked == 1, "one is asked once")
  }

  @Test func `refused after all`() async {
    let going = await begin(.counter)
    doorman.answer(.refused("Not today."))
    #expect(await going.value == .refused("Not today."))
    #expect(walk.isRefused("Not today.") && walk.state == "[lobby*: /]")
  }

  @Test func `led elsewhere after all`() async {
    let going = await begin(.counter)
    doorman.answer(.redirect(.signIn))
    #expect(await going.value == .redirected(to: "/sign-in"))
    #expect(walk.state == "[lobby*: /] + sheet: /sign-in")
  }

  @Test func `whoever is asked may ask again`() async {
    let going = await begin(.counter)
    doorman.answer(doorman.permission)
    #expect(await doorman.isReached(times: 2))
    #expect(walk.sight == "Lobby")
    doorman.answer(.granted)
    #expect(await going.value == .arrived)
  }

  @Test func `a place that waits below another is asked about on the way`() async {
    let going = await begin(.form)
    doorman.answer(.granted)
    #expect(await going.value == .arrived)
    #expect(walk.state == "[lobby*: / /counter /counter/form]")
  }

  @Test func `a newer step takes the place of the one that waits, and a late answer does nothing`() async {
    let going = await begin(.counter)
    #expect(await bank.go(to: .note) == .arrived)
    #expect(await going.value == .stayed)
    doorman.answer(.granted)
    await window.settled()
    #expect(walk.state == "[lobby*: /] + sheet: /note")
    #expect(walk.made == ["Lobby", "Note"])
  }

  @Test func `a newer step to the same place asks anew`() async {
    let first = await begin(.counter)
    let second = Task { await bank.go(to: .counter) }
    #expect(await doorman.isReached(times: 2))
    #expect(await first.value == .stayed)
    doorman.answer(.granted)
    #expect(await second.value == .arrived)
    #expect(walk.made == ["Lobby", "Counter"])
  }

  @Test func `a verb takes the place of the one that waits`() async throws {
    let going = await begin(.counter)
    try bank.push(BankScene("Verb", bank.log))
    #expect(await going.value == .stayed)
    doorman.answer(.granted)
    await window.settled()
    #expect(walk.sight == "Verb")
  }

  @Test func `closing the window ends the waiting`() async {
    let going = await begin(.counter)
    window.close()
    #expect(await going.value == .stayed)
    doorman.answer(.granted)
  }

  @Test func `a verb that leads back waits, and goes on with the answer`() async throws {
    bank.permissions[.counter] = .granted
    window.open("/counter/form")
    bank.permissions[.counter] = doorman.permission
    try bank.pop()
    #expect(await doorman.isReached())
    #expect(walk.sight == "Form" && walk.state == "[lobby*: / /counter /counter/form]")
    doorman.answer(.granted)
    await window.settled()
    #expect(walk.state == "[lobby*: / /counter]" && walk.sight == "Counter")
  }

  @Test func `what is restored asks nobody, and counts as refused`() async {
    let second = BankWalk()
    second.window.open("/counter/form")
    window.restore(second.window.state)
    #expect(walk.state == "[lobby*: /]" && walk.sight == "Lobby")
    #expect(doorman.asked == 0)
  }

  @Test func `the way back in a history asks, stays meanwhile, and goes on with the answer`() async throws {
    bank.permissions[.counter] = .granted
    window.handle(.open("/counter"))
    window.handle(.open("/vault"))
    let surface = RecordingSurface()
    window.follow(by: surface)
    bank.permissions[.counter] = doorman.permission
    window.handle(.history("/counter", entry: 1))
    #expect(await doorman.isReached())
    #expect(surface.addresses.map(\.change) == [.stay] && surface.addresses.map(\.entry) == [2])
    #expect(walk.state == "[lobby: / /counter | vault*: /vault]")
    doorman.answer(.granted)
    await window.settled()
    #expect(surface.addresses.map(\.change) == [.stay, .go] && surface.addresses.map(\.entry) == [2, 1])
    window.handle(.history("/counter", entry: 1))
    #expect(walk.state == "[lobby*: / /counter]")
    #expect(surface.addresses.last?.change == .history && surface.addresses.last?.entry == 1)
    #expect(doorman.asked == 1, "one answer is enough")
  }

  @Test func `the way back in a history that is refused after all says so there`() async throws {
    bank.permissions[.counter] = .granted
    let app = TestApp(window)
    try await app.open("/counter")
    try await app.open("/")
    bank.permissions[.counter] = doorman.permission
    let going = Task { try await app.back() }
    #expect(await doorman.isReached())
    #expect(walk.sight == "Lobby")
    doorman.answer(.refused("Closed."))
    try await going.value
    #expect(walk.isRefused("Closed."))
    #expect(window.path == "/counter" && walk.state == "[lobby*: /]")
    try await app.forward()
    #expect(walk.sight == "Lobby" && window.path == "/")
  }
}
