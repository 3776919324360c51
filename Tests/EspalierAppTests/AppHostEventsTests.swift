import Espalier
import Testing

/// Tests of what a host tells connectors of the life of the app and its windows.
@MainActor @Suite struct AppHostEventsTests {
  @Test func `connectors are told the life of the app, and screens by their patterns only`() async throws {
    let app = NotesApp()
    let host = AppHost(app)
    await host.start()
    let first = await host.makeWindow(for: Visitor(), at: "/notes/7")
    let second = await host.makeWindow(for: Visitor())
    first.open("/notes/7")
    first.render()
    first.open("/search?text=secret")
    first.render()
    first.close()
    second.close()
    await host.stop()
    let told = app.told.all
    #expect(told.first == .launched && told.last == .willEnd)
    #expect(
      told.filter { !LifecycleEvents.screens.contains($0.kind) } == [
        .launched, .active, .opened(address: "/notes/7"), .background, .willEnd,
      ])
    #expect(
      told.filter { LifecycleEvents.screens.contains($0.kind) } == [
        .screenAppeared(pattern: "/notes/{Int}"), .screenDisappeared(pattern: "/notes/{Int}"),
        .screenAppeared(pattern: "/search"), .screenDisappeared(pattern: "/search"),
      ])
    #expect(!told.contains { "\($0)".contains("secret") })
  }

  @Test func `connectors are not told of a place that is prepared ahead`() async throws {
    let app = NotesApp()
    let host = AppHost(app)
    await host.start()
    let (window, error) = await Preparation.$isUnderWay.withValue(true) {
      await host.openWindow(for: Visitor(), at: "/notes/7", isVisible: false)
    }
    window.open("/notes/7")
    window.render()
    #expect(error == nil && window.screen != nil)
    window.close()
    await host.stop()
    #expect(app.told.all == [.launched, .background, .willEnd] || app.told.all == [.launched, .willEnd])
  }

  @Test func `a window that nobody holds any more is gone for the connectors, too`() async throws {
    let app = NotesApp()
    let host = AppHost(app)
    await host.start()
    do {
      let window = await host.makeWindow(for: Visitor())
      window.open("/")
    }
    await host.stop()
    #expect(app.told.all.contains(.background))
  }

  @Test func `an app that is told of its window's end leaves the connectors what they are told`() async throws {
    let app = NotesApp()
    let ends = Told()
    let host = AppHost(Ending(told: app.told, ends: ends))
    await host.start()
    await host.makeWindow(for: Visitor()).close()
    await host.stop()
    #expect(ends.all == [.willEnd])
    #expect(app.told.all == [.launched, .active, .background, .willEnd])
  }

  @Test func `whoever observes a window takes nothing from the connectors`() async throws {
    let app = NotesApp()
    let host = AppHost(app)
    await host.start()
    let window = await host.makeWindow(for: Visitor())
    window.observe(.navigation { _ in })
    window.observe(.closing {})
    window.open("/notes/7")
    window.render()
    window.close()
    await host.stop()
    #expect(
      app.told.all == [
        .launched, .active, .screenAppeared(pattern: "/notes/{Int}"), .screenDisappeared(pattern: "/notes/{Int}"),
        .background, .willEnd,
      ])
  }

  @Test func `the phase follows whether somebody sees a window`() async throws {
    let app = NotesApp()
    let host = AppHost(app)
    await host.start()
    let first = await host.makeWindow(for: Visitor())
    let second = await host.makeWindow(for: Visitor())
    first.isVisible = false
    second.isVisible = false
    second.isVisible = true
    second.close()
    first.isVisible = true
    first.isVisible = false
    first.close()
    first.isVisible = true
    await host.stop()
    #expect(
      app.told.all == [
        .launched, .active, .inactive, .active, .inactive, .active, .inactive, .background, .willEnd,
      ])
  }
}

/// An app that looks after the end of its windows itself.
private struct Ending: App {
  let told: Told
  let ends: Told
  var connectors: [any Connector] { Listener(told: told) }
  func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
  func prepare(_ window: Window, of root: NotesFeature) { window.observe(.closing { ends.add(.willEnd) }) }
}
