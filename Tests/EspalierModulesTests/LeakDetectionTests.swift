import Espalier
import EspalierTesting
import TestSupport
import Testing

/// A detached module that lives on is found and named; one that goes is not.
@MainActor @Suite struct LeakDetectionTests {
  private final class Ledger: Module<Void> {
    var onChange: (() -> Void)?
    private(set) lazy var model = own(LedgerModel())
  }
  private final class LedgerModel {}
  private final class Leaf: Module<Void> {}
  private final class Root: Module<Void> {}

  let clock = ManualClock()

  /// Returns the reports of a detector with the test's clock about the work.
  private func reports(
    _ work: @MainActor () async throws -> Void
  ) async throws -> (detector: LeakDetector, leaks: Reports) {
    let leaks = Reports()
    let detector = LeakDetector(grace: .seconds(2), clock: clock) { [weak leaks] in leaks?.all.append($0) }
    leaks.detector = detector
    try await detector.detect(work)
    return (detector, leaks)
  }

  private final class Reports {
    var all: [Leak] = []
    var detector: LeakDetector?
  }

  @Test func `what belongs to a module that was attached again is no leak`() async throws {
    let root = Root(scope: ())
    let ledger = Ledger(scope: ())
    let (_, leaks) = try await reports {
      try root.attach(ledger)
      _ = ledger.model
      root.activate()
      root.detach(ledger)
      try root.attach(ledger)
    }
    for _ in 0..<4 { clock.advance(by: .seconds(2)) }
    #expect(leaks.all.isEmpty)
  }

  @Test
  func `a module that lives after its grace is told once, with path, type and what was attached`() async throws {
    var kept: Ledger?
    let gate = Gate()
    let line: UInt = #line + 7
    let (_, leaks) = try await reports {
      let root = Root(scope: ())
      let ledger = try root.attach(Ledger(scope: ()), key: "2026")
      try ledger.attach(Leaf(scope: ()))
      _ = ledger.model
      ledger.onChange = { _ = ledger }
      ledger.run { await gate.pass() }
      await gate.reached()
      root.detach(ledger)
      kept = ledger
    }
    clock.advance(by: .milliseconds(1_999))
    #expect(leaks.all.isEmpty)
    clock.advance(by: .seconds(10))
    let leak = try #require(leaks.all.first { $0.type.hasSuffix("Ledger") })
    #expect(leak.path == "Root/Ledger[2026]")
    #expect(leak.type.hasSuffix("LeakDetectionTests.Ledger"))
    #expect(leak.attached.contains("child Leaf"))
    #expect(leak.attached.contains { $0.contains("LeakDetectionTests.swift:\(line)") })
    #expect(leak.attached.contains { $0.hasPrefix("closure onChange") })
    #expect(leak.attached.contains("property model: LedgerModel"))
    #expect(leak.description.contains("Root/Ledger[2026]") && leak.description.contains("capture it weakly"))
    // What it owned lives with it; the child that it had does not.
    #expect(leaks.all.map(\.path).sorted() == ["Root/Ledger[2026]", "Root/Ledger[2026]/LedgerModel"])
    kept?.onChange = nil
    gate.open()
  }

  @Test func `what goes within its grace is not told`() async throws {
    let gate = Gate()
    let (detector, leaks) = try await reports {
      let root = Root(scope: ())
      let ledger = try root.attach(Ledger(scope: ()))
      _ = ledger.model
      ledger.run {
        await gate.pass()
        _ = ledger
      }
      await gate.reached()
      root.detach(ledger)
    }
    #expect(detector.living.contains { $0.path == "Root/Ledger" })
    gate.open()
    for _ in 0..<100 { await Task.yield() }
    clock.advance(by: .seconds(10))
    #expect(leaks.all.isEmpty)
    #expect(detector.living.isEmpty)
    #expect(clock.pendingCount == 0)
  }

  @Test func `what a module owned is told also when the module itself has gone`() async throws {
    var kept: LedgerModel?
    let (_, leaks) = try await reports {
      let root = Root(scope: ())
      kept = try root.attach(Ledger(scope: ())).model
      root.detach(root.children[0])
    }
    clock.advance(by: .seconds(10))
    #expect(leaks.all.map(\.path) == ["Root/Ledger/LedgerModel"])
    #expect(leaks.all.first?.attached == ["owned by Root/Ledger"])
    #expect(kept != nil)
  }

  @Test func `a module that was attached again elsewhere is none`() async throws {
    let (first, second) = (Root(scope: ()), Root(scope: ()))
    let (_, leaks) = try await reports {
      let ledger = try first.attach(Ledger(scope: ()))
      first.detach(ledger)
      try second.attach(ledger)
    }
    clock.advance(by: .seconds(10))
    #expect(leaks.all.isEmpty)
    #expect(second.children.count == 1)
  }

  @Test func `a module that a window let go is followed, with all within it`() async throws {
    var kept: [AnyModule] = []
    let (_, leaks) = try await reports {
      let root = Root(scope: ())
      try root.attach(Leaf(scope: ()))
      kept = [root] + root.children
      let window = Window(coordinator: Coordinator<NoRoute>(), title: "App", owner: root)
      window.close()
    }
    clock.advance(by: .seconds(10))
    #expect(Set(leaks.all.map(\.path)) == ["Root", "Root/Leaf"])
    #expect(kept.count == 2)
  }

  @Test func `a detector tells of what was detached within it, and of nothing else`() async throws {
    let root = Root(scope: ())
    let (outside, within) = (Leaf(scope: ()), Ledger(scope: ()))
    try root.attach(outside)
    try root.attach(within)
    let (_, leaks) = try await reports { root.detach(within) }
    root.detach(outside)
    clock.advance(by: .seconds(10))
    #expect(leaks.all.map(\.path) == ["Root/Ledger"])
  }

  @Test func `an object that is no module can be followed too`() async throws {
    let model = LedgerModel()
    let (detector, leaks) = try await reports {}
    detector.watch(model, path: "a model", attached: ["nothing"])
    clock.advance(by: .seconds(10))
    #expect(leaks.all.map(\.path) == ["a model"])
    #expect(leaks.all.first?.attached == ["nothing"])
  }

  // MARK: In tests

  @Test func `a test that leaks fails with the leak's name`() async throws {
    var kept: Ledger?
    let found = await #expect(throws: LeaksFound.self) {
      try await expectNoLeaks(within: .zero) {
        let root = Root(scope: ())
        kept = try root.attach(Ledger(scope: ()))
        root.detach(root.children[0])
      }
    }
    #expect(found?.leaks.map(\.path) == ["Root/Ledger"])
    #expect(found.map { "\($0)".contains("Root/Ledger") } == true)
    #expect(kept != nil)
  }

  @Test func `a test that leaks nothing passes, also when its modules end late`() async throws {
    let result = try await expectNoLeaks {
      let root = Root(scope: ())
      let ledger = try root.attach(Ledger(scope: ()))
      ledger.run {
        for _ in 0..<20 { await Task.yield() }
        _ = ledger
      }
      root.detach(ledger)
      return 7
    }
    #expect(result == 7)
  }

  @Test(.detectsLeaks) func `a test that says so is looked at as a whole`() async throws {
    let root = Root(scope: ())
    root.detach(try root.attach(Ledger(scope: ())))
  }

  @Test func `the trait records each leak as an issue of its test`() async throws {
    let test = try #require(Test.current)
    let root = Root(scope: ())
    let ledger = try root.attach(Ledger(scope: ()))
    let work: @Sendable () async throws -> Void = { await root.detach(ledger) }
    let detection: LeakDetection = .detectsLeaks
    try await withKnownIssue {
      try await detection.provideScope(for: test, testCase: Test.Case.current, performing: work)
    } matching: { issue in
      guard let leak = issue.error as? Leak else { return false }
      return leak.path == "Root/Ledger"
    }
    #expect(ledger.parent == nil)
  }

  private enum NoRoute: Route {
    case none
    var path: Path { .root }
    static let paths = Paths<Self> {}
  }
}
