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

  private var state: NavigationState { coordinator.navigator.state }
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
    #expect(state.tab == "home")
    #expect(state.stacks["home"]?.map(\.description) == ["/", "/search?text=rent"])
    #expect(state.modals.map(\.description) == ["/messages/3"])
    #expect(state.place?.description == "/messages/3")
  }

  @Test func `a move of a child is shown from the root down`() {
    coordinator.move(to: .home)
    coordinator.accounts.move(to: .list).move(to: .account(4))
    #expect(state.tab == "accounts")
    #expect(state.stacks["accounts"]?.map(\.description) == ["/accounts", "/accounts/4"])
    #expect(!coordinator.navigator.tabs.isEmpty)
  }

  @Test func `a move that is asked for while another is under way follows it`() {
    coordinator.move(to: .redirect)
    #expect(coordinator.navigator.visiblePath?.description == "/accounts/7")
    #expect(state.stacks["accounts"]?.map(\.description) == ["/accounts", "/accounts/7"])
  }

  @Test func `the way to a deep place does not end where a place above it leads on to`() {
    final class Guarded: Coordinator<AccountsRoute> {
      override func show(_ route: AccountsRoute) {
        switch route {
        case .list: move(to: .account(9))
        case .account(let id): push(PlaceScene("Account \(id)", log: Log()))
        case .operation: push(PlaceScene("Operation", log: Log()))
        }
      }
    }
    let window = Window(coordinator: Guarded(navigator: Navigator()), title: "Wallet")
    window.open("/1/2")
    #expect(window.path == "/1/2")
    #expect(window.navigator.state.stacks[""]?.map(\.description) == ["/1", "/1/2"])
  }

  @Test func `places that lead to each other in a circle are told, and nothing hangs`() {
    final class Circle: Coordinator<AccountsRoute> {
      override func show(_ route: AccountsRoute) {
        if case .account(let id) = route { move(to: .account(1 - id)) }
      }
    }
    let coordinator = Circle(navigator: Navigator())
    let window = Window(coordinator: coordinator, title: "Wallet")
    var reports: [String] = []
    window.report = { reports.append($0) }
    coordinator.move(to: .account(0))
    #expect(reports.count == 1)
    #expect(reports.first?.contains("Circle stopped at /") == true, "\(reports)")
    coordinator.move(to: .account(0))
    #expect(reports.count == 2, "and it still moves")
  }

  @Test func `a place that is on the stack already is returned to, and what stood above goes`() {
    coordinator.move(to: .accounts(.list)).move(to: .accounts(.account(1)))
    coordinator.move(to: .accounts(.operation(2, of: 1))).move(to: .accounts(.account(1)))
    #expect(state.stacks["accounts"]?.map(\.description) == ["/accounts", "/accounts/1"])
    #expect(made.filter { $0 == "made Account 1" }.count == 1)
  }

  @Test func `a child knows its parent weakly, and moves alone when that is gone`() {
    let accounts = AccountsCoordinator(navigator: Navigator(), log: log)
    weak var gone: Coordinator<AppRoute>?
    do {
      let parent = Coordinator<AppRoute>(navigator: accounts.navigator)
      parent.adopt(accounts, as: AppRoute.accounts)
      gone = parent
    }
    #expect(gone == nil)
    accounts.move(to: .list)
    #expect(accounts.navigator.visiblePath == nil, "a place of the parent's cannot be shown without it")
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
