import Espalier
import EspalierTesting
import Testing

/// A typed door from a view model to the places of a feature.
@MainActor @Suite struct LeadsTests {
  @MainActor private final class Model {
    private let leads: Leads<AccountsRoute>
    init(leads: Leads<AccountsRoute>) { self.leads = leads }
    func openFirst() { leads.move(to: .account(1)) }
    func goBack() throws { try leads.pop() }
    func close() throws { try leads.dismiss() }
  }

  @Test func `a model leads to a place of its feature, and back`() async throws {
    let log = Log()
    let coordinator = AppCoordinator(log: log)
    let app = TestApp(Window(coordinator: coordinator, title: "Wallet"))
    try await app.open("/accounts")
    let model = Model(leads: coordinator.leads.within(AppRoute.accounts))
    model.openFirst()
    try await app.settle()
    #expect(try await app.path() == "/accounts/1")
    try model.goBack()
    try await app.settle()
    #expect(try await app.path() == "/accounts")
    #expect(throws: NavigationError.noModal) { try model.close() }
  }

  @Test func `a test gives another door, and reads where the model leads`() throws {
    var places: [AccountsRoute] = []
    var (pops, dismissals) = (0, 0)
    let model = Model(
      leads: Leads {
        places.append($0)
      } pop: {
        pops += 1
      } dismiss: {
        dismissals += 1
      })
    model.openFirst()
    try model.goBack()
    try model.close()
    #expect(places == [.account(1)] && pops == 1 && dismissals == 1)
    Model(leads: .nowhere).openFirst()
  }

  @Test func `a door keeps no coordinator alive, and says that it has gone`() {
    weak var gone: AppCoordinator?
    let model: Model
    do {
      let coordinator = AppCoordinator(log: Log())
      gone = coordinator
      model = Model(leads: coordinator.leads.within(AppRoute.accounts))
    }
    #expect(gone == nil)
    model.openFirst()
    #expect(throws: NavigationError.noWindow(coordinator: "AppCoordinator")) { try model.goBack() }
  }
}
