import Espalier
import Testing

/// Tests of each verb: its subject, the places that it leaves alone, and its errors.
@MainActor @Suite struct VerbTests {
  let walk = RoomsWalk()
  var rooms: Rooms { walk.rooms }

  // MARK: Scenes without a route

  @Test func `push puts a scene on the stack in sight, and pop takes it away`() throws {
    walk.open("/rooms/1")
    let scene = RoomScene("Scene")
    try rooms.push(scene)
    #expect(walk.window.navigator.visibleScene === scene)
    #expect(walk.state == "[hall*: / /rooms/1]", "it has no address")
    #expect(walk.window.path == "/rooms/1")
    try rooms.pop()
    #expect(walk.sight == "Room 1")
    walk.open("/letter/reply")
    try rooms.push(scene)
    #expect(walk.modals == ["Scene"], "the modal in sight has a stack")
    try rooms.pop()
    #expect(walk.state == "[hall*: / /rooms/1] + sheet: /letter /letter/reply")
  }

  @Test func `present and cover put a scene into a modal above everything`() throws {
    walk.open("/letter")
    try rooms.present(RoomScene("Sheet"))
    #expect(walk.modals == ["Letter", "Sheet"])
    try rooms.cover(RoomScene("Cover"))
    #expect(walk.modals == ["Letter", "Sheet", "Cover*"])
    #expect(walk.state == "[hall*: /] + sheet: /letter", "they have no address")
    try rooms.dismiss()
    try rooms.dismiss()
    #expect(walk.sight == "Letter")
    try rooms.dismiss()
    #expect(walk.sight == "Hall" && walk.modals == [])
  }

  @Test func `replace puts a scene in place of the one in sight only`() throws {
    walk.open("/rooms/1/bed")
    try rooms.replace(RoomScene("Scene"))
    #expect(walk.sight == "Scene")
    #expect(walk.state == "[hall*: / /rooms/1]")
    try rooms.pop()
    #expect(walk.sight == "Room 1")
    walk.open("/letter")
    try rooms.replace(RoomScene("Other"))
    #expect(walk.modals == ["Other"], "also the only one of a modal")
  }

  @Test func `setRoot makes a scene the only one of the stack in sight`() throws {
    walk.open("/garden", "/rooms/1/bed")
    try rooms.setRoot(RoomScene("Scene"))
    #expect(walk.state == "[garden: /garden]", "the other tab keeps its stack")
    #expect(walk.sight == "Scene")
    #expect(walk.thrown { try $0.pop() } == .atRoot(place: "RoomScene"))
    walk.open("/letter/reply")
    try rooms.setRoot(RoomScene("Other"))
    #expect(walk.modals == ["Other"])
    try rooms.dismiss()
    #expect(walk.sight == "Scene")
  }

  @Test func `setRoot begins a window in which nothing is`() throws {
    try rooms.setRoot(RoomScene("Scene"))
    #expect(walk.sight == "Scene")
    #expect(walk.state == "")
  }

  @Test func `a place is above scenes that verbs have shown, and takes them away as it says`() throws {
    walk.open("/rooms/1")
    try rooms.push(RoomScene("Scene"))
    try rooms.present(RoomScene("Sheet"))
    walk.open("/rooms/1/bed")
    #expect(walk.state == "[hall*: / /rooms/1 /rooms/1/bed]")
    try rooms.pop()
    #expect(walk.sight == "Room 1")
  }

  // MARK: The way back

  @Test func `popToRoot leaves the first place of the stack in sight, and other stacks alone`() throws {
    walk.open("/gate", "/rooms/1/bed", "/letter/reply")
    try rooms.popToRoot()
    #expect(walk.state == "[garden: /garden /gate | hall*: / /rooms/1 /rooms/1/bed] + sheet: /letter")
    try rooms.popToRoot()
    #expect(walk.state == "[garden: /garden /gate | hall*: / /rooms/1 /rooms/1/bed] + sheet: /letter")
    try rooms.dismiss()
    try rooms.popToRoot()
    #expect(walk.state == "[garden: /garden /gate | hall*: /]")
  }

  @Test func `pop to a place goes back to it on the stack in sight`() throws {
    walk.open("/rooms/1/bed")
    try rooms.push(RoomScene("Scene"))
    try rooms.pop(to: .room(1))
    #expect(walk.state == "[hall*: / /rooms/1]" && walk.sight == "Room 1")
    try rooms.pop(to: .room(1))
    #expect(walk.sight == "Room 1", "being there already is no error")
    try rooms.pop(to: .hall)
    #expect(walk.state == "[hall*: /]")
    #expect(rooms.log.entries.filter { $0.hasPrefix("made") } == ["made Hall", "made Room 1", "made Bed 1"])
  }

  @Test func `a child goes back in its own words`() throws {
    walk.open("/guests/3")
    try rooms.guests.pop(to: .list)
    #expect(walk.state == "[hall*: / /guests]")
  }

  @Test func `dismissAll takes all modals, and none is no error`() throws {
    walk.open("/rooms/1", "/letter/reply")
    try rooms.present(RoomScene("Sheet"))
    try rooms.dismissAll()
    #expect(walk.state == "[hall*: / /rooms/1]" && walk.modals == [])
    try rooms.dismissAll()
    #expect(walk.state == "[hall*: / /rooms/1]")
  }

  @Test func `select brings a tab as it was left, or at its first place, and takes modals away`() throws {
    walk.open("/gate")
    try rooms.select(tab: "hall")
    #expect(walk.state == "[garden: /garden /gate | hall*: /]")
    walk.open("/letter")
    try rooms.select(tab: "garden")
    #expect(walk.state == "[garden*: /garden /gate | hall: /]")
    try rooms.select(tab: "garden")
    #expect(walk.state == "[garden*: /garden /gate | hall: /]", "a verb is no tap: the one in sight stays as it is")
  }

  // MARK: What cannot be done

  @Test func `what cannot be carried out throws, says why, and has changed nothing`() throws {
    walk.open("/garden", "/rooms/1")
    let (before, scene) = (walk.window.state, walk.window.navigator.visibleScene)
    let errors = [
      walk.thrown { try $0.dismiss() },
      walk.thrown { try $0.select(tab: "attic") },
      walk.thrown { try $0.pop(to: .bed(2)) },
      walk.thrown { try $0.pop(to: .garden) },
    ]
    #expect(
      errors == [
        .noModal, .unknownTab("attic", known: ["hall", "garden"]),
        .notBelow(place: "bed(2)", stack: ["/", "/rooms/1"]), .notBelow(place: "garden", stack: ["/", "/rooms/1"]),
      ])
    #expect(
      errors.compactMap { $0?.description } == [
        "No modal is on screen, so none can be dismissed. Ask for it only where one was presented.",
        "There is no tab attic in sight. The tabs in sight are hall, garden.",
        "bed(2) is not on the stack in sight (/, /rooms/1), so nobody can go back to it. Move to it.",
        "garden is not on the stack in sight (/, /rooms/1), so nobody can go back to it. Move to it.",
      ])
    #expect(walk.window.state == before && walk.window.navigator.visibleScene === scene)
    #expect(walk.reports.isEmpty, "who is told by an error is not told twice")
  }

  @Test func `the first place of a stack cannot be popped, also that of a modal`() throws {
    walk.open("/")
    let error = walk.thrown { try $0.pop() }
    #expect(error == .atRoot(place: "RoomScene"))
    #expect(
      error?.description
        == "RoomScene is the first place of its stack, so it cannot be popped. Dismiss the modal that it stands in, or move "
        + "to another place.")
    walk.open("/letter")
    #expect(walk.thrown { try $0.pop() } == .atRoot(place: "RoomScene"))
    #expect(
      walk.thrown { try $0.pop(to: .hall) }
        == .notBelow(place: "hall", stack: ["/letter"]), "it stands below the modal, not in it")
    #expect(walk.state == "[hall*: /] + sheet: /letter")
  }

  @Test func `on a window in which nothing is, there is nothing to go from`() {
    let nothing: [NavigationError?] = [
      walk.thrown { try $0.push(RoomScene("Scene")) },
      walk.thrown { try $0.present(RoomScene("Scene")) },
      walk.thrown { try $0.cover(RoomScene("Scene")) },
      walk.thrown { try $0.replace(RoomScene("Scene")) },
      walk.thrown { try $0.pop() },
      walk.thrown { try $0.popToRoot() },
      walk.thrown { try $0.present(Guests().move(to: .list)) },
      walk.thrown { try $0.cover(Guests().move(to: .list)) },
      walk.thrown { try $0.push(Guests().move(to: .list)) },
    ]
    #expect(nothing == Array(repeating: .nothingVisible, count: 9))
    #expect(NavigationError.nothingVisible.description == "Nothing is on screen yet. Open a place of the window first.")
    #expect(walk.thrown { try $0.dismiss() } == .noModal)
    #expect(
      walk.thrown { try $0.select(tab: "hall") } == .unknownTab("hall", known: []))
    #expect(
      NavigationError.unknownTab("hall", known: []).description == "There is no tab hall in sight. No tab is in sight.")
    #expect(walk.state == "")
  }

  @Test func `before there is a window, each verb says whose coordinator belongs to none`() {
    let rooms = Rooms()
    let verbs: [() throws -> Void] = [
      { try rooms.push(RoomScene("Scene")) },
      { try rooms.present(RoomScene("Scene")) },
      { try rooms.cover(RoomScene("Scene")) },
      { try rooms.replace(RoomScene("Scene")) },
      { try rooms.setRoot(RoomScene("Scene")) },
      { try rooms.pop() },
      { try rooms.popToRoot() },
      { try rooms.pop(to: .hall) },
      { try rooms.dismiss() },
      { try rooms.dismissAll() },
      { try rooms.select(tab: "hall") },
      { try rooms.present(Guests().move(to: .list)) },
      { try rooms.cover(Guests().move(to: .list)) },
      { try rooms.push(Guests().move(to: .list)) },
    ]
    for verb in verbs { #expect(throws: NavigationError.noWindow(coordinator: "Rooms")) { try verb() } }
    #expect(throws: NavigationError.noWindow(coordinator: "Guests")) { try rooms.guests.pop() }
    #expect(
      NavigationError.noWindow(coordinator: "Rooms").description
        == "Rooms belongs to no window. Make it the root of one, or adopt it by a coordinator that does.")
  }

  // MARK: The navigator's own

  @Test func `the navigator of a window has the same verbs`() throws {
    walk.open("/rooms/1")
    let navigator: any Navigable = walk.window.navigator
    try navigator.push(RoomScene("One"))
    try navigator.replace(RoomScene("Two"))
    #expect(walk.sight == "Two")
    try navigator.present(RoomScene("Three"))
    try navigator.cover(RoomScene("Four"))
    #expect(walk.modals == ["Three", "Four*"])
    try navigator.dismissAll()
    try navigator.popToRoot()
    #expect(walk.state == "[hall*: /]")
    try navigator.select(tab: "garden")
    try navigator.setRoot(RoomScene("Five"))
    #expect(walk.state == "[hall: /]" && walk.sight == "Five")
    #expect(throws: NavigationError.atRoot(place: "RoomScene")) { try navigator.pop() }
    #expect(throws: NavigationError.noModal) { try navigator.dismiss() }
  }
}
