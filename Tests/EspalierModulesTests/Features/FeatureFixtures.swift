import Espalier
import Observation
import TestSupport

/// A bank with accounts, and with cards of each account, as features.
enum BankRoute: Route {
  case home
  case accounts(AccountsRoute)
  case cards(Int, CardsRoute)

  var path: Path {
    switch self {
    case .home: "/"
    case .accounts(let route): "/accounts" + route.path
    case .cards(let account, let route): "/\(account)/cards" + route.path
    }
  }
  static let paths = Paths<Self> {
    home; accounts; cards
  }
}

enum AccountsRoute: Route {
  case list
  case account(Int)

  var path: Path {
    switch self {
    case .list: "/"
    case .account(let id): "/\(id)"
    }
  }
  static let paths = Paths<Self> {
    list; account
  }
}

enum CardsRoute: Route {
  case list, adding
  case card(Int)
  case limits(LimitsRoute)

  var path: Path {
    switch self {
    case .list: "/"
    case .adding: "/new"
    case .card(let id): "/\(id)"
    case .limits(let route): "/limits" + route.path
    }
  }
  static let paths = Paths<Self> {
    list; adding; card; limits
  }
}

enum LimitsRoute: Route {
  case all
  var path: Path { "/" }
  static let paths = Paths<Self> { all }
}

@MainActor protocol Theming { var color: String { get } }
struct Theme: Theming { var color: String }

final class BankScope: RootScope {}
final class CardsScope: Scope<BankScope> {}

@MainActor final class NamedScene: Scene {
  let name: String
  init(_ name: String) { self.name = name }
  var screen: Screen { Screen(title: name) { Section("text") { Row(Label.with(.text("This is \(name)"))) } } }
}

final class AccountsFeature: Feature<Void, AccountsRoute> {
  /// The colour that the feature found while it was made.
  private(set) var colorAtFirst: String?

  init() {
    super.init(scope: ())
    colorAtFirst = context((any Theming).self)?.color
  }

  override func placement(of route: AccountsRoute) -> Placement<AccountsRoute> {
    switch route {
    case .list: .root(NamedScene("Accounts"))
    case .account(let id): .push(NamedScene("Account \(id)"), over: .list)
    }
  }
}

final class LimitsFeature: Feature<Void, LimitsRoute> {
  private(set) var colorAtFirst: String?

  init() {
    super.init(scope: ())
    colorAtFirst = context((any Theming).self)?.color
  }

  override func placement(of route: LimitsRoute) -> Placement<LimitsRoute> { .root(NamedScene("Limits")) }
}

final class CardsFeature: Feature<CardsScope, CardsRoute> {
  let account: Int
  let log: Log
  private(set) var colorAtFirst: String?
  private(set) var limits: LimitsFeature?

  init(of account: Int, log: Log, scope: CardsScope) {
    self.account = account
    self.log = log
    super.init(scope: scope)
    log.add("made \(account)")
    colorAtFirst = context((any Theming).self)?.color
    limits = attach(LimitsFeature(), as: CardsRoute.limits)
  }

  isolated deinit { log.add("gone \(account)") }

  override func didActivate() { log.add("+\(account)") }
  override func willDeactivate() { log.add("-\(account)") }

  override func permission(for route: CardsRoute) -> Permission<CardsRoute> {
    route == .card(0) ? .refused("There is no card 0.") : .granted
  }

  override func placement(of route: CardsRoute) -> Placement<CardsRoute> {
    switch route {
    case .list: .root(NamedScene("Cards of \(self.account)"))
    case .card(let id): .push(NamedScene("Card \(id) of \(self.account)"), over: .list)
    case .adding: .present(NamedScene("New card of \(self.account)"), orOver: .list)
    case .limits(let route): .child(self.limits, route, in: .push(over: .list))
    }
  }
}

final class BankFeature: Feature<BankScope, BankRoute> {
  let log: Log
  private(set) lazy var accounts = attach(AccountsFeature(), as: BankRoute.accounts)

  init(log: Log = Log()) {
    self.log = log
    super.init(scope: BankScope())
  }

  override func didActivate() { log.add("+bank") }
  override func willDeactivate() { log.add("-bank") }

  func cards(of account: Int) -> CardsFeature {
    child(at: account, as: { .cards(account, $0) }) {
      CardsFeature(of: account, log: log, scope: CardsScope(scope))
    }
  }

  /// The accounts of the living cards.
  var living: [Int] { children.compactMap { ($0 as? CardsFeature)?.account } }

  override func placement(of route: BankRoute) -> Placement<BankRoute> {
    switch route {
    case .home: .root(NamedScene("Home"))
    case .accounts(let route): .child(self.accounts, route, in: .push(over: .home))
    case .cards(let account, let route): .child(self.cards(of: account), route, in: .push(orOver: .home))
    }
  }
}

extension Window {
  /// The name of the visible scene.
  var sight: String? { (navigator.visibleScene as? NamedScene)?.name }
}
