import EspalierConnectors
import EspalierTesting
import TestSupport
import Testing

/// A law: whatever fails, and wherever, every healthy connector is started once, after those above it, and stopped
/// once, before them and in reverse.
@Suite struct RandomTreeTests {
  private enum Fault: CaseIterable {
    case startThrows, startHangs, startIsDeaf, receiveThrows, receiveIsDeaf, stopThrows, stopIsDeaf
  }

  /// A connector to be, and what is to happen in it.
  private struct Plan {
    let name: String
    let fault: Fault?
    let isParallel: Bool
    let modules: [Plan]

    var starts: Bool { ![.startThrows, .startHangs, .startIsDeaf].contains(fault) }
    var isHealthy: Bool { fault == nil }
    /// Itself and all under it whose turn comes.
    var reached: [Plan] { [self] + (starts ? modules.flatMap(\.reached) : []) }
  }

  private func plans(_ count: inout Int, depth: Int, _ random: inout SeededGenerator) -> [Plan] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in
      count += 1
      let name = "c\(count)"
      let fault = Int.random(in: 0..<3, using: &random) == 0 ? Fault.allCases.randomElement(using: &random) : nil
      let hasModules = depth < 3 && Bool.random(using: &random)
      return Plan(
        name: name, fault: fault, isParallel: Bool.random(using: &random),
        modules: hasModules ? plans(&count, depth: depth + 1, &random) : [])
    }
  }

  private func probe(_ plan: Plan, _ journal: Journal, _ barrier: Barrier) -> Probe {
    // What is healthy has all the time, so that no speed of the machine makes it late.
    let ever = Duration.seconds(1_000_000_000_000)
    var probe = Probe(plan.name, journal) { for module in plan.modules { self.probe(module, journal, barrier) } }
    probe.modulesStartInParallel = plan.isParallel
    probe.events = [.launched, .willEnd]
    probe.startDeadline = plan.starts ? ever : .seconds(1)
    probe.receiveDeadline = plan.fault == .receiveIsDeaf ? .seconds(1) : ever
    probe.stopDeadline = plan.isHealthy ? ever : .seconds(1)
    switch plan.fault {
    case .startThrows: probe.onStart = { throw Refused() }
    case .startHangs: probe.onStart = { try await barrier.pass() }
    case .startIsDeaf: probe.onStart = { await barrier.passDeaf() }
    case .receiveThrows: probe.onReceive = { _ in throw Refused() }
    case .receiveIsDeaf: probe.onReceive = { _ in await barrier.passDeaf() }
    case .stopThrows: probe.onStop = { throw Refused() }
    case .stopIsDeaf: probe.onStop = { await barrier.passDeaf() }
    case nil: break
    }
    return probe
  }

  @Test(arguments: 0..<120)
  func `whatever fails, the healthy start once after those above them and stop once in reverse`(seed: Int) async {
    var random = SeededGenerator(seed: UInt64(seed))
    var count = 0
    let isParallel = Bool.random(using: &random)
    let plans = plans(&count, depth: 0, &random)
    let bench = Bench()
    let journal = bench.journal
    let barrier = Barrier()
    let root = ConnectorGroup("root", inParallel: isParallel) {
      for plan in plans { probe(plan, journal, barrier) }
    }
    let runner = ConnectorRunner(root, clock: bench.clock) { bench.reports.note($0.short) }
    let time = Task {
      while !Task.isCancelled {
        bench.clock.advance(by: .seconds(1))
        await Task.yield()
      }
    }

    await runner.start()
    runner.send(.launched)
    let reached = plans.flatMap(\.reached)
    let healthy = reached.filter(\.isHealthy)
    let started = reached.filter(\.starts)
    await eventually("the launch is told") { started.allSatisfy { journal.count(of: "\($0.name) launched") == 1 } }
    let stop = Task { await runner.stop(within: .seconds(1_000_000_000_000)) }
    await eventually("the healthy are stopped") { healthy.allSatisfy { journal.count(of: "stopped \($0.name)") > 0 } }
    barrier.open()
    await stop.value
    time.cancel()
    await time.value

    let order = Dictionary(
      journal.entries.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for plan in reached {
      #expect(journal.count(of: "start \(plan.name)") == 1, "\(plan.name) of \(seed)")
    }
    #expect(journal.entries.count { $0.hasPrefix("start ") } == reached.count, "\(seed): more than the reached started")
    for plan in healthy {
      #expect(journal.count(of: "stop \(plan.name)") == 1)
      #expect(journal.count(of: "\(plan.name) willEnd") == 1)
    }
    checkOrder(of: plans, isParallel: isParallel, order, seed)
    let states = await runner.states
    for plan in healthy {
      let state = states.first { $0.path.hasSuffix("/\(plan.name)") }?.state
      #expect(state == .stopped, "\(plan.name) of \(seed)")
    }
  }

  /// Checks that connectors side by side keep their order, and each keeps it with its modules.
  private func checkOrder(of plans: [Plan], isParallel: Bool, _ order: [String: Int], _ seed: Int) {
    for plan in plans where plan.starts {
      for module in plan.modules.flatMap(\.reached) {
        expect("started \(plan.name)", before: "start \(module.name)", order, seed)
        if plan.isHealthy, module.isHealthy {
          expect("stopped \(module.name)", before: "stop \(plan.name)", order, seed)
        }
      }
      checkOrder(of: plan.modules, isParallel: plan.isParallel, order, seed)
    }
    guard !isParallel else { return }
    for (index, plan) in plans.enumerated() {
      for later in plans.dropFirst(index + 1).flatMap(\.reached) {
        for earlier in plan.reached {
          expect("start \(earlier.name)", before: "start \(later.name)", order, seed)
          if earlier.isHealthy, later.isHealthy {
            expect("stopped \(later.name)", before: "stop \(earlier.name)", order, seed)
          }
        }
      }
    }
  }

  private func expect(_ first: String, before second: String, _ order: [String: Int], _ seed: Int) {
    guard let one = order[first], let other = order[second] else {
      Issue.record("“\(first)” or “\(second)” never happened, in tree \(seed)")
      return
    }
    #expect(one < other, "“\(first)” before “\(second)”, in tree \(seed)")
  }
}
