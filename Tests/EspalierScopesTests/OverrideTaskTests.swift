import EspalierScopes
import TestSupport
import Testing

private typealias FixedRates = Overridable.FixedRates
private typealias MainScope = Overridable.MainScope

@MainActor private func name(in scope: MainScope) -> String { scope.rates.name }

/// Tests of which tasks see an override.
@MainActor
struct OverrideTaskTests {
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
}
