import Espalier
import EspalierTesting
import Observation
import Testing

/// A place that is there while a value of a screen's is.
@MainActor @Suite struct BoundPlaceTests {
  enum ShelfRoute: Route {
    case shelf, about, elsewhere
    case book(Int)
    case page(Int)

    var path: Path {
      switch self {
      case .shelf: "/"
      case .about: "/about"
      case .elsewhere: "/elsewhere"
      case .book(let id): "/books/\(id)"
      case .page(let id): "/pages/\(id)"
      }
    }
    static let paths = Paths<Self> {
      shelf; about; elsewhere; book; page
    }
  }

  /// A shelf with a book in a modal, a page on the stack, and a word about itself.
  @MainActor @Observable final class ShelfScene: Scene {
    var book: Int?
    var page: Int?
    var isTellingAbout = false
    /// False while the screen binds the flag alone.
    var bindsItems = true

    var screen: Screen {
      let bare = Screen(title: "Shelf") {
        Section("shelf") {
          Row(Label.with(.text("Books")))
          Row(Button.with(.title("Take 3"), .onTap { [weak self] in self?.book = 3 }))
          Row(Button.with(.title("Fail"), .onTap { throw Failure() }))
          Row(
            Button.with(
              .title("Take later"),
              .onTapTask { [weak self] in
                await Task.yield()
                self?.book = 3
              }))
        }
      }
      let items =
        bindsItems
        ? bare.place(Binding(self, \.book)) { ShelfRoute.book($0) }.place(Binding(self, \.page)) { ShelfRoute.page($0) }
        : bare
      return items.place(Binding(self, \.isTellingAbout), at: ShelfRoute.about)
    }
  }

  @MainActor final class BookScene: Scene {
    let name: String
    init(_ name: String) { self.name = name }
    var screen: Screen { Screen(title: name) { Section("text") { Row(Label.with(.text("This is \(name)"))) } } }
  }

  final class Shelf: Coordinator<ShelfRoute> {
    let scene = ShelfScene()
    let log = Log()
    var permissions: [ShelfRoute: Permission<ShelfRoute>] = [:]

    override func permission(for route: ShelfRoute) -> Permission<ShelfRoute> { permissions[route] ?? .granted }

    private func make(_ name: String) -> BookScene {
      log.add("made \(name)")
      return BookScene(name)
    }

    override func placement(of route: ShelfRoute) -> Placement<ShelfRoute> {
      switch route {
      case .shelf: .root(self.scene)
      case .about: .present(self.make("About"), orOver: .shelf)
      case .elsewhere: .root(self.make("Elsewhere"))
      case .book(let id): .present(self.make("Book \(id)"), orOver: .shelf)
      case .page(let id): .push(self.make("Page \(id)"), over: .shelf)
      }
    }
  }

  let shelf = Shelf()
  let window: Window
  let app: TestApp

  init() {
    window = Window(coordinator: shelf, title: "Books")
    window.open("/")
    app = TestApp(window)
  }

  private var scene: ShelfScene { shelf.scene }

  /// The window's state when all has settled.
  private var settled: String {
    get async {
      await window.settled()
      return window.state.description
    }
  }

  @Test func `the place comes with the item, and goes with it`() async {
    #expect(await settled == "/")
    scene.book = 3
    #expect(await settled == "/ + sheet: /books/3")
    scene.book = nil
    #expect(await settled == "/")
    #expect(shelf.log.entries == ["made Book 3"])
  }

  @Test func `a tap that sets the item shows the place in the same turn`() async throws {
    try await app.settle()
    window.press("Take 3")
    #expect(window.state.description == "/ + sheet: /books/3")
    #expect(try await app.path() == "/books/3")
  }

  @Test func `a place on the stack does so too, though it covers who has bound it`() async {
    scene.page = 1
    #expect(await settled == "/ /pages/1")
    scene.page = nil
    #expect(await settled == "/")
  }

  @Test func `an item that is there from the start is shown`() async {
    let shelf = Shelf()
    shelf.scene.book = 7
    let window = Window(coordinator: shelf, title: "Books")
    window.open("/")
    await window.settled()
    #expect(window.state.description == "/ + sheet: /books/7")
  }

  enum Departure: CaseIterable { case close, escape, verb, elsewhere, link, history }

  @Test(arguments: Departure.allCases) func `a place that goes otherwise takes the item away`(
    departure: Departure
  ) async throws {
    scene.book = 3
    #expect(await settled == "/ + sheet: /books/3")
    switch departure {
    case .close: try await app.tap("Close")
    case .escape: try await app.dismiss()
    case .verb: try shelf.dismiss()
    case .elsewhere: shelf.move(to: .page(9))
    case .link: try await app.open("/")
    case .history: window.handle(.history("/", entry: nil))
    }
    let state = await settled
    #expect(scene.book == nil)
    #expect(state == (departure == .elsewhere ? "/ /pages/9" : "/"))
    window.appearance = .dark
    #expect(await settled == state, "and it stays away")
    // Who is covered is looked at when they are seen again.
    scene.book = 3
    window.open("/")
    #expect(await settled == "/ + sheet: /books/3", "and it can come again")
  }

  @Test func `a step back from a place on the stack takes the item away`() async throws {
    scene.page = 1
    _ = await settled
    try await app.tap("Back")
    #expect(scene.page == nil)
    scene.page = 1
    _ = await settled
    try shelf.pop()
    #expect(await settled == "/")
    #expect(scene.page == nil)
  }

  @Test func `another item is another place, and the item stays`() async {
    scene.book = 3
    _ = await settled
    scene.book = 4
    #expect(await settled == "/ + sheet: /books/4")
    #expect(scene.book == 4)
    scene.page = 1
    _ = await settled
    scene.page = 2
    #expect(await settled == "/ /pages/2")
    #expect(scene.page == 2 && scene.book == nil, "the page has taken the modal away")
    scene.page = nil
    #expect(await settled == "/")
  }

  @Test func `a flag shows its place, and is false when that has gone`() async throws {
    scene.isTellingAbout = true
    #expect(await settled == "/ + sheet: /about")
    try await app.tap("Close")
    #expect(await settled == "/")
    #expect(!scene.isTellingAbout)
    scene.isTellingAbout = true
    #expect(await settled == "/ + sheet: /about")
    scene.isTellingAbout = false
    #expect(await settled == "/")
  }

  @Test func `two places that are bound stand above each other, and each goes alone`() async throws {
    scene.book = 3
    _ = await settled
    scene.isTellingAbout = true
    #expect(await settled == "/ + sheet: /books/3 + sheet: /about")
    try await app.dismiss()
    #expect(await settled == "/ + sheet: /books/3")
    #expect(scene.book == 3 && !scene.isTellingAbout)
  }

  @Test func `a place that is refused takes the item away, and says why`() async {
    shelf.permissions[.book(3)] = .refused("Lent out.")
    scene.book = 3
    #expect(await settled == "/")
    #expect(scene.book == nil)
    #expect(window.screen?.isRefused == true && window.labels.contains("Lent out."))
  }

  @Test func `a place that leads elsewhere takes the item away`() async {
    shelf.permissions[.book(3)] = .redirect(.about)
    scene.book = 3
    #expect(await settled == "/ + sheet: /about")
    #expect(scene.book == nil)
  }

  @Test func `a place that somebody has to be asked for keeps its item meanwhile`() async {
    let doorman = Guard<ShelfRoute>()
    shelf.permissions[.book(3)] = doorman.permission
    scene.book = 3
    #expect(await doorman.isReached())
    window.render()
    #expect(scene.book == 3 && window.state.description == "/")
    doorman.answer(.granted)
    #expect(await settled == "/ + sheet: /books/3")
    #expect(scene.book == 3)
    scene.book = nil
    #expect(await settled == "/", "it is bound as any other")
  }

  @Test func `a place that somebody was asked for does not come when the item has gone meanwhile`() async {
    let doorman = Guard<ShelfRoute>()
    shelf.permissions[.book(3)] = doorman.permission
    scene.book = 3
    #expect(await doorman.isReached())
    scene.book = nil
    window.render()
    doorman.answer(.granted)
    #expect(await settled == "/")
    #expect(scene.book == nil)
  }

  @Test func `a place that is refused after all takes the item away`() async {
    let doorman = Guard<ShelfRoute>()
    shelf.permissions[.book(3)] = doorman.permission
    scene.book = 3
    #expect(await doorman.isReached())
    doorman.answer(.refused("Lent out."))
    #expect(await settled == "/")
    #expect(scene.book == nil)
  }

  @Test func `a place that the screen binds no more goes, and those that it binds still stay`() async {
    scene.isTellingAbout = true
    _ = await settled
    scene.book = 3
    #expect(await settled == "/ + sheet: /about + sheet: /books/3")
    scene.bindsItems = false
    #expect(await settled == "/ + sheet: /about")
    #expect(scene.isTellingAbout)
    #expect(shelf.log.entries == ["made About", "made Book 3"], "the other one is the same place as before")
    scene.isTellingAbout = false
    #expect(await settled == "/")
    #expect(scene.book == 3, "nobody takes away what is not bound")
    scene.bindsItems = true
    #expect(await settled == "/ + sheet: /books/3")
  }

  @Test func `a place that was bound behind others goes with its binding, too`() async {
    scene.page = 1
    #expect(await settled == "/ /pages/1")
    scene.bindsItems = false
    #expect(await settled == "/")
    #expect(scene.page == 1)
  }

  @Test func `places are told apart by what they are, however many are bound before them`() async {
    scene.bindsItems = false
    scene.isTellingAbout = true
    #expect(await settled == "/ + sheet: /about")
    scene.bindsItems = true
    #expect(await settled == "/ + sheet: /about")
    #expect(scene.isTellingAbout && shelf.log.entries == ["made About"])
  }

  @Test func `a screen that shows a failure in place of itself keeps what it has bound`() async {
    scene.book = 3
    #expect(await settled == "/ + sheet: /books/3")
    window.press("Fail")
    #expect(await settled == "/ + sheet: /books/3")
    #expect(scene.book == 3)
  }

  @Test func `a place that a handler binds when its event is long over is a step of the person's`() async {
    let surface = RecordingSurface()
    window.attach(surface)
    surface.forget()
    window.press("Take later")
    #expect(await settled == "/ + sheet: /books/3")
    #expect(surface.addresses.map(\.change) == [.push])
  }

  @Test func `with the scene that has bound it nothing is bound any more`() async {
    scene.book = 3
    _ = await settled
    window.open("/elsewhere")
    #expect(await settled == "/elsewhere")
    scene.book = 4
    #expect(await settled == "/elsewhere")
  }
}
