import Espalier
import EspalierTesting
import TestSupport
import Testing

/// The question before a place is left in which something is not saved.
@MainActor @Suite struct LeavingTests {
  let walk = NotesWalk()
  let app: TestApp
  var notes: Notes { walk.notes }
  var window: Window { walk.window }

  init() { app = TestApp(walk.window) }

  // MARK: The question

  @Test func `a link asks, in the window's words, and shows the place that would be left`() async throws {
    walk.write(at: "/draft", in: "Draft")
    try await app.tap("To the plain one")
    #expect(walk.question == "Leave without saving?")
    let text = try await app.text()
    #expect(text.contains("Stay") && text.contains("Leave"))
    #expect(walk.state == "[list*: / /draft]" && window.path == "/draft")
    #expect(walk.made == ["List", "Draft"], "nothing is made meanwhile")
    #expect(window.isSettled, "nothing is under way but the person")
  }

  @Test func `who stays keeps everything`() async throws {
    walk.write(at: "/draft", in: "Draft")
    let scene = notes.scenes["Draft"]
    let (state, path) = (walk.state, window.path)
    try await app.tap("To the plain one")
    try await app.tap("Stay")
    #expect(walk.question == nil)
    #expect(walk.state == state && window.path == path && window.navigator.visibleScene === scene)
    #expect(notes.scenes["Draft"]?.changes == UnsavedChanges() && walk.made == ["List", "Draft"])
    try await app.tap("To the plain one")
    #expect(walk.question != nil, "and is asked again")
  }

  @Test func `who leaves goes on`() async throws {
    walk.write(at: "/draft", in: "Draft")
    try await app.tap("To the plain one")
    try await app.tap("Leave")
    #expect(walk.question == nil)
    #expect(walk.state == "[list*: / /plain]" && window.path == "/plain")
  }

  @Test func `Escape stays`() async throws {
    walk.write(at: "/draft", in: "Draft")
    try await app.tap("To the plain one")
    try await app.dismiss()
    #expect(walk.question == nil)
    #expect(walk.state == "[list*: / /draft]")
  }

  @Test func `where nothing is unsaved nobody is asked, also after it was saved`() async throws {
    walk.write(at: "/draft", in: "Draft")
    notes.scenes["Draft"]?.changes = nil
    try await app.tap("To the plain one")
    #expect(walk.question == nil && walk.state == "[list*: / /plain]")
  }

  // MARK: Ways

  @Test func `a move asks, and says what became of it`() async {
    walk.write(at: "/draft", in: "Draft")
    for (button, outcome) in [("Stay", NavigationOutcome.stayed), ("Leave", .arrived)] {
      let going = Task { await notes.go(to: .plain) }
      #expect(await eventually { walk.question != nil })
      await #expect(throws: Never.self) { try await app.tap(button) }
      #expect(await going.value == outcome)
    }
    #expect(walk.state == "[list*: / /plain]")
  }

  @Test func `verbs ask, throw nothing, and are carried out when somebody has agreed`() async throws {
    let verbs: [(state: String, verb: (Notes) throws -> Void)] = [
      ("[list*: / /draft]", { try $0.pop() }), ("[list*: /]", { try $0.popToRoot() }),
      ("[list*: /]", { try $0.pop(to: .list) }), ("[list*: / /draft]", { try $0.replace(NoteScene("Verb", Log())) }),
      ("[]", { try $0.setRoot(NoteScene("Verb", Log())) }),
      ("[list*: / /draft /draft/outline]", { $0.remake(.outline) }),
    ]
    for (state, verb) in verbs {
      window.open("/")
      walk.write(at: "/draft/outline", in: "Outline")
      let scene = notes.scenes["Outline"]
      try verb(notes)
      #expect(walk.question != nil)
      #expect(walk.state == "[list*: / /draft /draft/outline]" && window.navigator.visibleScene === scene)
      try await app.settle()
      try await app.tap("Leave")
      #expect(walk.state == state)
      #expect(window.navigator.visibleScene !== scene)
    }
  }

  @Test func `a verb that takes nothing away does not ask`() throws {
    walk.write(at: "/draft", in: "Draft")
    try notes.push(NoteScene("Above", Log()))
    try notes.present(NoteScene("Sheet", Log()))
    #expect(walk.question == nil)
    try notes.dismissAll()
    try notes.pop()
    #expect(walk.question == nil && walk.state == "[list*: / /draft]")
  }

  @Test func `closing a modal asks, by its cross, by Escape and by a verb`() async throws {
    let ways: [@MainActor () async throws -> Void] = [
      { try await app.tap("Close") }, { try await app.dismiss() }, { try notes.dismiss() },
    ]
    for close in ways {
      walk.write(at: "/letter", in: "Letter")
      try await app.settle()
      try await close()
      #expect(walk.question == "Leave without saving?")
      try await app.settle()
      try await app.tap("Stay")
      #expect(walk.state == "[list*: /] + sheet: /letter")
      try await close()
      try await app.settle()
      try await app.tap("Leave")
      #expect(walk.state == "[list*: /]")
    }
  }

  @Test func `another tab does not ask, for the place stays`() async throws {
    walk.write(at: "/draft", in: "Draft")
    try await app.tap("Others")
    #expect(walk.question == nil)
    #expect(walk.state == "[list: / /draft | other*: /other]")
    try notes.select(tab: "list")
    #expect(walk.state == "[list*: / /draft | other: /other]")
    #expect(notes.scenes["Draft"]?.changes != nil)
    #expect(window.handle(.select(tab: "other")) == .handled)
    #expect(walk.question == nil && walk.state == "[list: / /draft | other*: /other]")
  }

  @Test func `the tab in sight leads to its first place, and asks`() async throws {
    walk.write(at: "/draft", in: "Draft")
    window.handle(.select(tab: "list"))
    #expect(walk.question != nil && walk.state == "[list*: / /draft]")
    try await app.tap("Leave")
    #expect(walk.state == "[list*: /]")
  }

  @Test func `what stands above a place in which something is unsaved does not ask`() async throws {
    walk.write(at: "/draft", in: "Draft")
    try await app.open("/letter")
    try await app.tap("Close")
    #expect(walk.question == nil && walk.state == "[list*: / /draft]")
  }

  @Test func `a scene that stays under another route does not ask`() {
    walk.write(at: "/search?text=a", in: "Search")
    notes.move(to: .search("b"))
    #expect(walk.question == nil && walk.state == "[list*: / /search?text=b]")
  }

  @Test func `bringing a state back asks nobody`() {
    window.open("/plain")
    let state = window.state
    walk.write(at: "/draft", in: "Draft")
    window.restore(state)
    #expect(walk.question == nil && walk.state == "[list*: / /plain]")
  }

  @Test func `a newer step takes the place of the one that is asked about`() async throws {
    walk.write(at: "/draft", in: "Draft")
    let going = Task { await notes.go(to: .plain) }
    #expect(await eventually { walk.question != nil })
    notes.move(to: .letter)
    #expect(await going.value == .stayed)
    #expect(walk.question == nil && walk.state == "[list*: / /draft] + sheet: /letter")
  }

  @Test func `closing the window ends the question`() async {
    walk.write(at: "/draft", in: "Draft")
    let going = Task { await notes.go(to: .plain) }
    #expect(await eventually { walk.question != nil })
    window.close()
    #expect(await going.value == .stayed)
  }

  // MARK: Several, and words

  @Test func `of several places the topmost is asked about first, each once`() async throws {
    walk.write(at: "/draft", in: "Draft", UnsavedChanges("Draft?"))
    walk.write(at: "/draft/outline", in: "Outline", UnsavedChanges("Outline?"))
    walk.write(at: "/letter", in: "Letter", UnsavedChanges("Letter?"))
    walk.write(at: "/letter/ps", in: "Postscript", UnsavedChanges("Postscript?"))
    try await app.settle()
    notes.move(to: .plain)
    var asked: [String] = []
    while let question = walk.question, asked.count < 9 {
      asked.append(question)
      #expect(
        walk.state == "[list*: / /draft /draft/outline] + sheet: /letter /letter/ps", "nothing goes before all agree")
      try await app.settle()
      try await app.tap("Leave")
    }
    #expect(asked == ["Postscript?", "Letter?", "Outline?", "Draft?"])
    #expect(walk.state == "[list*: / /plain]")
  }

  @Test func `who stays at the second question keeps all, and is asked from the first on again`() async throws {
    walk.write(at: "/draft", in: "Draft", UnsavedChanges("Draft?"))
    walk.write(at: "/draft/outline", in: "Outline", UnsavedChanges("Outline?"))
    for _ in 0..<2 {
      notes.move(to: .list)
      #expect(walk.question == "Outline?")
      try await app.settle()
      try await app.tap("Leave")
      #expect(walk.question == "Draft?")
      try await app.tap("Stay")
      #expect(walk.question == nil && walk.state == "[list*: / /draft /draft/outline]")
    }
  }

  @Test func `a place has words of its own`() async throws {
    walk.write(
      at: "/draft", in: "Draft",
      UnsavedChanges("Throw the draft away?", message: "Two pages.", leave: "Throw away", stay: "Go on writing"))
    try await app.tap("To the plain one")
    #expect(walk.question == "Throw the draft away?")
    let text = try await app.text()
    #expect(text.contains("Two pages.") && !text.contains("Leave") && !text.contains("Stay"))
    try await app.tap("Go on writing")
    #expect(walk.state == "[list*: / /draft]")
    try await app.tap("To the plain one")
    try await app.tap("Throw away")
    #expect(walk.state == "[list*: / /plain]")
  }

  @Test func `a person who reads German is asked in German`() async throws {
    let walk = NotesWalk(localization: Localization(locale: "de-DE", tables: [TextTable(language: "de", [:])]))
    let app = TestApp(walk.window)
    walk.write(at: "/draft", in: "Draft")
    try await app.tap("To the plain one")
    #expect(walk.question == "Ohne Speichern verlassen?")
    try await app.tap("Bleiben")
    #expect(walk.state == "[list*: / /draft]")
    try await app.tap("To the plain one")
    try await app.tap("Verlassen")
    #expect(walk.state == "[list*: / /plain]")
  }
}
