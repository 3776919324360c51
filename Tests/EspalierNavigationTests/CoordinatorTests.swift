import Espalier
import Testing

@MainActor @Suite struct CoordinatorTests {
  let log = Log()
  let coordinator: AppCoordinator
  let window: Window

  init() {
    coordinator = AppCoordinator(log: log)
    window = Window(coordinator: coordinator, title: "Wallet")
  }

  private var state: NavigationState { window.state }
  private var made: [String] { log.entries.filter { $0.hasPrefix("made") } }

  @Test func `moving to where one is does nothing`() {
    coordinator.move(to: .home)
    coordinator.move(to: .home).move(to: .home)
    #expect(made == ["made Home"])
    coordinator.move(to: .accounts(.account(1)))
    let before = state
    coordinator.move(to: .accounts(.account(1)))
    #expect(state == before)
    #expect(made.filter { $0 == "made Account 1" }.count == 1)
  }

  @Test func `moves chain`() {
    coordinator.move(to: .home).move(to: .search("rent")).move(to: .message(3))
    #expect(state.description == "[home*: / /search?text=rent] + sheet: /messages/3")
    #expect(state.tab == "home")
    #expect(state.place == "/messages/3")
  }

  @Test func `a move of a child is shown from the root down`() {
    coordinator.move(to: .home)
    coordinator.accounts.move(to: .list).move(to: .account(4))
    #expect(state.description == "[accounts*: /accounts /accounts/4 | home: /]")
    window.render()
    #expect(window.allNodes.contains { $0.component.type == TabView.self })
  }

  @Test func `moves that are made before there is a window are made when it opens, in their order`() {
    let early = AppCoordinator(log: log)
    early.move(to: .search("rent"))
    early.accounts.move(to: .account(4))
    #expect(made.isEmpty)
    let window = Window(coordinator: early, title: "Wallet")
    #expect(window.state.description == "[accounts*: /accounts /accounts/4 | home: / /search?text=rent]")
  }

  @Test func `who comes to a place that leads on is led there, and never was between`() async {
    #expect(await coordinator.go(to: .redirect) == .redirected(to: "/accounts/7"))
    #expect(window.navigator.visiblePath == "/accounts/7")
    #expect(state.description == "[accounts*: /accounts /accounts/7]")
    #expect(made == ["made Accounts", "made Account 7"])
  }

  @Test func `a move that is asked for while another is under way follows it`() {
    final class Hasty: Coordinator<AccountsRoute> {
      override func placement(of route: AccountsRoute) -> Placement<AccountsRoute> {
        switch route {
        case .list: .root(self.makeList())
        case .account(let id): .push(PlaceScene("Account \(id)", log: Log()), over: .list)
        case .operation: .notFound
        }
      }

      private func makeList() -> PlaceScene {
        move(to: .account(9))
        return PlaceScene("List", log: Log())
      }
    }
    let hasty = Hasty()
    let window = Window(coordinator: hasty, title: "Wallet")
    hasty.move(to: .list)
    #expect(window.state.description == "/ /9")
  }

  @Test func `the way to a deep place does not end where a place above it leads on to`() {
    final class Guarded: Coordinator<AccountsRoute> {
      override func placement(of route: AccountsRoute) -> Placement<AccountsRoute> {
        switch route {
        case .list: .redirect(.account(9))
        case .account(let id): .root(PlaceScene("Account \(id)", log: Log()))
        case .operation: .push(PlaceScene("Operation", log: Log()), over: .list)
        }
      }
    }
    let window = Window(coordinator: Guarded(), title: "Wallet")
    window.open("/1/2")
    #expect(window.path == "/1/2")
    #expect(window.state.description == "/9 /1/2", "what is led elsewhere stands below")
  }

  @Test func `places that lead to each other in a circle are told, and nothing has changed`() {
    final class Circle: Coordinator<AccountsRoute> {
      override func placement(of route: AccountsRoute) -> Placement<AccountsRoute> {
        switch route {
        case .list: .root(PlaceScene("List", log: Log()))
        case .account(let id): .redirect(.account(1 - id))
        case .operation(let id, let account):
          .push(PlaceScene("Operation", log: Log()), over: .operation(1 - id, of: account))
        }
      }
    }
    let coordinator = Circle()
    let window = Window(coordinator: coordinator, title: "Wallet")
    var reports: [String] = []
    window.report = { reports.append($0) }
    coordinator.move(to: .list).move(to: .account(0))
    #expect(reports.count == 1)
    #expect(reports.first?.contains("account(0) → account(1) → account(0)") == true, "\(reports)")
    coordinator.move(to: .operation(0, of: 7))
    #expect(reports.count == 2)
    #expect(reports.last?.contains("in a circle: operation(0, of: 7) → operation(1, of: 7) → ") == true, "\(reports)")
    #expect(window.state.description == "/")
  }

  @Test func `scenes that move on to each other in a circle are told, and nothing hangs`() {
    final class Circle: Coordinator<AccountsRoute> {
      override func placement(of route: AccountsRoute) -> Placement<AccountsRoute> {
        switch route {
        case .account(let id): .root(self.makeScene(leadingTo: 1 - id))
        case .list, .operation: .root(PlaceScene("List", log: Log()))
        }
      }

      private func makeScene(leadingTo id: Int) -> PlaceScene {
        move(to: .account(id))
        return PlaceScene("Account", log: Log())
      }
    }
    let coordinator = Circle()
    let window = Window(coordinator: coordinator, title: "Wallet")
    var reports: [String] = []
    window.report = { reports.append($0) }
    coordinator.move(to: .account(0))
    #expect(reports.count == 1)
    #expect(reports.first?.contains("places lead to each other in a circle") == true, "\(reports)")
    coordinator.move(to: .list)
    #expect(reports.count == 1)
    #expect(window.state.description == "/", "and it still moves")
  }

  @Test func `a place that is on the stack already is returned to, and what stood above goes`() {
    coordinator.move(to: .accounts(.list)).move(to: .accounts(.account(1)))
    coordinator.move(to: .accounts(.operation(2, of: 1))).move(to: .accounts(.account(1)))
    #expect(state.description == "[accounts*: /accounts /accounts/1]")
    #expect(made.filter { $0 == "made Account 1" }.count == 1)
  }

  @Test func `a child knows its parent weakly, and goes nowhere when that is gone`() async {
    let accounts = AccountsCoordinator(log: log)
    weak var gone: Coordinator<AppRoute>?
    do {
      let parent = Coordinator<AppRoute>()
      parent.adopt(accounts, as: AppRoute.accounts)
      gone = parent
    }
    #expect(gone == nil)
    accounts.move(to: .list)
    #expect(await accounts.go(to: .list) == .unknown, "a place of the parent's cannot be shown without it")
    #expect(throws: NavigationError.noWindow(coordinator: "AccountsCoordinator")) { try accounts.pop() }
    #expect(made.isEmpty)
  }

  @Test func `with its window a coordinator goes`() {
    weak var gone: AppCoordinator?
    do {
      let coordinator = AppCoordinator(log: Log())
      let window = Window(coordinator: coordinator, title: "Wallet")
      window.open(Path("/accounts/1"))
      window.render()
      gone = coordinator
      window.close()
    }
    #expect(gone == nil)
  }
}
