import EspalierStorage
import EspalierTesting
import Foundation
import TestSupport
import Testing

@testable import EspalierLivePage

/// Tests of a page without a server: a network that loses and doubles messages, pages that end, and processes that are
/// killed, in an order of chance.
@MainActor @Suite struct DrivenPageTests {
  /// At night four orders of chance. Each holds the main actor, on which most other tests wait.
  private nonisolated static let seeds: ClosedRange<UInt64> =
    ProcessInfo.processInfo.environment["ESPALIER_NIGHT"] == nil ? 1...1 : 1...4

  @Test(arguments: seeds)
  func `after 10,000 random steps each tap has counted exactly once`(seed: UInt64) async throws {
    let world = await World(seed: seed)
    for step in 1...10_000 {
      await world.step()
      guard step.isMultiple(of: 500) else { continue }
      await world.rest()
      try world.check("seed \(seed), step \(step)")
    }
    #expect(world.taps > 1_000)
    #expect(world.losses > 300 && world.kills > 50 && world.ends > 100 && world.doubles > 300)
  }
}

@MainActor private final class World {
  private let store = MemoryPageStore()
  private var server: DrivenServer
  private let browser: DrivenBrowser
  private var random: SeededGenerator
  /// The number of taps on each counter.
  private var expected = [Int](repeating: 0, count: CountersScene.count)
  private(set) var (taps, losses, kills, ends, doubles) = (0, 0, 0, 0, 0)

  init(seed: UInt64) async {
    random = SeededGenerator(seed: seed)
    server = DrivenServer(store)
    browser = DrivenBrowser(html: await server.firstPaint())
    await connect()
  }

  func step() async {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<30: tap()
    case 30..<48: browser.takeFrame()
    case 48..<66: browser.line?.deliverUp()
    case 66..<70:
      doubles += 1
      browser.takeFrame(times: 2)
    case 70..<73:
      doubles += 1
      browser.line?.deliverUp(times: 2)
    case 73..<79: server.workshop.finishOne()
    case 79..<84:
      losses += 1
      browser.hangUp()
    case 84..<92: await connect()
    case 92..<96: await server.commit()
    case 96..<98:
      ends += 1
      server.endPage()
    case 98..<99:
      kills += 1
      server.kill()
      browser.hangUp()
      server = DrivenServer(store)
    default: server.clock.advance(by: .milliseconds(300))
    }
    if browser.line?.isCut == true { browser.hangUp() }
    await turn()
  }

  private func tap() {
    let index = Int.random(in: 0..<CountersScene.count, using: &random)
    guard browser.tap("add-\(index)") else { return }
    taps += 1
    expected[index] += 1
  }

  private func connect() async {
    browser.hangUp()
    let line = DrivenLine()
    await server.join(browser.join, on: line)
    browser.use(line)
  }

  /// Lets what is under way go on for a little.
  private func turn() async { for _ in 0..<4 { await Task.yield() } }

  /// Loses nothing any more, until all that was done is stored.
  func rest() async {
    for round in 0..<2_000 where !browser.isStored || round < 50 {
      if browser.line == nil { await connect() }
      browser.line?.deliverUp()
      browser.takeFrame()
      server.workshop.finishOne()
      if round.isMultiple(of: 10) { await server.commit() }
      if round.isMultiple(of: 20) { server.clock.advance(by: .seconds(4)) }
      if browser.line?.isCut == true { browser.hangUp() }
      await turn()
    }
  }

  func check(_ place: String) throws {
    #expect(browser.problems == [], "\(place)")
    #expect(browser.isStored, "\(place): \(browser.queue.count) events are not stored")
    #expect(browser.acknowledged == browser.count, "\(place)")
    #expect(browser.undone == [], "\(place)")
    let scene = try #require(server.scene)
    #expect(scene.counts == expected, "\(place)")
  }
}
