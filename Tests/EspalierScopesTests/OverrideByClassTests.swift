import EspalierScopes
import Testing

private typealias RatesGateway = Overridable.RatesGateway
private typealias WebRates = Overridable.WebRates
private typealias FixedRates = Overridable.FixedRates
private typealias NoRates = Overridable.NoRates
private typealias BaseScope = Overridable.BaseScope
private typealias MainScope = Overridable.MainScope
private typealias OtherScope = Overridable.OtherScope

private final class BoxScope<Element>: Scope<MainScope> {
  var count: Int { overridable(\.count, unprovided: 0) { 1 } }
}

/// A scope that notes what is evaluated.
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

/// Tests of which properties an override acts on, by the class and the arguments that it names.
@MainActor
struct OverrideByClassTests {
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
}
