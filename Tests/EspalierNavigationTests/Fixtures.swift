import Espalier
import Observation

/// The events so far, in order.
@MainActor final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) { entries.append(entry) }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

struct Failure: ExplainedError, CustomStringConvertible {
  var description: String { "The line is cut." }
  var explanation: String? { "The line is cut." }
}

enum AppRoute: Route {
  case home
  case accounts(AccountsRoute)
  case search(String)
  case message(Int)
  case redirect
  /// A place whose scene a test makes itself.
  case own(String)

  var path: Path {
    switch self {
    case .home: .root
    case .accounts(let route): "/accounts" + route.path
    case .search(let text): "/search?text=\(text)"
    case .message(let id): "/messages/\(id)"
    case .redirect: "/redirect"
    case .own(let name): "/own/\(name)"
    }
  }

  static let paths = Paths<Self> {
    home; accounts; search; message; redirect; own
  }
}

enum AccountsRoute: Route {
  case list
  case account(Int)
  case operation(Int, of: Int)

  var path: Path {
    switch self {
    case .list: .root
    case .account(let id): "/\(id)"
    case .operation(let id, let account): "/\(account)/\(id)"
    }
  }

  static let paths = Paths<Self> {
    list
    account
    operation
    Alias("/all", of: list)
    Moved(to: account) { "/show/\($0)" }
  }
}

/// A scene that notes when it is made, seen and let go.
@MainActor @Observable final class PlaceScene: Scene {
  let name: String
  var count = 0
  var unread = 0
  var subtitle = ""
  @ObservationIgnored let log: Log
  @ObservationIgnored private let loading: @MainActor () async -> Void

  init(_ name: String, log: Log, loading: @escaping @MainActor () async -> Void = {}) {
    self.name = name
    self.log = log
    self.loading = loading
    log.add("made \(name)")
  }

  isolated deinit { log.add("gone \(name)") }

  func load() async { await loading() }
  func willAppear() { log.add("+\(name)") }
  func didDisappear() { log.add("-\(name)") }

  var screen: Screen {
    log.add("screen \(name)")
    return Screen(title: name, subtitle: subtitle) {
      Section("content") {
        Row(Label.with(.text("Count \(count)")))
        Row(
          Button.with(
            .title("Add"),
            .onTap { [weak self] in
              self?.count += 1
              self?.count += 1
              self?.subtitle = "added"
            }))
        Row(Button.with(.title("Fail"), .onTap { throw HandlerError(Failure(), shownAs: .screen) }))
        Row(
          Button.with(
            .title("Fail later"),
            .onTapTask { () async throws in throw HandlerError(Failure(), shownAs: .screen) }))
        Row(Button.with(.title("Closed"), .isEnabled(false), .onTap { [log] in log.add("closed button ran") }))
        Row(Button.with(.title("Hidden"), .isHidden(), .onTap { [log] in log.add("hidden button ran") }))
      }
    }
  }
}

final class AccountsCoordinator: Coordinator<AccountsRoute> {
  let log: Log

  init(log: Log) { self.log = log }

  override func placement(of route: AccountsRoute) -> Placement<AccountsRoute> {
    switch route {
    case .list: .root(PlaceScene("Accounts", log: self.log))
    case .account(let id): .push(PlaceScene("Account \(id)", log: self.log), over: .list)
    case .operation(let id, let account):
      .push(PlaceScene("Operation \(id) of \(account)", log: self.log), over: .account(account))
    }
  }
}

final class AppCoordinator: Coordinator<AppRoute> {
  let log: Log
  let accounts: AccountsCoordinator
  var homeLoading: @MainActor () async -> Void = {}
  private var own: (any Scene)?

  init(log: Log = Log()) {
    self.log = log
    accounts = AccountsCoordinator(log: log)
    super.init()
    adopt(accounts, as: AppRoute.accounts)
  }

  override var tabs: [TabItem<AppRoute>] {
    [
      TabItem("home", title: "Start", icon: .overview, at: .home),
      TabItem("accounts", title: "Money", icon: .accounts, at: .accounts(.list)),
    ]
  }

  override func placement(of route: AppRoute) -> Placement<AppRoute> {
    switch route {
    case .home: .root(PlaceScene("Home", log: self.log, loading: self.homeLoading), in: "home")
    case .accounts(let route): .child(self.accounts, route, in: .tab("accounts"))
    case .search(let text): .push(PlaceScene("Search \(text)", log: self.log), over: .home)
    case .message(let id): .present(PlaceScene("Message \(id)", log: self.log), orOver: .home)
    case .redirect: .redirect(.accounts(.account(7)))
    case .own: .push(self.own ?? PlaceScene("Own", log: self.log), over: .home)
    }
  }

  /// Puts a test's own scene on the stack of the first tab, above its root.
  func push(own scene: any Scene) {
    own = scene
    move(to: .own("\(type(of: scene))"))
    own = nil
  }
}
