import Espalier
import EspalierTesting
import Testing

/// Tests of the stack of places that a surface with bars and windows of its own is told.
@MainActor @Suite struct StackShowingTests {
  let walk = NotesWalk()
  var window: Window { walk.window }

  @Test func `places, tabs and modals are told with their titles`() async throws {
    let app = TestApp(window)
    try await app.open("/draft/outline")
    #expect(app.stack.layers.map { $0.places.map(\.title) } == [["List", "Draft", "Outline"]])
    #expect(app.stack.layers[0].tabs.map(\.selected) == ["list"])
    #expect(app.stack.layers[0].tabs[0].items.map(\.title) == ["All notes", "Others"])
    try await app.open("/letter/ps")
    #expect(app.stack.layers.map(\.style) == [nil, .sheet])
    #expect(app.stack.layers[1].places.map(\.path) == ["/letter", "/letter/ps"])
    window.handle(.select(tab: "other"))
    #expect(app.stack.layers.count == 1 && app.stack.layers[0].tabs[0].selected == "other")
    #expect(app.stack.layers[0].places.map(\.title) == ["Other"])
  }

  @Test func `it is told once for each change, and at once to a surface that comes`() async throws {
    let surface = StackSurface()
    window.handle(.open("/draft"))
    window.attach(surface)
    #expect(surface.stacks.map { $0.layers[0].places.map(\.title) } == [["List", "Draft"]])
    window.appearance = .dark
    window.render()
    #expect(surface.stacks.count == 1, "the places are as they were")
    window.handle(.back)
    #expect(surface.stacks.count == 2)
  }

  @Test func `a place that was never in sight is called in the person's language, too`() async throws {
    let surface = StackSurface()
    let window = Window(coordinator: Halls(), title: "House", localization: Localization(locale: "de-DE"))
    window.open("/room")
    window.attach(surface)
    #expect(surface.stacks.map { $0.layers[0].places.map(\.title) } == [["Hall in de-DE", "Room in de-DE"]])
  }

  @Test func `a surface that is attached to a window that has moved on has no step to take`() async throws {
    let surface = AddressSurface()
    window.open("/")
    window.attach(AddressSurface())
    window.handle(.open("/draft"))
    window.attach(surface)
    #expect(surface.addresses.map(\.path) == ["/draft"])
    #expect(surface.addresses.map(\.change) == [.replace])
  }

  @Test func `the way back from a place without an address is no link to the place in sight`() async throws {
    let halls = Halls()
    let app = TestApp(Window(coordinator: halls, title: "House"))
    try await app.open("/room")
    try halls.present(TongueScene("Hint"))
    try await app.settle()
    #expect(try await app.isCurrent("Close") == false)
    try halls.dismiss()
    try halls.push(TongueScene("Cupboard"))
    try await app.settle()
    #expect(try await app.isCurrent("Room in en-US") == false)
  }

  @Test func `a place that does not exist stands on top`() async throws {
    let app = TestApp(window)
    try await app.open("/draft")
    try await app.open("/nowhere")
    #expect(app.stack.layers[0].places.map(\.path) == ["/", "/draft", "/nowhere"])
  }

  @Test func `a place can ask for a window of its own, and stands in a modal elsewhere`() async throws {
    let app = TestApp(Window(coordinator: Office(), title: "Desk"))
    try await app.open("/preview")
    #expect(app.stack.layers.map(\.style) == [nil, .window])
    #expect(try await app.text().contains("Preview"))
    #expect(app.window.state.description == "/ + window: /preview")
    try await app.dismiss()
    #expect(app.window.state.description == "/")
  }
}

@MainActor private final class StackSurface: StackShowing {
  private(set) var stacks: [WindowStack] = []
  func apply(_ patches: [Patch], of window: Window) {}
  func show(_ stack: WindowStack, of window: Window) { stacks.append(stack) }
}

@MainActor private final class AddressSurface: AddressShowing {
  private(set) var addresses: [WindowAddress] = []
  func apply(_ patches: [Patch], of window: Window) {}
  func show(_ address: WindowAddress, of window: Window) { addresses.append(address) }
}

private enum HallRoute: Route {
  case hall, room
  var path: Path {
    switch self {
    case .hall: "/"
    case .room: "/room"
    }
  }
  static let paths = Paths<Self> {
    hall; room
  }
}

private final class TongueScene: Scene {
  let name: String
  init(_ name: String) { self.name = name }
  var screen: Screen { Screen(title: "\(name) in \(Localization.current.locale)") {} }
}

private final class Halls: Coordinator<HallRoute> {
  override func placement(of route: HallRoute) -> Placement<HallRoute> {
    switch route {
    case .hall: .root(TongueScene("Hall"))
    case .room: .push(TongueScene("Room"), over: .hall)
    }
  }
}

private enum OfficeRoute: Route {
  case desk, preview
  var path: Path {
    switch self {
    case .desk: "/"
    case .preview: "/preview"
    }
  }
  static let paths = Paths<Self> {
    desk; preview
  }
}

private final class Office: Coordinator<OfficeRoute> {
  override func placement(of route: OfficeRoute) -> Placement<OfficeRoute> {
    switch route {
    case .desk: .root(RoomScene("Desk"))
    case .preview: .window(RoomScene("Preview"), orOver: .desk)
    }
  }
}
