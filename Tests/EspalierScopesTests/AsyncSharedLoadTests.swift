import EspalierScopes
import TestSupport
import Testing

/// Values, each of which needs some of the others.
private final class NetScope: RootScope {
  enum Way: CaseIterable { case directly, inChildren, asTask }

  let needs: [[Int]]
  let ways: [Way]

  init(using generator: inout SeededGenerator) {
    let count = 6
    needs = (0..<count).map { _ in
      (0..<Int.random(in: 0...2, using: &generator)).map { _ in Int.random(in: 0..<count, using: &generator) }
    }
    ways = needs.map { _ in Way.allCases.randomElement(using: &generator) ?? .directly }
    super.init()
  }

  /// The values that need themselves, or one that does, counting what is waited for alone.
  var inCircles: Set<Int> {
    var sound: Set<Int> = []
    while true {
      let more = needs.indices.filter { index in
        !sound.contains(index) && (ways[index] == .asTask || needs[index].allSatisfy(sound.contains))
      }
      if more.isEmpty { return Set(needs.indices).subtracting(sound) }
      sound.formUnion(more)
    }
  }

  func value(_ index: Int) async throws -> Int {
    switch index {
    case 0: try await shared { try await self.make(0) }
    case 1: try await shared { try await self.make(1) }
    case 2: try await shared { try await self.make(2) }
    case 3: try await shared { try await self.make(3) }
    case 4: try await shared { try await self.make(4) }
    default: try await shared { try await self.make(5) }
    }
  }

  private func make(_ index: Int) async throws -> Int {
    switch ways[index] {
    case .directly:
      for need in needs[index] {
        await Task.yield()
        _ = try await value(need)
      }
    case .inChildren:
      try await withThrowingTaskGroup { group in
        for need in needs[index] {
          group.addTask {
            await Task.yield()
            return try await self.value(need)
          }
        }
        for try await _ in group {}
      }
    case .asTask:
      for need in needs[index] { Task { try await value(need) } }
      await Task.yield()
    }
    return index
  }
}

// The limit ends what stands still. It is wide, as the main actor is shared with all tests that run beside these.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct AsyncSharedLoadTests {
  @Test(arguments: 0..<20)
  func `of many values that are read at once, those in circles are errors and all others are there`(
    seed: UInt64
  ) async throws {
    var generator = SeededGenerator(seed: seed)
    let scopes = (0..<20).map { _ in NetScope(using: &generator) }
    await withTaskGroup { group in
      for scope in scopes {
        let inCircles = scope.inCircles
        for index in scope.needs.indices {
          group.addTask {
            do {
              #expect(try await scope.value(index) == index)
              #expect(!inCircles.contains(index))
            } catch DependencyError.circular(let names) {
              #expect(inCircles.contains(index), "\(names)")
            } catch {
              Issue.record("\(index) of \(scope.needs), \(scope.ways): \(error)")
            }
          }
        }
      }
    }
  }
}
