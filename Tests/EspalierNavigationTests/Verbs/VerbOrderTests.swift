import Espalier
import Testing

/// Verbs and moves that are asked for while a step is under way, or before there is a window.
@MainActor @Suite struct VerbOrderTests {
  let walk = RoomsWalk()
  var rooms: Rooms { walk.rooms }

  @Test func `a verb that is called while a scene is made is carried out after it`() {
    rooms.whenMaking[.room(1)] = { rooms in
      #expect(throws: Never.self) { try rooms.push(RoomScene("Above")) }
      #expect(rooms.log.entries.last == "made Room 1")
    }
    walk.open("/rooms/1")
    #expect(walk.sight == "Above")
    #expect(walk.state == "[hall*: / /rooms/1]")
    #expect(walk.reports.isEmpty)
  }

  @Test func `verbs and moves that are asked for while a scene is made are carried out in their order`() {
    rooms.whenMaking[.room(1)] = { rooms in
      rooms.move(to: .bed(1))
      try? rooms.present(RoomScene("Sheet"))
      rooms.move(to: .garden)
    }
    walk.open("/rooms/1")
    #expect(walk.state == "[garden*: /garden | hall: / /rooms/1 /rooms/1/bed]")
  }

  @Test func `moves that are asked for within a verb are made in their order`() throws {
    let state = NavigationState(
      stack: .init(tabs: .init(selected: "hall", stacks: ["hall": .init(["/"]), "garden": .init(["/garden"])])))
    walk.window.restore(state)
    rooms.whenMaking[.garden] = { rooms in rooms.move(to: .room(1)).move(to: .bed(1)).move(to: .gate) }
    #expect(!rooms.log.entries.contains("made Garden"), "what nobody has looked at is not made")
    try rooms.select(tab: "garden")
    #expect(rooms.log.entries == ["made Hall", "made Garden", "made Room 1", "made Bed 1", "made Gate"])
    #expect(walk.state == "[garden*: /garden /gate | hall: / /rooms/1 /rooms/1/bed]")
  }

  @Test func `a verb that is called while a scene is made, and cannot be carried out then, is reported`() {
    rooms.whenMaking[.room(1)] = { rooms in #expect(throws: Never.self) { try rooms.dismiss() } }
    walk.open("/rooms/1")
    #expect(walk.reports == [NavigationError.noModal.description])
    #expect(walk.state == "[hall*: / /rooms/1]")
  }

  @Test func `a feature that is presented while a scene is made is shown after it`() {
    walk.open("/")
    rooms.whenMaking[.room(1)] = { rooms in
      #expect(throws: Never.self) { try rooms.present(Guests().move(to: .guest(2))) }
    }
    walk.open("/rooms/1")
    #expect(walk.reports.isEmpty)
    #expect(walk.window.screen?.isNotFound == false)
    #expect(walk.modals == ["Guest 2"])
    #expect(walk.state == "[hall*: / /rooms/1]")
  }

  @Test func `moves that are made before there is a window are made when it opens, in their order`() {
    let early = Rooms()
    early.move(to: .room(1)).move(to: .bed(1))
    early.guests.move(to: .guest(4))
    #expect(early.log.entries.isEmpty, "nothing is made before")
    let window = Window(coordinator: early, title: "House")
    #expect(window.state.description == "[hall*: / /guests /guests/4]")
    #expect(early.log.entries.contains("made Bed 1"))
  }

  @Test func `a move that was made before there was a parent is made when the window opens`() {
    final class Porch: Coordinator<RoomsRoute> {
      let guests = Guests().move(to: .guest(7))
      override init() {
        super.init()
        adopt(guests, as: RoomsRoute.guests)
      }
      override func placement(of route: RoomsRoute) -> Placement<RoomsRoute> {
        if case .guests(let route) = route { .child(self.guests, route) } else { .notFound }
      }
    }
    let window = Window(coordinator: Porch(), title: "House")
    #expect(window.state.description == "/guests /guests/7")
  }
}
