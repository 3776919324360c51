import EspalierScopes
import Testing

private typealias FixedRates = Overridable.FixedRates
private typealias MainScope = Overridable.MainScope
private typealias OtherScope = Overridable.OtherScope
private typealias LoginScope = Overridable.LoginScope

@MainActor
struct StrictOverrideTests {
  @Test
  func `what was not provided is reported by name and path, and the live value is not made`() {
    var lacks: [DependencyError] = []
    withOverrides(.strict { lacks.append($0) }) {
      $0[\MainScope.now] = 7
    } operation: {
      let scope = MainScope()
      let login = LoginScope(scope)
      #expect(login.now == 7)
      #expect(lacks.isEmpty)
      #expect(login.rates.name == "none")
      #expect(scope.made.isEmpty)
      #expect(lacks == [.unprovided(name: "rates", scope: "MainScope", path: "MainScope")])
      #expect(login.greeting.isEmpty)
      #expect(lacks.last == .unprovided(name: "greeting", scope: "LoginScope", path: "MainScope/LoginScope"))
      #expect(
        lacks.last?.description
          == "greeting of MainScope/LoginScope was not provided, and this test is strict. "
          + "Provide it: $0[\\LoginScope.greeting] = …")
    }
  }

  @Test
  func `a lack is reported once, however often it is read`() {
    var lacks: [DependencyError] = []
    withOverrides(.strict { lacks.append($0) }) { _ in
    } operation: {
      let scope = MainScope()
      for _ in 1...3 { _ = (scope.now, MainScope().now) }
    }
    #expect(lacks.count == 1)
  }

  @Test
  func `within strict it is strict, unless it is said otherwise`() {
    var lacks: [DependencyError] = []
    withOverrides(.strict { lacks.append($0) }) { _ in
    } operation: {
      let scope = MainScope()
      withOverrides {
        $0[\MainScope.rates] = FixedRates()
      } operation: {
        #expect(scope.now == -1)
      }
      #expect(lacks.count == 1)
      withOverrides(.lenient) { _ in
      } operation: {
        #expect(scope.now == 2026)
      }
    }
    #expect(lacks.count == 1)
  }

  @Test
  func `looking for an override by a subclass runs nothing for real`() {
    var lacks: [DependencyError] = []
    withOverrides(.strict { lacks.append($0) }) {
      $0[\OtherScope.later] = 9
    } operation: {
      let scope = OtherScope()
      #expect(scope.now == -2)
      #expect(scope.later == 9)
      #expect(lacks == [.unprovided(name: "now", scope: "OtherScope", path: "OtherScope")])
      #expect(scope.made.isEmpty)
    }
  }

  @Test
  func `a path begins with what stands above the scopes`() {
    final class Fake {}
    final class LeafScope: Scope<Fake> {}
    #expect(LeafScope(Fake()).scopePath == "Fake/LeafScope")
    #expect(
      StepScope(PaymentScope(AccountScope(AppScope()))).scopePath
        == "AppScope/AccountScope/PaymentScope/StepScope")
  }
}
