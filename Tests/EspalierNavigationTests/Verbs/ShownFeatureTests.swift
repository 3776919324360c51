import Espalier
import EspalierTesting
import Testing

/// A feature that nobody has adopted, shown by a verb at one of its places.
@MainActor @Suite struct ShownFeatureTests {
  let walk = RoomsWalk()
  let log = Log()
  var rooms: Rooms { walk.rooms }

  init() { walk.open("/rooms/1") }

  @Test func `present shows it in a modal, with what must stand below the place`() throws {
    let guests = Guests(log)
    try rooms.present(guests.move(to: .guest(2)))
    #expect(walk.modals == ["Guest 2"])
    #expect(log.entries.sorted() == ["made Guest 2", "made Guests"])
    #expect(walk.state == "[hall*: / /rooms/1]", "its places have no address")
    #expect(walk.window.path == "/rooms/1")
    try guests.pop()
    #expect(walk.modals == ["Guests"])
    #expect(throws: NavigationError.atRoot(place: "RoomScene")) { try guests.pop() }
    try guests.dismiss()
    #expect(walk.modals == [] && walk.sight == "Room 1")
  }

  @Test func `cover shows it in a modal that covers everything`() throws {
    try rooms.cover(Guests(log).move(to: .list))
    #expect(walk.modals == ["Guests*"])
  }

  @Test func `push shows it on the stack in sight`() throws {
    let guests = Guests(log)
    try rooms.push(guests.move(to: .guest(2)))
    #expect(walk.modals == [] && walk.sight == "Guest 2")
    try guests.pop()
    #expect(walk.sight == "Guests")
    try guests.pop()
    #expect(walk.sight == "Room 1")
    #expect(walk.state == "[hall*: / /rooms/1]")
  }

  @Test func `it moves in its own words where it stands`() async throws {
    let guests = Guests(log)
    try rooms.present(guests.move(to: .list))
    #expect(await guests.go(to: .guest(1)) == .arrived)
    #expect(await guests.go(to: .guest(2)) == .arrived)
    #expect(walk.modals == ["Guest 2"])
    #expect(log.entries.filter { $0.hasPrefix("made") } == ["made Guests", "made Guest 1", "made Guest 2"])
    try guests.pop()
    #expect(walk.sight == "Guests")
    guests.move(to: .form)
    #expect(walk.modals == ["Guests", "Form"])
    #expect(walk.reports.isEmpty)
  }

  @Test func `two of one class stand beside each other`() throws {
    let (first, second) = (Guests(log), Guests(log))
    try rooms.present(first.move(to: .guest(1)))
    try rooms.present(second.move(to: .guest(1)))
    #expect(walk.modals == ["Guest 1", "Guest 1"])
    first.move(to: .guest(3))
    #expect(walk.modals == ["Guest 3"], "the one below is returned to")
    #expect(log.entries.filter { $0 == "made Guests" }.count == 2)
  }

  @Test func `it still moves after a verb has put a scene in place of its own`() async throws {
    let guests = Guests(log)
    try rooms.present(guests.move(to: .list))
    try guests.replace(RoomScene("Scene"))
    #expect(await guests.go(to: .guest(1)) == .arrived)
    #expect(walk.modals == ["Guest 1"])
  }

  @Test func `it goes with its modal`() async throws {
    weak var gone: Guests?
    do {
      let guests = Guests(log)
      gone = guests
      try rooms.present(guests.move(to: .guest(2)))
    }
    #expect(gone != nil, "its places keep it")
    let app = TestApp(walk.window)
    try await app.dismiss()
    #expect(walk.sight == "Room 1")
    #expect(gone == nil)
    #expect(log.entries.filter { $0.hasPrefix("gone") }.sorted() == ["gone Guest 2", "gone Guests"])
  }

  @Test func `who holds it after that gets nowhere with it`() async throws {
    let guests = Guests(log)
    try rooms.present(guests.move(to: .list))
    try rooms.dismiss()
    #expect(await guests.go(to: .guest(1)) == .unknown)
    #expect(walk.window.screen?.isNotFound == false && walk.sight == "Room 1")
    #expect(walk.state == "[hall*: / /rooms/1]")
  }

  @Test func `it finds who has shown it`() throws {
    let guests = Guests(log)
    try rooms.present(guests.move(to: .list))
    #expect(guests.nearest(Rooms.self) === rooms)
  }
}
