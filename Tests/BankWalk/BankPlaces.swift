package import EspalierTesting
package import TestSupport

/// The places of the bank, and the walk through them, for every surface.
package enum BankPlaces {
  package struct Place: Sendable, CustomStringConvertible {
    package let path: String
    package let title: String
    /// The whole state after a deep link.
    package let state: String
    package var description: String { path }
  }

  package static let all: [Place] = [
    Place(path: "/authorize", title: "Sign in", state: "/authorize"),
    Place(path: "/authorize/code", title: "Code", state: "/authorize /authorize/code"),
    Place(path: "/dashboard/products", title: "Products", state: "[tab1*: /dashboard/products]"),
    Place(path: "/dashboard/operations", title: "Operations", state: "[tab2*: /dashboard/operations]"),
    Place(
      path: "/dashboard/operations/1", title: "Operation 1",
      state: "[tab2*: /dashboard/operations /dashboard/operations/1]"),
    Place(path: "/dashboard/payments", title: "Payments", state: "[tab3*: /dashboard/payments]"),
    Place(
      path: "/dashboard/payments/new", title: "New payment",
      state: "[tab3*: /dashboard/payments] + cover: /dashboard/payments/new"),
    Place(
      path: "/dashboard/more/products/cards/1", title: "Card 1",
      state: "[tab4*: /dashboard/more/products /dashboard/more/products/cards/1]"),
    Place(
      path: "/dashboard/products/accounts/2/detail", title: "Account 2 in detail",
      state: "[tab1*: /dashboard/products /dashboard/products/accounts/2 /dashboard/products/accounts/2/detail]"),
    Place(
      path: "/dashboard/products/deposits/3/edit", title: "Editing Deposit 3",
      state: "[tab1*: /dashboard/products /dashboard/products/deposits/3] + sheet: /dashboard/products/deposits/3/edit"),
    Place(
      path: "/dashboard/more/products/loans/4/detail", title: "Loan 4 in detail",
      state:
        "[tab4*: /dashboard/more/products /dashboard/more/products/loans/4 /dashboard/more/products/loans/4/detail]"),
  ]

  /// Five levels deep by links and tabs, and all the way back by the surface's own history.
  @MainActor package static func walkByClicking(_ app: some AppDriver) async throws {
    var seen: [String] = []
    func look() async throws { seen.append(try await app.path()) }
    try await app.open("/authorize")
    try await look()
    for name in ["Code", "Enter", "Tab 4", "Loans", "Detail", "Edit"] {
      try await app.tap(name)
      try await look()
    }
    let expected = [
      "/authorize", "/authorize/code", "/dashboard/products", "/dashboard/more/products",
      "/dashboard/more/products/loans/4", "/dashboard/more/products/loans/4/detail",
      "/dashboard/more/products/loans/4/edit",
    ]
    guard seen == expected else { throw RandomWalk.Broken("the way there was \(seen)") }
    for path in expected.dropLast().reversed() {
      try await app.back()
      let here = try await app.path()
      guard here == path else { throw RandomWalk.Broken("one step back should lead to \(path), and led to \(here)") }
    }
  }
}

extension BankPlaces {
  /// Something that a person does.
  package enum Step: Sendable {
    case tap(String)
    case back
    case forward
  }

  /// Something that can be done on the screen in sight: a link, a tab, or a step in the history.
  @MainActor package static func step(on app: TestApp, _ generator: inout SeededGenerator) async throws -> Step {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0,
      1 where app.canGoBack:
      return .back
    case 2,
      3 where app.canGoForward:
      return .forward
    default:
      let text = try await app.text()
      let names = [
        "Code", "Enter", "Tab 1", "Tab 2", "Tab 3", "Tab 4", "Cards", "Accounts", "Deposits", "Loans", "Detail", "Edit",
        "Next", "Write", "An operation", "Operation 1", "Close",
      ]
      let there = names.filter { text.contains("<\($0)>") }
      return .tap(there.randomElement(using: &generator) ?? "Tab 1")
    }
  }

  @MainActor package static func take(_ step: Step, on app: some AppDriver) async throws {
    switch step {
    case .tap(let name): try await app.tap(name)
    case .back: try await app.back()
    case .forward: try await app.forward()
    }
  }
}
