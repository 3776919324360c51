import Espalier
import EspalierTesting
import Testing

/// A coordinator without an address, shown by the verbs that show scenes.
@MainActor @Suite struct ShownCoordinatorTests {
  let walk = RoomsWalk()
  let log = Log()
  var rooms: Rooms { walk.rooms }

  /// A route without a place at `/`.
  enum StepRoute: Route {
    case first

    var path: Path { "/first" }
    static let paths = Paths<Self> { first }
  }

  final class Steps: Coordinator<StepRoute> {
    override func placement(of route: StepRoute) -> Placement<StepRoute> { .root(RoomScene("First step")) }
  }

  /// The titles of the stack in sight, from its first place to the one in sight.
  private func stack() throws -> [String] {
    var titles = [walk.sight]
    while (try? rooms.pop()) != nil { titles.insert(walk.sight, at: 0) }
    return titles
  }

  @Test func `it begins at its root when nothing else was said`() throws {
    walk.open("/rooms/1")
    try rooms.show(Guests(log))
    #expect(walk.sight == "Guests")
    #expect(walk.state == "[hall*: / /rooms/1]" && walk.window.path == "/rooms/1")
    #expect(try stack() == ["Hall", "Room 1", "Guests"])
  }

  @Test func `it begins where it was asked to go, one place after the other`() throws {
    walk.open("/rooms/1")
    try rooms.present(Guests(log).move(to: .guest(1)).move(to: .form))
    #expect(walk.modals == ["Guest 1", "Form"])
    #expect(log.entries == ["made Guests", "made Guest 1", "made Form"])
    #expect(walk.reports.isEmpty)
  }

  @Test func `without a place at the root, it must say where it begins`() throws {
    walk.open("/rooms/1")
    #expect(walk.thrown { try $0.show(Steps()) } == .noFirstPlace(coordinator: "Steps"))
    #expect(walk.sight == "Room 1")
    try rooms.show(Steps().move(to: .first))
    #expect(walk.sight == "First step")
    #expect("\(NavigationError.noFirstPlace(coordinator: "Steps"))".contains("show(coordinator.move(to: …))"))
  }

  @Test func `show is possible where nothing is there yet, as it is for a scene`() throws {
    try rooms.show(Guests(log).move(to: .guest(1)))
    #expect(try stack() == ["Guests", "Guest 1"])
    let other = RoomsWalk()
    try other.rooms.show(RoomScene("Scene"))
    #expect(other.sight == "Scene")
  }

  @Test func `setRoot makes it all that is on the stack in sight, in its tab or modal`() throws {
    walk.open("/garden", "/rooms/1/bed")
    let guests = Guests(log)
    try rooms.setRoot(guests.move(to: .guest(1)))
    #expect(try stack() == ["Guests", "Guest 1"])
    guests.move(to: .guest(2))
    #expect(try stack() == ["Guests", "Guest 2"], "it stays there")
    try rooms.select(tab: "garden")
    #expect(walk.sight == "Garden")
    walk.open("/letter/reply")
    try rooms.setRoot(Guests(log))
    #expect(walk.modals == ["Guests"])
    #expect(try stack() == ["Guests"])
  }

  @Test func `setRoot of something that may not be shown leaves all as it is`() throws {
    final class Closed: Coordinator<StepRoute> {
      override func permission(for route: StepRoute) -> Permission<StepRoute> { .refused("Closed.") }
    }
    walk.open("/rooms/1/bed")
    weak var gone: Closed?
    do {
      let closed = Closed()
      gone = closed
      try rooms.setRoot(closed.move(to: .first))
    }
    #expect(walk.window.screen?.isRefused == true)
    #expect(walk.state == "[hall*: / /rooms/1 /rooms/1/bed]")
    #expect(gone == nil, "nobody keeps what could not be shown")
  }

  @Test func `replace puts it in place of the scene in sight`() throws {
    walk.open("/rooms/1/bed")
    let guests = Guests(log)
    try rooms.replace(guests)
    #expect(walk.sight == "Guests" && walk.state == "[hall*: / /rooms/1]")
    guests.move(to: .guest(3))
    #expect(try stack() == ["Hall", "Room 1", "Guests", "Guest 3"])
  }

  @Test(arguments: [
    ("show", ["Hall", "Room 1", "Bed 1", "Garden", "Gate"]), ("replace", ["Hall", "Room 1", "Garden", "Gate"]),
    ("setRoot", ["Garden", "Gate"]), ("present", ["Garden", "Gate"]), ("cover", ["Garden", "Gate"]),
  ]) func `one with tabs keeps them where it was put`(verb: String, titles: [String]) throws {
    walk.open("/rooms/1/bed")
    let inner = Rooms()
    switch verb {
    case "show": try rooms.show(inner)
    case "replace": try rooms.replace(inner)
    case "setRoot": try rooms.setRoot(inner)
    case "cover": try rooms.cover(inner)
    default: try rooms.present(inner)
    }
    #expect(walk.sight == "Hall")
    inner.move(to: .garden).move(to: .gate)
    #expect(walk.sight == "Gate")
    inner.move(to: .hall)
    #expect(walk.sight == "Hall")
    inner.move(to: .gate)
    walk.window.render()
    let tabs = walk.window.allNodes.filter { $0.component.type == TabView.self }.map {
      $0.component.value(of: TabView.title)
    }
    #expect(tabs == ["Hall", "Garden", "Hall", "Garden"], "those of the app, and its own")
    #expect(try stack() == titles)
  }

  @Test func `it can be shown again after it has gone, from its beginning`() throws {
    walk.open("/rooms/1")
    let guests = Guests(log)
    for number in 1...3 {
      try rooms.present(guests.move(to: .guest(number)))
      #expect(walk.modals == ["Guest \(number)"])
      try guests.dismiss()
      #expect(walk.modals == [])
    }
  }

  @Test func `one that is there is returned to`() throws {
    walk.open("/rooms/1")
    let guests = Guests(log)
    try rooms.show(guests.move(to: .guest(1)))
    try rooms.push(RoomScene("Above"))
    try rooms.show(guests)
    #expect(try stack() == ["Hall", "Room 1", "Guests"])
    #expect(log.entries.filter { $0 == "made Guests" }.count == 1)
  }

  @Test func `it shows others in its turn`() throws {
    walk.open("/rooms/1")
    let (outer, inner) = (Guests(log), Guests(log))
    try rooms.present(outer)
    try outer.present(inner.move(to: .guest(1)))
    #expect(walk.modals == ["Guests", "Guest 1"])
    #expect(inner.nearest(Rooms.self) === rooms)
    #expect(walk.thrown { _ in try inner.show(outer) } == .notFree(coordinator: "Guests"))
    try inner.dismiss()
    #expect(walk.modals == ["Guests"])
  }

  @Test func `one that has an address, or that is the app's root, is moved to instead`() throws {
    walk.open("/rooms/1")
    #expect(walk.thrown { try $0.present($0.guests) } == .notFree(coordinator: "Guests"))
    #expect(walk.thrown { try $0.present($0) } == .notFree(coordinator: "Rooms"))
    rooms.guests.move(to: .guest(1))
    #expect(walk.state == "[hall*: / /guests /guests/1]")
  }

  @Test func `the scene in sight of a coordinator is known while it is on screen`() throws {
    walk.open("/rooms/1")
    let guests = Guests(log)
    #expect(guests.visibleScene == nil)
    try rooms.show(guests.move(to: .guest(1)))
    #expect((guests.visibleScene as? RoomScene)?.name == "Guest 1")
    #expect(rooms.visibleScene === guests.visibleScene)
    try rooms.popToRoot()
    #expect(guests.visibleScene == nil)
  }

  @Test func `a person walks through it and back`() async throws {
    walk.open("/rooms/1")
    let app = TestApp(walk.window)
    let guests = Guests(log)
    try rooms.present(guests)
    try await app.settle()
    #expect(try await app.text().contains("In Guests"))
    guests.move(to: .guest(1))
    try await app.settle()
    #expect(try await app.text().contains("In Guest 1"))
    try await app.dismiss()
    #expect(try await app.title() == "Room 1 – House")
    #expect(log.entries.filter { $0.hasPrefix("gone") }.count == 2)
  }

  @Test func `the navigator of a window shows it too`() throws {
    walk.open("/rooms/1")
    try walk.window.navigator.present(Guests(log))
    #expect(walk.modals == ["Guests"])
    walk.window.close()
    #expect(throws: NavigationError.nothingVisible) { try walk.window.navigator.show(RoomScene("Scene")) }
  }

  @Test func `a placement that gives one in place of a scene is reported`() throws {
    final class Wrong: Coordinator<StepRoute> {
      override func placement(of route: StepRoute) -> Placement<StepRoute> { .root(Guests()) }
    }
    let wrong = Walk(Wrong(), log)
    _ = wrong.open("/first")
    #expect(wrong.reports.count == 1)
    #expect(wrong.reports.first?.contains("/first has nothing to show") == true)
  }
}
