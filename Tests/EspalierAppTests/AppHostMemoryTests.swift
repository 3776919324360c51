import Espalier
import EspalierTesting
import Foundation
import Testing

/// Tests of how a host watches the memory.
@MainActor @Suite struct AppHostMemoryTests {
  @Test func `low memory is told at most once a minute`() async {
    let app = NotesApp()
    let clock = TestClock()
    let host = AppHost(app, clock: clock)
    await host.start()
    let isLow = Switch()
    let looks = Lines()
    let watch = Task {
      await host.watchMemory(
        MemoryPressure {
          looks.add("look")
          return isLow.isOn
        }, every: .seconds(30))
    }
    func look(_ number: Int) async {
      while looks.all.count < number || clock.sleeperCount == 0 { await Task.yield() }
      clock.advance(by: .seconds(30))
    }
    await look(1)
    isLow.isOn = true
    for number in 2...6 { await look(number) }
    while looks.all.count < 7 { await Task.yield() }
    watch.cancel()
    #expect(await watch.value)
    await host.stop()
    #expect(app.told.all == [.launched, .memoryLow, .memoryLow, .memoryLow, .willEnd])
    #expect(await !host.watchMemory(MemoryPressure { nil }))
  }

  @Test func `a look at the memory that fails between others ends nothing, and none is taken on the main thread`() async
  {
    let app = NotesApp()
    let clock = TestClock()
    let host = AppHost(app, clock: clock)
    await host.start()
    let looks = Lines()
    let watch = Task {
      await host.watchMemory(
        MemoryPressure {
          looks.add(Thread.isMainThread ? "on the main thread" : "beside it")
          return [false, nil, true][min(looks.all.count, 3) - 1]
        }, every: .seconds(30))
    }
    for number in 1...2 {
      while looks.all.count < number || clock.sleeperCount == 0 { await Task.yield() }
      clock.advance(by: .seconds(30))
    }
    while looks.all.count < 3 || clock.sleeperCount == 0 { await Task.yield() }
    watch.cancel()
    #expect(await watch.value)
    await host.stop()
    #expect(app.told.all == [.launched, .memoryLow, .willEnd])
    #expect(Set(looks.all) == ["beside it"])
  }
}
