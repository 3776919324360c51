import Espalier
import EspalierTesting
import Testing

/// The surface's own way back from a place in which something is not saved: it has happened already when it is told.
@MainActor @Suite struct LeavingHistoryTests {
  let walk = NotesWalk()
  var notes: Notes { walk.notes }
  var window: Window { walk.window }

  @Test func `history back asks, and is made after all when somebody has agreed`() async throws {
    let app = TestApp(window)
    try await app.open("/plain")
    walk.write(at: "/draft", in: "Draft")
    try await app.back()
    #expect(walk.question != nil)
    #expect(try await app.path() == "/draft")
    try await app.tap("Leave")
    #expect(try await app.path() == "/plain")
    #expect(walk.state == "[list*: / /plain]" && walk.question == nil)
    try await app.forward()
    #expect(try await app.path() == "/draft", "the entry that one left is still before one")
    #expect(walk.question == nil)
  }

  @Test func `who stays is at the entry where they were`() async throws {
    let app = TestApp(window)
    try await app.open("/other")
    try await app.open("/plain")
    walk.write(at: "/draft", in: "Draft")
    for _ in 0..<2 {
      try await app.back()
      try await app.tap("Stay")
      #expect(try await app.path() == "/draft")
      #expect(walk.state == "[list*: / /draft | other: /other]")
    }
    notes.scenes["Draft"]?.changes = nil
    try await app.back()
    #expect(try await app.path() == "/plain", "one entry before, however often one stayed")
    try await app.back()
    #expect(try await app.path() == "/other")
  }

  @Test func `the surface is told to stay, and to go after all, each with its entry`() async {
    let surface = RecordingSurface()
    window.follow(by: surface)
    window.handle(.open("/plain"))
    window.handle(.open("/other"))
    walk.write(at: "/draft", in: "Draft")
    window.handle(.open("/draft/outline"))
    surface.forget()
    // Two entries back: both of the places that are left go, one of them asks.
    window.handle(.history("/plain", entry: 0))
    #expect(surface.addresses.map(\.change) == [.stay] && surface.addresses.map(\.entry) == [3])
    #expect(surface.addresses.map(\.path) == ["/draft/outline"])
    surface.forget()
    window.press("Leave")
    await window.settled()
    #expect(surface.addresses.map(\.change) == [.go] && surface.addresses.map(\.entry) == [0])
    #expect(walk.state == "[list*: / /draft /draft/outline | other: /other]", "the surface goes first")
    surface.forget()
    window.handle(.history("/plain", entry: 0))
    #expect(surface.addresses.map(\.change) == [.history] && surface.addresses.map(\.entry) == [0])
    #expect(walk.state == "[list*: / /plain]" && walk.question == nil)
  }

  @Test func `an agreement is for that step only`() async {
    let surface = RecordingSurface()
    window.follow(by: surface)
    window.handle(.open("/plain"))
    window.handle(.open("/other"))
    walk.write(at: "/draft", in: "Draft")
    window.handle(.history("/plain", entry: 0))
    window.press("Leave")
    await window.settled()
    surface.forget()
    // The draft does not belong to what was on screen at the other entry either.
    window.handle(.history("/other", entry: 1))
    #expect(surface.addresses.map(\.change) == [.stay] && surface.addresses.map(\.entry) == [2])
    #expect(walk.question != nil && walk.state == "[list*: / /draft | other: /other]")
  }

  @Test func `the way back within the app asks as well`() async throws {
    let app = TestApp(window)
    walk.write(at: "/draft", in: "Draft")
    try await app.settle()
    try await app.tap("Back")
    #expect(walk.question != nil)
    try await app.tap("Stay")
    window.handle(.back)
    #expect(walk.question != nil)
    try await app.tap("Leave")
    #expect(walk.state == "[list*: /]")
  }
}
