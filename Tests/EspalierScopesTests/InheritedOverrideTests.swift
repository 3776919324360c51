import EspalierScopes
import Testing

private typealias MainScope = Overridable.MainScope
private typealias LoginScope = Overridable.LoginScope

private final class BelowScope: Scope<LoginScope> {}

/// Tests of overrides of properties that a scope inherits from the one above.
@MainActor
struct InheritedOverrideTests {
  @Test
  func `an override of a scope that inherits the property replaces it there and below, and nowhere above`() {
    var lacks: [DependencyError] = []
    withOverrides(.strict { lacks.append($0) }) {
      $0[\LoginScope.now] = 7
    } operation: {
      let login = LoginScope(MainScope())
      #expect(login.now == 7 && login.now == 7 && BelowScope(login).now == 7)
      #expect(lacks.isEmpty)
      #expect(login.later == -1 && login.parent.now == -1, "the scope above has its own")
    }
    #expect(lacks.map(\.description).last?.hasSuffix("Provide it: $0[\\MainScope.now] = …") == true)
    #expect(LoginScope(MainScope()).now == 2026)
  }

  @Test
  func `an override of the scope above is inherited, until the scope below has one of its own`() {
    withOverrides {
      $0[\MainScope.now] = 1
    } operation: {
      #expect(LoginScope(MainScope()).now == 1)
      withOverrides {
        $0[\LoginScope.now] = 2
      } operation: {
        #expect(LoginScope(MainScope()).now == 2 && MainScope().now == 1)
      }
    }
  }

  @Test
  func `a property that is not overridable is replaced for a scope that inherits it`() {
    withOverrides {
      $0[\LoginScope.made] = ["elsewhere"]
    } operation: {
      let login = LoginScope(MainScope())
      #expect(login.made == ["elsewhere"] && login.parent.made.isEmpty)
      #expect(login.greeting == "Hello from live", "others of its type stay")
    }
  }
}
