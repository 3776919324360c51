import Espalier
import Foundation
import TestSupport
import Testing

/// Results of a group under way, as snapshots write them.
@MainActor @Suite struct FlowWrittenResultTests {
  @Test func `what is found and cannot be written is merged in what is written, and in its place in memory`()
    async throws
  {
    let gate = Gate()
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        slow("a", gate)
        Step("b") { _ in
          (name: "b", count: 2)
        } merge: {
          $0.visited.append($1.name)
          $0.count = $1.count
        }
        quick("c")
      }
    }
    let taken = try await suspended(flow, gate) { $0.state.visited == ["b", "c0"] }
    #expect(try await flow.resume(taken).complete() == Journey(visited: ["a0", "b", "c0"], count: 2))
    let read = try JSONDecoder().decode(FlowSnapshot<Journey>.self, from: JSONEncoder().encode(taken))
    #expect(read.state == taken.state)
    #expect(try await flow.resume(read).complete() == Journey(visited: ["b", "a1", "c0"], count: 2))
  }

  @Test func `numbers that JSON has no words for are read as they were`() async throws {
    let gate = Gate()
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        slow("a", gate)
        Step("b") { _ in
          [Double.infinity, -.infinity, .nan, 0.1]
        } merge: {
          $0.visited += $1.map { "\($0)" }
        }
      }
    }
    let snapshot = try restarted(try await suspended(flow, gate) { $0.state.visited.count == 4 })
    #expect(try await flow.resume(snapshot).complete().visited == ["a0", "inf", "-inf", "nan", "0.1"])
  }

  @Test func `a result that is of another type than the step's now is refused by the step's name`() async throws {
    let gate = Gate()
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        slow("a", gate)
        quick("b")
      }
    }
    let taken = try await suspended(flow, gate) { $0.state.visited == ["b0"] }
    let changed = Flow<Journey>("Journey") {
      Parallel("Group") {
        slow("a", gate)
        Step("b", into: \.count) { _ in 1 }
      }
    }
    for snapshot in [taken, try restarted(taken)] {
      #expect(throws: FlowError.otherResult(step: "Group / b")) { try changed.resume(snapshot) }
    }
    #expect(FlowError.otherResult(step: "Group / b").description.contains("another name"))
  }

  @Test func `a snapshot without the findings apart has them in its state`() async throws {
    let gate = Gate()
    gate.open()
    let flow = Flow<Journey>("Journey") {
      Parallel("Group") {
        slow("a", gate)
        quick("b")
      }
    }
    // As it was written before snapshots told what is found from what is merged.
    let text = """
      {"flow": "Journey", "choices": {}, "state": {"visited": ["b0"], "count": 0, "inner": {"visited": [], "flag": false}},
       "progress": {"name": "Journey", "status": "running", "fraction": 0.5, "steps": [
         {"name": "Group", "status": "running", "weight": 2, "fraction": 0.5, "steps": [
           {"name": "a", "status": "running"}, {"name": "b", "status": "done"}]}]}}
      """
    let old = try JSONDecoder().decode(FlowSnapshot<Journey>.self, from: Data(text.utf8))
    #expect(try await flow.resume(old).complete().visited == ["b0", "a1"])
  }
}
