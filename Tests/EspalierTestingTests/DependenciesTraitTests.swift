import Espalier
import EspalierTesting
import Testing

private protocol Rates: Sendable {
  var name: String { get }
}

private struct LiveRates: Rates {
  init() { Issue.record("the live rates were made") }
  var name: String { "live" }
}

private struct FixedRates: Rates { var name = "fixed" }

private final class AppScope: RootScope {
  var rates: any Rates { overridable(\.rates, unprovided: FixedRates(name: "none")) { shared { LiveRates() } } }
  var day: Int { overridable(\.day, unprovided: 0) { 1 } }
}

private final class LoginScope: Scope<AppScope> {
  var attempts: Int { overridable(\.attempts, unprovided: 0) { 3 } }
}

@MainActor
@Suite(.dependencies { $0[\AppScope.rates] = FixedRates() })
struct DependenciesTraitTests {
  @Test
  func `a suite provides for each of its tests`() {
    #expect(AppScope().rates.name == "fixed")
  }

  @Test(.dependencies { $0[\AppScope.day] = 5 })
  func `a test's own add to its suite's`() async {
    let scope = AppScope()
    #expect(scope.rates.name == "fixed")
    #expect(scope.day == 5)
    #expect(await Task { scope.day }.value == 5)
  }

  @Test(.dependencies { $0[\AppScope.rates] = FixedRates(name: "own") }, arguments: [1, 2])
  func `a test's own win, for each of its arguments`(number: Int) {
    #expect(AppScope().rates.name == "own")
  }

  @Test
  func `what a test did not provide fails it by name and path`() {
    let login = LoginScope(AppScope())
    withKnownIssue {
      #expect(login.attempts == 0)
    } matching: { issue in
      issue.error as? DependencyError
        == .unprovided(name: "attempts", scope: "LoginScope", path: "AppScope/LoginScope")
    }
  }
}

@MainActor
struct NoDependenciesTraitTests {
  @Test(.dependencies)
  func `a test that provides nothing runs nothing for real`() {
    withKnownIssue {
      #expect(AppScope().rates.name == "none")
    } matching: { issue in
      (issue.error as? DependencyError).map { "\($0)".hasPrefix("rates of AppScope was not provided") } ?? false
    }
  }
}
