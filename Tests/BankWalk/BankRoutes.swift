package import Espalier

/// The places of the bank of the first document: signing in, or a dashboard of four tabs.
package enum BankRoute: Route {
  case authorize(AuthorizeRoute)
  case dashboard(DashboardRoute)

  package var path: Path {
    switch self {
    case .authorize(let route): "/authorize" + route.path
    case .dashboard(let route): "/dashboard" + route.path
    }
  }

  package static let paths = Paths<Self> {
    authorize; dashboard
  }
}

package enum AuthorizeRoute: Route {
  case view1, view2

  package var path: Path {
    switch self {
    case .view1: "/"
    case .view2: "/code"
    }
  }

  package static let paths = Paths<Self> {
    view1; view2
  }
}

/// The first and the last tab hold the products, each with an instance of its own.
package enum DashboardRoute: Route {
  case tab1(ProductsRoute)
  case tab2(OperationsRoute)
  case tab3(PaymentsRoute)
  case tab4(ProductsRoute)

  package var path: Path {
    switch self {
    case .tab1(let route): "/" + route.path
    case .tab2(let route): "/operations" + route.path
    case .tab3(let route): "/payments" + route.path
    case .tab4(let route): "/more" + route.path
    }
  }

  package static let paths = Paths<Self> {
    tab1; tab2; tab3; tab4
  }
}

package enum OperationsRoute: Route {
  case list(search: String = "")
  case operation(Int)

  package var path: Path {
    switch self {
    case .list(let text): "/?search=\(text)"
    case .operation(let id): "/\(id)"
    }
  }

  package static let paths = Paths<Self> {
    list; operation
  }
}

package enum PaymentsRoute: Route {
  case view1, writing

  package var path: Path {
    switch self {
    case .view1: "/"
    case .writing: "/new"
    }
  }

  package static let paths = Paths<Self> {
    view1; writing
  }
}

package enum ProductsRoute: Route {
  case list
  case cards(GoodsRoute)
  case accounts(GoodsRoute)
  case deposits(GoodsRoute)
  case loans(GoodsRoute)

  package var path: Path {
    switch self {
    case .list: "/products"
    case .cards(let route): "/products/cards" + route.path
    case .accounts(let route): "/products/accounts" + route.path
    case .deposits(let route): "/products/deposits" + route.path
    case .loans(let route): "/products/loans" + route.path
    }
  }

  package static let paths = Paths<Self> {
    list; cards; accounts; deposits; loans
  }
}

/// The places of each of the products: two on the stack, and one above.
package enum GoodsRoute: Route {
  case view1(Int)
  case view2(Int)
  case view3(Int)

  package var path: Path {
    switch self {
    case .view1(let data): "/\(data)"
    case .view2(let data): "/\(data)/detail"
    case .view3(let data): "/\(data)/edit"
    }
  }

  package static let paths = Paths<Self> {
    view1; view2; view3
  }
}
