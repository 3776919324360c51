import Espalier
import EspalierTesting
import Testing

/// A scene that stays while its route changes, as a search does.
@MainActor @Suite struct ReusingTests {
  let walk: Walk<Store>
  let store: Store
  let surface = RecordingSurface()

  init() {
    let log = Log()
    store = Store(log)
    walk = Walk(store, log)
    walk.window.follow(by: surface)
  }

  private var window: Window { walk.window }
  private var scene: StoreScene? { walk.window.navigator.visibleScene as? StoreScene }

  @Test func `the scene stays, is shown the route, and stands under it from then on`() throws {
    _ = walk.open("/search?text=a")
    let first = try #require(scene)
    _ = walk.log.take()
    store.move(to: .search("ab"))
    #expect(scene === first)
    #expect(walk.log.take() == ["shown Search ab"])
    #expect(walk.state == "/ /items /search?text=ab")
    store.move(to: .search("ab"))
    #expect(walk.log.take().isEmpty, "it is there already")
    walk.window.render()
    #expect(walk.sight == "Search ab")
  }

  @Test func `a scene that is gone is not kept`() throws {
    _ = walk.open("/search?text=a")
    let first = try #require(scene)
    _ = walk.open("/items")
    _ = walk.log.take()
    _ = walk.open("/search?text=b")
    #expect(scene !== first)
    #expect(walk.log.take() == ["made Search b"])
  }

  @Test func `a scene of another class in that spot goes`() {
    _ = walk.open("/search?text=a")
    #expect(walk.open("/find?text=a") == "/ /items /find?text=a")
    #expect(walk.window.navigator.visibleScene is FindScene)
    #expect(walk.open("/search?text=b") == "/ /items /search?text=b")
    #expect(scene?.name == "Search b")
  }

  @Test func `a scene of that class in another spot is left alone`() throws {
    _ = walk.open("/items")
    let items = try #require(scene)
    _ = walk.open("/search?text=a")
    #expect(scene !== items)
    #expect(items.name == "Items")
  }

  @Test func `what a scene does itself replaces its address, and a link pushes one`() async {
    for path in ["/items", "/find?text=a"] as [Path] { window.handle(.open(path)) }
    let scene = window.navigator.visibleScene
    window.press("More")
    window.press("More later")
    await window.settled()
    store.move(to: .find("abbb"))
    await window.settled()
    window.handle(.open("/find?text=c"))
    #expect(surface.addresses.map(\.change) == [.replace, .push, .replace, .replace, .replace, .push])
    #expect(
      surface.addresses.map { $0.path["text"] ?? "" } == ["", "a", "ab", "abb", "abbb", "c"])
    #expect(surface.addresses.map(\.entry) == [0, 1, 1, 1, 1, 2])
    #expect(window.navigator.visibleScene === scene)
    window.handle(.history("/find?text=abbb", entry: 1))
    window.handle(.history("/items", entry: 0))
    #expect(walk.state == "/ /items", "one step leads to where one was before")
  }

  @Test func `the way back to another route of the same scene keeps the scene`() async throws {
    walk.window.handle(.open("/search?text=a"))
    walk.window.handle(.open("/search?text=b"))
    let first = try #require(scene)
    _ = walk.log.take()
    walk.window.handle(.history("/search?text=a", entry: 0))
    #expect(walk.state == "/ /items /search?text=a")
    #expect(scene === first)
    #expect(walk.log.take() == ["shown Search a"])
  }
}
