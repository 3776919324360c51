import TestSupport
import Testing

@testable import EspalierLivePage

/// An event counts once, and until it is stored it may come again.
@Suite struct PageEventsTests {
  @Test func `an event is taken once`() {
    var events = PageEvents()
    #expect(take([1, 1, 4, 3], of: &events) == [true, false, true, false], "2 and 3 were dropped by the browser")
    #expect(events.last == 4)
  }

  @Test func `what is at work is kept as unfinished, until it ends`() {
    var events = PageEvents()
    #expect(take([1, 2, 3], of: &events) == [true, true, true])
    events.finish(1)
    events.finish(3)
    #expect(events.kept == PageEvents.Stored(last: 3, unfinished: [2]))
    events.finish(2)
    #expect(events.kept == PageEvents.Stored(last: 3))
  }

  @Test func `after a restart only what was at work is taken again, once`() {
    var events = PageEvents()
    events.restore(.init(last: 5, unfinished: [2, 4]), isStored: true)
    #expect(take([1, 2, 3, 4, 5, 6], of: &events) == [false, true, false, true, false, true])
    #expect(take([2, 4, 6], of: &events) == [false, false, false])
    for number in [2, 4, 6] { events.finish(number) }
    #expect(events.kept == .init(last: 6))
  }

  @Test func `what was at work when the process ended stays unfinished until it comes again`() {
    var events = PageEvents()
    events.restore(.init(last: 5, unfinished: [2, 4]), isStored: true)
    #expect(events.kept == .init(last: 5, unfinished: [2, 4]), "a second restart loses nothing")
  }

  @Test func `what waits for its place is taken after what came later, and is not done before`() {
    var events = PageEvents()
    events.reserve(1)
    #expect(take([2], of: &events) == [true])
    events.finish(2)
    #expect(events.kept == .init(last: 2, unfinished: [1]))
    #expect(take([1, 1, 2], of: &events) == [true, false, false])
    events.reserve(2)
    #expect(take([2], of: &events) == [false], "what was taken in is not reserved")
    events.finish(1)
    events.reserve(3)
    #expect(take([3], of: &events) == [true])
    events.finish(3)
    #expect(events.kept == .init(last: 3), "nothing waits any more")
  }

  @Test func `what the browser has given up is waited for no longer`() {
    var events = PageEvents()
    events.restore(.init(last: 5, unfinished: [2, 4]), isStored: true)
    events.begin(at: 3)
    #expect(events.kept == .init(last: 5, unfinished: [4]))
  }

  @Test func `what is stored is news once, and all of it to a browser that was away`() {
    var events = PageEvents()
    var told = [events.unreportedState()]
    _ = events.take(1)
    events.store(events.kept)
    told += [events.unreportedState(), events.unreportedState(), events.unreportedState(isForAll: true)]
    events.finish(1)
    events.store(events.kept)
    told.append(events.unreportedState())
    #expect(told == [nil, .init(last: 1, unfinished: [1]), nil, .init(last: 1, unfinished: [1]), .init(last: 1)])
  }

  private func take(_ numbers: [Int], of events: inout PageEvents) -> [Bool] { numbers.map { events.take($0) } }

  /// A browser that sends again what is not stored, and servers that die at random: each event is carried out to its end
  /// at least once, and never again after its end was stored.
  @Test func `events come to their end over random restarts`() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var life = Life()
      for _ in 0..<200 { life.step(&random) }
      life.finishAll()
      #expect(life.ended.isSubset(of: life.finished), "seed \(seed)")
      #expect(life.wronglyRepeated.isEmpty, "seed \(seed)")
      #expect(life.finished == Set(1..<life.nextEvent), "seed \(seed)")
    }
  }

  /// A browser and the servers that one after the other have its page.
  private struct Life {
    var nextEvent = 1
    var finished: Set<Int> = []
    var wronglyRepeated: [Int] = []
    private var events = PageEvents()
    private var stored = PageEvents.Stored()
    /// The events whose end is stored.
    private(set) var ended: Set<Int> = []
    private var running: Set<Int> = []
    /// The events that the browser sends again after a restart.
    private var held: [Int] = []

    mutating func step(_ random: inout SeededGenerator) {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3:
        held.append(nextEvent)
        take(nextEvent)
        nextEvent += 1
      case 3..<6: if let number = running.sorted().randomElement(using: &random) { finish(number) }
      case 6..<9:
        stored = events.kept
        if stored.last > 0 { ended.formUnion(Set(1...stored.last).subtracting(stored.unfinished)) }
        held.removeAll { $0 <= stored.last && !stored.unfinished.contains($0) }
      default:
        events = PageEvents()
        events.restore(stored, isStored: true)
        events.begin(at: held.first ?? nextEvent)
        running = []
        for number in held { take(number) }
      }
    }

    mutating func finishAll() { for number in running { finish(number) } }

    private mutating func take(_ number: Int) {
      guard events.take(number) else { return }
      if ended.contains(number) { wronglyRepeated.append(number) }
      running.insert(number)
    }

    private mutating func finish(_ number: Int) {
      running.remove(number)
      finished.insert(number)
      events.finish(number)
    }
  }
}
