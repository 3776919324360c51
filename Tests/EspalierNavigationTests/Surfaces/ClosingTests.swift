import Espalier
import EspalierTesting
import Testing

/// A window that a person wants to close: whoever has something unsaved is asked first.
@MainActor @Suite struct ClosingTests {
  let walk = NotesWalk()
  var window: Window { walk.window }

  @Test func `a window without anything unsaved closes at once, and its surface is told`() async throws {
    let surface = ClosingSurface()
    window.attach(surface)
    window.handle(.open("/plain"))
    #expect(window.handle(.closeRequested) == .handled)
    #expect(window.isClosed && surface.closed === window)
    #expect(window.handle(.open("/")) == .ignored)
  }

  @Test func `what is unsaved is asked for, the topmost first, and who stays keeps the window`() async throws {
    let app = TestApp(window)
    walk.write(at: "/draft", in: "Draft")
    walk.write(at: "/letter", in: "Letter", UnsavedChanges("The letter?"))
    #expect(try await app.requestClosing() == false)
    #expect(walk.question == "The letter?")
    try await app.tap("Stay")
    #expect(!window.isClosed && walk.question == nil)
    #expect(window.state.place == "/letter")

    try await app.requestClosing()
    try await app.tap("Leave")
    #expect(!window.isClosed, "the draft below is asked for, too")
    #expect(walk.question != nil && walk.question != "The letter?")
    try await app.tap("Leave")
    #expect(window.isClosed)
  }

  @Test func `a step elsewhere takes the place of the wish to close`() async throws {
    let app = TestApp(window)
    walk.write(at: "/draft", in: "Draft")
    try await app.requestClosing()
    try await app.open("/draft/outline")
    #expect(walk.question == nil && !window.isClosed)
    #expect(walk.state == "[list*: / /draft /draft/outline]")
  }

  @Test func `a modal is closed by its node, and nothing else is`() async throws {
    window.handle(.open("/letter"))
    let modal = try #require(window.allNodes.first { $0.component.type == ModalView.self })
    let other = try #require(window.allNodes.first { $0.component.type == WindowView.self })
    #expect(window.handle(.close(node: other.id)) == .ignored)
    #expect(window.handle(.close(node: modal.id)) == .handled)
    #expect(walk.state == "[list*: /]")
    #expect(window.handle(.close(node: modal.id)) == .ignored)
  }

  @Test func `a modal below another one goes with what stands above it`() async throws {
    window.handle(.open("/letter"))
    for title in ["Envelope", "Stamp"] {
      try window.navigator.present(PlaceScene(title, log: Log()))
      window.render()
    }
    let modals = window.allNodes.filter { $0.component.type == ModalView.self }
    #expect(modals.count == 3)
    #expect(window.handle(.close(node: modals[1].id)) == .handled)
    #expect(window.allNodes.filter { $0.component.type == ModalView.self }.map(\.id) == [modals[0].id])
    #expect(window.handle(.close(node: modals[1].id)) == .ignored)
    #expect(window.handle(.close(node: modals[0].id)) == .handled)
    #expect(walk.state == "[list*: /]")
  }
}

@MainActor private final class ClosingSurface: WindowClosing {
  private(set) weak var closed: Window?
  func apply(_ patches: [Patch], of window: Window) {}
  func close(_ window: Window) { closed = window }
}
