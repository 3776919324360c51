import Espalier

/// Rooms in two tabs, one that leads on while it is made, and a modal with a stack.
enum RoomsRoute: Route {
  case hall, garden, letter, reply, gate
  case room(Int)
  case bed(Int)
  case guests(GuestRoute)

  var path: Path {
    switch self {
    case .hall: "/"
    case .garden: "/garden"
    case .letter: "/letter"
    case .reply: "/letter/reply"
    case .gate: "/gate"
    case .room(let id): "/rooms/\(id)"
    case .bed(let id): "/rooms/\(id)/bed"
    case .guests(let route): "/guests" + route.path
    }
  }
  static let paths = Paths<Self> {
    hall; garden; letter; reply; gate; room; bed; guests
  }
}

/// Of a feature that can stand in the tree, or be shown by a verb.
enum GuestRoute: Route {
  case list, form
  case guest(Int)

  var path: Path {
    switch self {
    case .list: "/"
    case .form: "/form"
    case .guest(let id): "/\(id)"
    }
  }
  static let paths = Paths<Self> {
    list; form; guest
  }
}

@MainActor final class RoomScene: Scene {
  let name: String
  private let log: Log

  init(_ name: String, _ log: Log = Log(), whenMade: () -> Void = {}) {
    self.name = name
    self.log = log
    log.add("made \(name)")
    whenMade()
  }

  isolated deinit { log.add("gone \(name)") }

  var screen: Screen { Screen(title: name) { Section("text") { Row(Label.with(.text("In \(name)"))) } } }
}

final class Guests: Coordinator<GuestRoute> {
  let log: Log
  init(_ log: Log = Log()) { self.log = log }

  override func placement(of route: GuestRoute) -> Placement<GuestRoute> {
    switch route {
    case .list: .root(RoomScene("Guests", self.log))
    case .guest(let id): .push(RoomScene("Guest \(id)", self.log), over: .list)
    case .form: .present(RoomScene("Form", self.log), orOver: .list)
    }
  }
}

final class Rooms: Coordinator<RoomsRoute> {
  let log = Log()
  let guests: Guests
  /// Done while the scene of a place is made.
  var whenMaking: [RoomsRoute: (Rooms) -> Void] = [:]

  override init() {
    guests = Guests(log)
    super.init()
    adopt(guests, as: RoomsRoute.guests)
  }

  override var tabs: [TabItem<RoomsRoute>] {
    [
      TabItem("hall", title: "Hall", icon: .list, at: .hall),
      TabItem("garden", title: "Garden", icon: .list, at: .garden),
    ]
  }

  private func scene(_ name: String, at route: RoomsRoute) -> RoomScene {
    RoomScene(name, log) { whenMaking[route]?(self) }
  }

  override func placement(of route: RoomsRoute) -> Placement<RoomsRoute> {
    switch route {
    case .hall: .root(self.scene("Hall", at: route), in: "hall")
    case .garden: .root(self.scene("Garden", at: route), in: "garden")
    case .letter: .present(self.scene("Letter", at: route), orOver: .hall)
    case .reply: .push(self.scene("Reply", at: route), over: .letter)
    case .gate: .push(self.scene("Gate", at: route), over: .garden)
    case .room(let id): .push(self.scene("Room \(id)", at: route), over: .hall)
    case .bed(let id): .push(self.scene("Bed \(id)", at: route), over: .room(id))
    case .guests(let route): .child(self.guests, route, in: .push(over: .hall))
    }
  }
}

/// A window over the rooms.
@MainActor final class RoomsWalk {
  let rooms = Rooms()
  let window: Window
  private(set) var reports: [String] = []

  init() {
    window = Window(coordinator: rooms, title: "House")
    window.report = { [weak self] in self?.reports.append($0) }
  }

  var state: String { window.state.description }
  var sight: String { (window.navigator.visibleScene as? RoomScene)?.name ?? "" }

  func open(_ paths: Path...) { for path in paths { window.open(path) } }

  /// The titles of the modals on screen, the topmost last; a star marks one that covers all.
  var modals: [String] {
    window.render()
    return window.allNodes.filter { $0.component.type == ModalView.self }.map {
      $0.component.value(of: ModalView.title) + ($0.component.value(of: ModalView.coversAll) ? "*" : "")
    }
  }

  /// Returns the error of a verb that could not be carried out; nil when it threw nothing.
  func thrown(_ verb: (Rooms) throws -> Void) -> NavigationError? {
    do {
      try verb(rooms)
      return nil
    } catch {
      return error as? NavigationError
    }
  }
}
