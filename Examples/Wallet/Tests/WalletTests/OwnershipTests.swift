import Espalier
import EspalierTesting
import Testing
import Wallet
import WalletStore

@MainActor @Suite struct OwnershipTests {
  /// The objects that must be gone when their window is.
  private struct Remains {
    weak var window: Window?
    weak var module: AnyModule?
    weak var feature: AnyModule?
    var scenes: [Weak] = []
    var models: [Weak] = []

    var isAny: Bool {
      window != nil || module != nil || feature != nil || (scenes + models).contains { $0.object != nil }
    }
  }

  private struct Weak {
    weak var object: AnyObject?
  }

  let fixture: WalletFixture
  let user: UserID

  init() async throws {
    fixture = try WalletFixture()
    user = try await fixture.user()
    try await fixture.take([operation("2025-03-10", "-80.00", "Lidl")], user: user)
  }

  /// Opens a window, looks at every feature, and lets the window go.
  private func useWindow(closing: Bool) async throws -> Remains {
    let window = try await fixture.window(Visitor(identity: "\(user.rawValue)"))
    let app = TestApp(window)
    var remains = Remains(window: window)
    remains.module = Mirror(reflecting: window).descendant("owner") as? AnyModule
    let operation = try await fixture.operation("Lidl", user: user)
    for path in [
      "/", "/accounts", "/accounts/\(operation.account.rawValue)", "/accounts/import", "/accounts/imports",
      "/accounts/\(operation.account.rawValue)/edit", "/operations",
      "/operations/\(operation.id.rawValue)", "/payees", "/payees/lidl", "/payees/lidl/rename", "/settings",
      "/settings/delete", "/features/recurring",
      "/features/loans?amount=1000&currency=EUR&rate=1&years=1",
    ] {
      try await app.open(path)
      let scene = try #require(window.navigator.visibleScene)
      remains.scenes.append(Weak(object: scene))
      let model = try #require(Mirror(reflecting: scene).descendant("model"), "\(type(of: scene))")
      remains.models.append(Weak(object: model as AnyObject))
    }
    remains.feature = remains.module?.children.first?.children.first
    #expect(remains.module != nil && remains.feature != nil && remains.scenes.contains { $0.object != nil })
    if closing { window.close() }
    return remains
  }

  @Test(arguments: [true, false])
  func aWindowTakesModulesScenesAndViewModelsWithIt(closing: Bool) async throws {
    let remains = try await useWindow(closing: closing)
    // Tasks that were cancelled end in their own turn.
    let end = ContinuousClock.now + .seconds(20)
    while remains.isAny, ContinuousClock.now < end { await Task.yield() }
    #expect(remains.window == nil)
    #expect(remains.module == nil)
    #expect(remains.feature == nil)
    for scene in remains.scenes { #expect(scene.object == nil) }
    for model in remains.models { #expect(model.object == nil) }
  }

  @Test func aPlaceThatOneLeavesTakesItsSceneWithIt() async throws {
    let window = try await fixture.window(Visitor(identity: "\(user.rawValue)"))
    let app = TestApp(window)
    try await app.open("/accounts/imports")
    weak let scene = window.navigator.visibleScene
    #expect(scene != nil)
    try await app.open("/accounts")
    let end = ContinuousClock.now + .seconds(20)
    while scene != nil, ContinuousClock.now < end { await Task.yield() }
    #expect(scene == nil)
  }

  @Test func twoWindowsShareNothing() async throws {
    let one = try await fixture.app(of: user, at: "/operations?search=lidl")
    let other = try await fixture.app(of: user, at: "/operations", locale: "de-DE")
    #expect(try await one.value(of: "Search operations") == "lidl")
    #expect(try await other.value(of: "Buchungen durchsuchen") == "")
    #expect(try await one.text().contains("−€80.00"))
    #expect(try await other.text().contains("−80,00\u{A0}€"))
  }
}
