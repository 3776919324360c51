import EspalierScopes
import Testing

private typealias FixedRates = Overridable.FixedRates
private typealias MainScope = Overridable.MainScope

private final class TakingScope: Scope<MainScope> {
  let now: Int

  override init(_ parent: MainScope) {
    now = parent.now
    super.init(parent)
  }
}

/// Tests of where overrides act, and until when.
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
