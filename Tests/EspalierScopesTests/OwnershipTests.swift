import EspalierScopes
import Testing

private final class OwningScope: Scope<AppScope> {
  var api: Service { shared { Service("api") } }
  var observer: Observer { shared { Observer(of: self) } }

  final class Observer {
    weak var scope: OwningScope?
    init(of scope: OwningScope) { self.scope = scope }
  }
}

@MainActor
struct OwnershipTests {
  @Test
  func `a child is released with its last user though its parent lives on`() {
    let app = AppScope()
    weak var child: OwningScope?
    do {
      let scope = OwningScope(app)
      _ = (scope.api, scope.database)
      child = scope
      #expect(child != nil)
    }
    #expect(child == nil)
  }

  @Test
  func `a child keeps its parent`() {
    weak var app: AppScope?
    var child: OwningScope?
    do {
      let scope = AppScope()
      app = scope
      child = OwningScope(scope)
    }
    #expect(app != nil)
    #expect(child?.database.name == "app database")
    child = nil
    #expect(app == nil)
  }

  @Test
  func `a shared value lives as long as its scope`() {
    weak var api: Service?
    var scope: OwningScope? = OwningScope(AppScope())
    api = scope?.api
    #expect(api != nil)
    scope = nil
    #expect(api == nil)
  }

  @Test
  func `a shared value that refers to its scope weakly does not keep it`() {
    weak var observer: OwningScope.Observer?
    weak var kept: OwningScope?
    do {
      let scope = OwningScope(AppScope())
      kept = scope
      observer = scope.observer
      #expect(observer?.scope === scope)
    }
    #expect(kept == nil)
    #expect(observer == nil)
  }

  @Test
  func `a tree ten thousand scopes deep is released`() {
    weak var root: AppScope?
    do {
      let app = AppScope()
      root = app
      var scopes: Scope<any AnyObject> = Scope(app)
      for _ in 0..<10_000 { scopes = Scope(scopes) }
    }
    #expect(root == nil)
  }
}
