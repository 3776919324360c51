package import Espalier

/// The root scope of the bank: its living features, and the account that is signed in.
@MainActor package final class BankScope: RootScope {
  package var isAuthorized = true
  package internal(set) var scenes = 0
  package internal(set) var features = 0
}

package final class Bank: Feature<BankScope, BankRoute> {
  private lazy var authorize = attach(Authorize(scope: scope), as: BankRoute.authorize)
  private lazy var dashboard = attach(Dashboard(scope: scope), as: BankRoute.dashboard)

  package override func placement(of route: BankRoute) -> Placement<BankRoute> {
    switch route {
    case .authorize(let route): .child(self.authorize, route)
    case .dashboard(let route): .child(self.dashboard, route)
    }
  }

  /// A window of a bank.
  package static func window(_ scope: BankScope = BankScope()) -> Window {
    let bank = Bank(scope: scope)
    let window = Window(coordinator: bank, title: "Bank")
    bank.activate()
    return window
  }
}

final class Authorize: Feature<BankScope, AuthorizeRoute> {
  override func placement(of route: AuthorizeRoute) -> Placement<AuthorizeRoute> {
    switch route {
    case .view1:
      .root(BankScene("Sign in", self.scope, links: [("Code", Destination(AuthorizeRoute.view2))]))
    case .view2:
      .push(
        BankScene("Code", self.scope, links: [("Enter", Destination(DashboardRoute.tab1(.list)))]), over: .view1)
    }
  }
}

final class Dashboard: Feature<BankScope, DashboardRoute> {
  private lazy var products = attach(Products(scope: scope), as: DashboardRoute.tab1)
  private lazy var operations = attach(Operations(scope: scope), as: DashboardRoute.tab2)
  private lazy var payments = attach(Payments(scope: scope), as: DashboardRoute.tab3)
  private lazy var more = attach(Products(scope: scope), as: DashboardRoute.tab4)

  override var tabs: [TabItem<DashboardRoute>] {
    [
      TabItem("tab1", title: "Tab 1", icon: .overview, at: .tab1(.list)),
      TabItem("tab2", title: "Tab 2", icon: .list, at: .tab2(.list())),
      TabItem("tab3", title: "Tab 3", icon: .accounts, at: .tab3(.view1)),
      TabItem("tab4", title: "Tab 4", icon: .more, at: .tab4(.list)),
    ]
  }

  override func placement(of route: DashboardRoute) -> Placement<DashboardRoute> {
    switch route {
    case .tab1(let route): .child(self.products, route, in: .tab("tab1"))
    case .tab2(let route): .child(self.operations, route, in: .tab("tab2"))
    case .tab3(let route): .child(self.payments, route, in: .tab("tab3"))
    case .tab4(let route): .child(self.more, route, in: .tab("tab4"))
    }
  }
}

final class Operations: Feature<BankScope, OperationsRoute> {
  override func placement(of route: OperationsRoute) -> Placement<OperationsRoute> {
    switch route {
    case .list(let text):
      .root(
        BankScene("Operations", self.scope, links: [("Operation 1", Destination(OperationsRoute.operation(1)))], text)
      )
      .reusing { (scene: BankScene) in scene.text = text }
    case .operation(let id): .push(BankScene("Operation \(id)", self.scope), orOver: .list())
    }
  }
}

final class Payments: Feature<BankScope, PaymentsRoute> {
  override func permission(for route: PaymentsRoute) -> Permission<PaymentsRoute> {
    switch route {
    case .view1: .granted
    case .writing: scope.isAuthorized ? .granted : .refused("Sign in first.")
    }
  }

  override func placement(of route: PaymentsRoute) -> Placement<PaymentsRoute> {
    switch route {
    case .view1:
      .root(BankScene("Payments", self.scope, links: [("Write", Destination(PaymentsRoute.writing))]))
    case .writing:
      .cover(
        BankScene(
          "New payment", self.scope, links: [("An operation", Destination(DashboardRoute.tab2(.operation(7))))]),
        orOver: .view1)
    }
  }
}

final class Products: Feature<BankScope, ProductsRoute> {
  private lazy var cards = attach(Goods("Card", scope), as: ProductsRoute.cards)
  private lazy var accounts = attach(Goods("Account", scope), as: ProductsRoute.accounts)
  private lazy var deposits = attach(Goods("Deposit", scope), as: ProductsRoute.deposits)

  override func placement(of route: ProductsRoute) -> Placement<ProductsRoute> {
    switch route {
    case .list:
      .root(
        BankScene(
          "Products", self.scope,
          links: [
            ("Cards", Destination(ProductsRoute.cards(.view1(1)))),
            ("Accounts", Destination(ProductsRoute.accounts(.view2(2)))),
            ("Deposits", Destination(ProductsRoute.deposits(.view3(3)))),
            ("Loans", Destination(ProductsRoute.loans(.view1(4)))),
          ]))
    case .cards(let route): .child(self.cards, route, in: .push(over: .list))
    case .accounts(let route): .child(self.accounts, route, in: .push(over: .list))
    case .deposits(let route): .child(self.deposits, route, in: .push(over: .list))
    case .loans(let route): .child(self.loans(route.data), route, in: .push(over: .list))
    }
  }

  /// Each loan has an instance of its own.
  private func loans(_ data: Int) -> Goods {
    child(at: data, as: { .loans($0) }) { Goods("Loan", self.scope) }
  }
}

extension GoodsRoute {
  var data: Int {
    switch self {
    case .view1(let data), .view2(let data), .view3(let data): data
    }
  }
}

final class Goods: Feature<BankScope, GoodsRoute> {
  private var name = ""
  private lazy var life = Life(scope)

  convenience init(_ name: String, _ scope: BankScope) {
    self.init(scope: scope)
    self.name = name
    _ = life
  }

  /// Counts the instances that are alive.
  @MainActor private final class Life {
    private let scope: BankScope

    init(_ scope: BankScope) {
      self.scope = scope
      scope.features += 1
    }

    isolated deinit { scope.features -= 1 }
  }

  override func placement(of route: GoodsRoute) -> Placement<GoodsRoute> {
    switch route {
    case .view1(let data):
      .root(
        BankScene(
          "\(self.name) \(data)", self.scope, links: [("Detail", Destination(GoodsRoute.view2(data)))]))
    case .view2(let data):
      .push(
        BankScene(
          "\(self.name) \(data) in detail", self.scope,
          links: [("Edit", Destination(GoodsRoute.view3(data))), ("Next", Destination(GoodsRoute.view1(data + 1)))]),
        over: .view1(data))
    case .view3(let data): .present(BankScene("Editing \(self.name) \(data)", self.scope), orOver: .view1(data))
    }
  }
}
