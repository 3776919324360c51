import Espalier
import TestSupport
import Testing

/// Ten thousand modules: what one costs does not depend on how many there are, and nothing stays behind.
@MainActor @Suite struct ManyModulesTests {
  /// Counts the modules of a test that live.
  private final class Census {
    var living = 0
    var activations = 0
    var order: [Int] = []
  }

  private final class Counted: Module<Void> {
    let number: Int
    let census: Census

    init(_ number: Int, _ census: Census) {
      self.number = number
      self.census = census
      super.init(scope: ())
      census.living += 1
    }

    isolated deinit { census.living -= 1 }

    override func didActivate() { census.activations += 1 }
    override func willDeactivate() { census.order.append(number) }
  }

  private final class Weak {
    weak var module: AnyModule?
    init(_ module: AnyModule) { self.module = module }
  }

  @Test func `ten thousand come and go: each activated once, ended last first, and all memory is back`() throws {
    let census = Census()
    let root = Counted(0, census)
    root.activate()
    var references: [Weak] = []
    for number in 1...10_000 { references.append(Weak(try root.attach(Counted(number, census), key: number))) }
    #expect(census.living == 10_001)
    #expect(census.activations == 10_001)
    root.teardown()
    #expect(census.order == Array((0...10_000).reversed()))
    #expect(root.children.isEmpty)
    #expect(census.living == 1)
    #expect(references.allSatisfy { $0.module == nil })
  }

  @Test func `ten thousand within each other come and go, and the stack is not used up`() throws {
    let census = Census()
    var root: Counted? = Counted(0, census)
    var deepest = try #require(root)
    for number in 1...10_000 { deepest = try deepest.attach(Counted(number, census)) }
    root?.activate()
    #expect(census.activations == 10_001)
    #expect(deepest.nearest(Census.self) == nil)
    #expect(deepest.path.split(separator: "/").count == 10_001)
    deepest = try #require(root)
    root?.teardown()
    #expect(census.order == Array((0...10_000).reversed()))
    // Again, and let go without being ended.
    for number in 1...10_000 {
      deepest = try deepest.attach(Counted(number, census), key: number.isMultiple(of: 2) ? number : nil)
    }
    #expect(census.living == 10_001)
    deepest = Counted(-1, census)
    root = nil
    #expect(census.living == 1)
  }

  @Test func `one of many costs what one of few costs, be it the first or the last`() throws {
    /// The least time that attaching one and detaching the first of so many took.
    func time(among count: Int) throws -> Duration {
      let census = Census()
      let root = Counted(0, census)
      for number in 1...count { try root.attach(Counted(number, census), key: number) }
      var first = 1
      var next = count + 1
      let clock = ContinuousClock()
      var best = Duration.seconds(60)
      for _ in 0..<8 {
        let time = try clock.measure {
          for _ in 0..<100 {
            try root.detach(key: first)
            try root.attach(Counted(next, census), key: next)
            first += 1
            next += 1
          }
        }
        best = min(best, time)
      }
      #expect(census.living == count + 1)
      return best
    }
    let few = try time(among: 250)
    let many = try time(among: 32_000)
    // A search through all of them would take 128 times as long.
    #expect(many < few * 16, "\(few) among 250, \(many) among 32,000")
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `children keep the order in which they were attached, whichever go`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let census = Census()
    let root = Counted(0, census)
    root.activate()
    var expected: [Int] = []
    for step in 1...600 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<(step < 300 ? 6 : 3):
        try root.attach(key: step) { Counted(step, census) }
        expected.append(step)
      case 9:
        if let key = expected.randomElement(using: &random) { try root.rebuild(key: key) }
      default:
        if let index = expected.indices.randomElement(using: &random) {
          try root.detach(key: expected.remove(at: index))
        }
      }
      let numbers = root.children.map { ($0 as? Counted)?.number }
      #expect(numbers == expected)
      #expect(census.living == expected.count + 1)
    }
    #expect(root.children.allSatisfy { $0.isActive })
  }
}
