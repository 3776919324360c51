import EspalierScopes
import TestSupport
import Testing

private typealias RatesGateway = Overridable.RatesGateway
private typealias WebRates = Overridable.WebRates
private typealias FixedRates = Overridable.FixedRates
private typealias NoRates = Overridable.NoRates
private typealias BaseScope = Overridable.BaseScope
private typealias MainScope = Overridable.MainScope
private typealias OtherScope = Overridable.OtherScope
private typealias LoginScope = Overridable.LoginScope

private final class BelowScope: Scope<LoginScope> {}

private final class TakingScope: Scope<MainScope> {
  let now: Int

  override init(_ parent: MainScope) {
    now = parent.now
    super.init(parent)
  }
}

private final class BoxScope<Element>: Scope<MainScope> {
  var count: Int { overridable(\.count, unprovided: 0) { 1 } }
}

private class LoudScope: RootScope {
  var made: [String] = []

  var rates: any RatesGateway {
    overridable(\.rates, unprovided: make("unprovided", NoRates())) { make("live", WebRates()) }
  }
  var number: Int { overridable(\.number, unprovided: make("unprovided", 0)) { make("live", 1) } }
  var doubled: Int { shared { number * 2 } }

  private func make<Value>(_ word: String, _ value: Value) -> Value {
    made.append(word)
    return value
  }
}

private final class LoudSubScope: LoudScope {}

@MainActor private func name(in scope: MainScope) -> String { scope.rates.name }

@MainActor
struct OverrideTests {
  @Test
  func `without overrides the live value is made, once`() {
    let scope = MainScope()
    #expect(scope.rates.name == "live")
    #expect(scope.rates.name == "live")
    #expect(scope.made == ["rates"])
  }

  @Test
  func `what is provided is read, and the live value is never made`() {
    withOverrides {
      $0[\MainScope.rates] = FixedRates()
    } operation: {
      let scope = MainScope()
      #expect(scope.rates.name == "fixed")
      #expect(EmptyScope(scope).rates.name == "fixed")
      #expect(scope.made.isEmpty)
    }
  }

  @Test
  func `an override acts on no other property, not even one of its type`() {
    withOverrides {
      $0[\MainScope.now] = 7
    } operation: {
      let scope = MainScope()
      #expect(scope.now == 7)
      #expect(scope.later == 8)
      #expect(scope.rates.name == "live")
    }
  }

  @Test
  func `afterwards all is as before`() {
    let scope = MainScope()
    let inside = withOverrides {
      $0[\MainScope.now] = 7
    } operation: {
      scope.now
    }
    #expect(inside == 7)
    #expect(scope.now == 2026)
  }

  @Test
  func `what was taken at construction stays what it was`() {
    let early = TakingScope(MainScope())
    let late = withOverrides {
      $0[\MainScope.now] = 7
    } operation: {
      #expect(early.now == 2026)
      return TakingScope(MainScope())
    }
    #expect(late.now == 7)
  }

  @Test
  func `inner overrides add to the outer ones, and win`() {
    withOverrides {
      $0[\MainScope.now] = 7
      $0[\MainScope.rates] = FixedRates(name: "outer")
    } operation: {
      let scope = MainScope()
      withOverrides {
        #expect($0[\MainScope.now] == 7)
        $0[\MainScope.now] = 8
      } operation: {
        #expect(scope.now == 8)
        #expect(scope.rates.name == "outer")
      }
      #expect(scope.now == 7)
    }
  }

  @Test
  func `an outer override can be taken away`() {
    withOverrides {
      $0[\MainScope.now] = 7
    } operation: {
      withOverrides {
        $0[\MainScope.now] = nil
      } operation: {
        #expect(MainScope().now == 2026)
      }
    }
  }

  @Test
  func `nil stands in for a property that may be nil`() {
    let scope = MainScope()
    #expect(scope.signer?.name == "live signer")
    withOverrides {
      $0[\MainScope.signer] = nil
    } operation: {
      #expect(scope.signer == nil)
      withOverrides {
        $0[\MainScope.signer] = Service("test signer")
      } operation: {
        #expect(scope.signer?.name == "test signer")
      }
    }
  }

  @Test
  func `a child task, an async let and a task begun inside see the overrides, a detached one does not`() async {
    let late = await withOverrides {
      $0[\MainScope.rates] = FixedRates()
    } operation: {
      let scope = MainScope()
      async let parallel = name(in: scope)
      let begun = Task { name(in: scope) }
      let detached = Task.detached { await name(in: scope) }
      #expect(await parallel == "fixed")
      #expect(await begun.value == "fixed")
      #expect(await detached.value == "live")
      let gate = Gate()
      let late = Task {
        await gate.pass()
        return name(in: scope)
      }
      return (gate, late)
    }
    // The task outlives the operation and keeps what it was begun with.
    late.0.open()
    #expect(await late.1.value == "fixed")
  }

  @Test
  func `two tasks at once have each their own`() async {
    let gate = Gate()
    let tasks = (1...2).map { number in
      Task {
        await withOverrides {
          $0[\MainScope.now] = number
        } operation: {
          let scope = MainScope()
          let before = scope.now
          await gate.pass()
          return [before, scope.now]
        }
      }
    }
    await gate.reached()
    gate.open()
    #expect(await tasks[0].value == [1, 1])
    #expect(await tasks[1].value == [2, 2])
    #expect(MainScope().now == 2026)
  }

  @Test
  func `an error of the operation is thrown on`() async {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try withOverrides { _ in
      } operation: {
        throw Failure()
      }
    }
    await #expect(throws: Failure.self) {
      try await withOverrides { _ in
      } operation: {
        await Task.yield()
        throw Failure()
      }
    }
  }

  @Test
  func `an override by a class acts on its subclasses`() {
    withOverrides {
      $0[\BaseScope.rates] = FixedRates()
      $0[\BaseScope.now] = 7
    } operation: {
      #expect(MainScope().rates.name == "fixed")
      #expect(MainScope().now == 7)
      #expect(OtherScope().now == 7)
    }
  }

  @Test
  func `an override by a subclass acts on that one alone`() {
    withOverrides {
      $0[\OtherScope.rates] = FixedRates()
      $0[\OtherScope.now] = 7
      $0[\OtherScope.later] = 9
    } operation: {
      let (main, other) = (MainScope(), OtherScope())
      #expect(other.rates.name == "fixed")
      #expect(main.rates.name == "live")
      #expect([other.now, other.later] == [7, 9])
      #expect([main.now, main.later] == [2026, 2027])
      #expect(other.made.isEmpty)
    }
  }

  @Test
  func `of two that name one property by two classes the last counts`() {
    withOverrides {
      $0[\OtherScope.later] = 1
      $0[\BaseScope.later] = 2
    } operation: {
      #expect(OtherScope().later == 2)
    }
  }

  @Test
  func `a subscript is overridden for its argument`() {
    withOverrides {
      $0[\BaseScope[1]] = "one"
    } operation: {
      let scope = BaseScope()
      for _ in 1...2 {
        #expect(scope[1] == "one")
        #expect(scope[2] == "live 2")
      }
    }
  }

  @Test
  func `a generic scope is overridden for its argument`() {
    withOverrides {
      $0[\BoxScope<Int>.count] = 5
    } operation: {
      let main = MainScope()
      #expect(BoxScope<Int>(main).count == 5)
      #expect(BoxScope<String>(main).count == 1)
    }
  }

  @Test
  func `a thousand and more reads of properties with arguments are right`() {
    withOverrides {
      $0[\BaseScope[1500]] = "found"
    } operation: {
      let scope = BaseScope()
      for index in 0..<2_000 { #expect(scope[index] == (index == 1500 ? "found" : "live \(index)")) }
      #expect(scope.now == 2026)
    }
  }

  @Test
  func `looking for an override by another class evaluates what is unprovided as little as what is live`() {
    for isStrict in [false, true] {
      var lacks: [DependencyError] = []
      withOverrides(isStrict ? .strict { lacks.append($0) } : .lenient) {
        $0[\LoudSubScope.rates] = FixedRates()
        $0[\LoudScope.number] = 7
      } operation: {
        let scope = LoudSubScope()
        #expect(scope.rates.name == "fixed")
        #expect(scope.number == 7)
        #expect(scope.made.isEmpty)
      }
      #expect(lacks.isEmpty)
    }
  }

  @Test
  func `looking for an override keeps nothing that was made meanwhile`() {
    let scope = LoudSubScope()
    withOverrides {
      // Not overridable itself; it reads what is.
      $0[\LoudSubScope.doubled] = 100
    } operation: {
      _ = scope.number
    }
    #expect(scope.doubled == 2)
  }

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

  @Test
  func `overrides are let go with their operation`() {
    weak var value: Service?
    do {
      let service = Service("signer")
      value = service
      withOverrides {
        $0[\MainScope.signer] = service
      } operation: {
        #expect(MainScope().signer === service)
      }
    }
    #expect(value == nil)
  }
}
