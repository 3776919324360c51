import Espalier
import EspalierTesting
import TestSupport
import Testing

/// A module that is its own coordinator: attached, found, and gone with its window.
@MainActor @Suite struct FeatureTests {
  // MARK: Attaching

  @Test func `attaching a child makes its places places of the parent, and the child a module of its own`() async {
    let bank = BankFeature()
    let window = Window(coordinator: bank, title: "Bank")
    window.open("/accounts/3")
    #expect(window.state.description == "/ /accounts /accounts/3")
    #expect(bank.children.map { $0 === bank.accounts } == [true])
    #expect(bank.accounts.parent === bank && bank.accounts.path == "BankFeature/AccountsFeature")
    #expect(await bank.accounts.go(to: .list) == .arrived)
    #expect(window.state.description == "/ /accounts")
  }

  @Test func `a move in a child's words goes through the root`() async {
    let bank = BankFeature()
    let window = Window(coordinator: bank, title: "Bank")
    bank.move(to: .home)
    bank.accounts.move(to: .account(1)).move(to: .account(2))
    #expect(window.state.description == "/ /accounts /accounts/2")
    #expect(await bank.cards(of: 7).go(to: .card(1)) == .arrived)
    #expect(window.state.description == "/ /accounts /accounts/2 /7/cards /7/cards/1")
    #expect(throws: Never.self) { try bank.accounts.pop() }
    #expect(window.state.description == "/ /accounts /accounts/2 /7/cards", "the way back is the window's")
  }

  @Test func `a child that is attached to an active parent is active at once, also one at a value`() {
    let bank = BankFeature()
    bank.activate()
    #expect(bank.accounts.isActive && bank.cards(of: 1).isActive && bank.cards(of: 1).limits?.isActive == true)
    #expect(bank.log.entries == ["+bank", "made 1", "+1"])
  }

  @Test func `misuse is reported when the tree is active, once, by the root`() throws {
    let bank = BankFeature()
    let other = BankFeature()
    var reports: [String] = []
    bank.report = { reports.append($0) }
    _ = other.accounts
    bank.attach(other.accounts, as: BankRoute.accounts)
    #expect(reports.isEmpty, "nobody listens yet")
    bank.activate()
    #expect(
      reports == [
        "BankFeature/AccountsFeature is already attached at BankFeature. Detach it there first, or build a module of its own "
          + "for each place."
      ])
    bank.attach(AccountsFeature(), key: "a", as: BankRoute.accounts)
    bank.attach(AccountsFeature(), key: "a", as: BankRoute.accounts)
    #expect(reports.count == 2 && reports.last?.contains("already has a child with the key a") == true, "\(reports)")
    bank.activate()
    #expect(reports.count == 2)
  }

  @Test func `misuse within is reported by the root`() {
    final class Clumsy: Feature<Void, AccountsRoute> {
      init() {
        super.init(scope: ())
        let limits = LimitsFeature()
        attach(limits, as: { _ in AccountsRoute.list })
        attach(limits, as: { _ in AccountsRoute.list })
      }
    }
    let bank = BankFeature()
    var reports: [String] = []
    bank.report = { reports.append($0) }
    bank.attach(Clumsy(), as: BankRoute.accounts)
    bank.activate()
    #expect(
      reports.count == 1 && reports.first?.contains("LimitsFeature is already attached at ") == true, "\(reports)")
  }

  @Test func `without a window that is there misuse is told in the window's report`() {
    let bank = BankFeature()
    let other = BankFeature()
    var reports: [String] = []
    bank.attach(other.accounts, as: BankRoute.accounts)
    let window = Window(coordinator: bank, title: "Bank")
    window.report = { reports.append($0) }
    bank.activate()
    #expect(reports.count == 1)
  }

  // MARK: Finding

  @Test func `features find each other up the tree, by type and by protocol`() {
    let bank = BankFeature()
    let cards = bank.cards(of: 1)
    #expect(cards.nearest(BankFeature.self) === bank)
    #expect(cards.limits?.nearest(BankFeature.self) === bank)
    #expect(cards.limits?.nearest(CardsFeature.self) === cards)
    #expect(cards.nearest((any Coordinating<BankRoute>).self) === bank)
    #expect(cards.nearest(AccountsFeature.self) == nil, "nobody has asked for them yet")
    #expect(cards.nearest(AccountsFeature.self) !== bank.accounts)
    #expect(cards.nearest(AccountsFeature.self) === bank.accounts, "a neighbour")
  }

  @Test func `a coordinator finds the features above it`() {
    final class Plain: Coordinator<AccountsRoute> {}
    let bank = BankFeature()
    let plain = bank.adopt(Plain(), as: BankRoute.accounts)
    #expect(plain.nearest(BankFeature.self) === bank)
    #expect(plain.nearest(AnyModule.self) === bank)
    #expect(plain.nearest(CardsFeature.self) == nil)
  }

  @Test func `a context is found by its protocol, and there while the child is made`() {
    let bank = BankFeature()
    bank.provide(Theme(color: "blue"), as: (any Theming).self)
    #expect(bank.accounts.colorAtFirst == "blue")
    let cards = bank.cards(of: 1)
    #expect(cards.colorAtFirst == "blue")
    #expect(cards.limits?.colorAtFirst == "blue", "also for what the child attaches while it is made")
    bank.provide(Theme(color: "red"), as: (any Theming).self)
    #expect(cards.context((any Theming).self)?.color == "red" && cards.colorAtFirst == "blue")
    #expect(cards.limits?.context((any Theming).self)?.color == "red")
  }

  @Test func `the nearer context wins while a child is made`() {
    final class Dark: Feature<Void, BankRoute> {
      private(set) lazy var accounts = attach(AccountsFeature(), as: BankRoute.accounts)
      init() {
        super.init(scope: ())
        provide(Theme(color: "black"), as: (any Theming).self)
      }
    }
    let bank = Feature<Void, BankRoute>(scope: ())
    bank.provide(Theme(color: "white"), as: (any Theming).self)
    let dark = bank.attach(Dark(), as: { $0 })
    #expect(dark.accounts.colorAtFirst == "black")
  }

  @Test func `a feature that has left its parent finds that one's contexts no more`() {
    let bank = BankFeature()
    bank.provide(Theme(color: "blue"), as: (any Theming).self)
    let accounts = bank.accounts
    bank.detach(accounts)
    #expect(accounts.context((any Theming).self) == nil)
    #expect(accounts.nearest(BankFeature.self) == nil)
  }

  @Test func `a feature that could not be attached finds nothing of the one that made it`() {
    let bank = BankFeature()
    bank.provide(Theme(color: "blue"), as: (any Theming).self)
    bank.attach(AccountsFeature(), key: "a", as: BankRoute.accounts)
    let refused = bank.attach(AccountsFeature(), key: "a", as: BankRoute.accounts)
    #expect(refused.parent == nil && refused.colorAtFirst == "blue")
    #expect(refused.context((any Theming).self) == nil)
    #expect(refused.nearest(BankFeature.self) == nil)
  }

  // MARK: Windows

  @Test func `a feature begins at the place that it was moved to before there is a window`() {
    let window = Window(coordinator: BankFeature().move(to: .accounts(.account(4))), title: "Bank")
    #expect(window.state.description == "/ /accounts /accounts/4")
  }

  @Test func `a child begins at the place that it was moved to before it was attached`() {
    final class Starting: Feature<Void, BankRoute> {
      private(set) lazy var accounts = attach(AccountsFeature().move(to: .account(9)), as: BankRoute.accounts)
      override func placement(of route: BankRoute) -> Placement<BankRoute> {
        if case .accounts(let route) = route { .child(self.accounts, route) } else { .root(NamedScene("Home")) }
      }
    }
    let feature = Starting(scope: ())
    _ = feature.accounts
    let window = Window(coordinator: feature, title: "Bank")
    #expect(window.state.description == "/accounts /accounts/9")
  }

  @Test func `a feature that is a window's root ends with the window`() {
    let log = Log()
    weak var gone: BankFeature?
    do {
      let bank = BankFeature(log: log)
      gone = bank
      let window = Window(coordinator: bank, title: "Bank")
      bank.activate()
      window.open("/7/cards/1")
      window.render()
      window.close()
      #expect(!bank.isActive)
    }
    #expect(gone == nil)
    #expect(log.entries == ["+bank", "made 7", "+7", "-7", "gone 7", "-bank"])
  }

  @Test func `nothing of a window of features lives after it`() async throws {
    try await expectNoLeaks {
      let bank = BankFeature()
      let window = Window(coordinator: bank, title: "Bank")
      bank.activate()
      let app = TestApp(window)
      for path in ["/accounts/3", "/1/cards/2", "/2/cards/new", "/1/cards/limits", "/", "/3/cards/0", "/3/cards"] {
        try await app.open(path)
      }
      try await app.back()
      try bank.present(AccountsFeature().move(to: .account(1)))
      try await app.settle()
      window.close()
    }
  }

  @Test func `a feature is presented like a scene, and its places have no address`() throws {
    let bank = BankFeature()
    let window = Window(coordinator: bank, title: "Bank")
    window.open("/")
    weak var gone: AccountsFeature?
    do {
      let accounts = AccountsFeature()
      gone = accounts
      try bank.present(accounts.move(to: .account(1)))
      #expect(window.sight == "Account 1" && window.state.description == "/")
      accounts.move(to: .account(2))
      #expect(window.sight == "Account 2")
      try accounts.dismiss()
    }
    window.render()
    #expect(window.sight == "Home")
    #expect(gone == nil)
  }

  @Test func `a window's place names the module that shows it`() {
    let bank = BankFeature()
    let window = Window(coordinator: bank, title: "Bank")
    bank.activate()
    window.open("/7/cards/limits")
    #expect(bank.cards(of: 7).limits?.ownerName == "BankFeature/CardsFeature[7]/LimitsFeature")
    #expect(window.state.description == "/ /7/cards /7/cards/limits")
  }
}
