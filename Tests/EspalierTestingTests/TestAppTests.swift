import Espalier
import EspalierTesting
import Testing

/// The headless driver: what it reads, what it refuses, and that it waits.
@MainActor @Suite struct TestAppTests {
  private func makeApp() async throws -> TestApp {
    try await TestApp(submissions: ConformanceApp.submissions) { ConformanceApp.makeConformanceWindow(for: $0) }
  }

  @Test func `each thing that is read stands on a line of its own, decorated by what it is`() async throws {
    let app = try await makeApp()
    try await app.open("/list/3")
    #expect(
      try await app.text() == """
        <Start>
        <Lists>
        <Forms>
        <Items>
        # Item 3
        All about item 3
        """)
    try await app.open("/list")
    #expect((try await app.text()).contains("\nItem 1\nItem 2\n"))
  }

  @Test func `what is not there is named, with what is there instead`() async throws {
    let app = try await makeApp()
    try await app.open("/list/3")
    let text = try await app.text()
    await #expect(throws: DriverError.notFound(kind: "button, link or row", name: "Add", screen: text)) {
      try await app.tap("Add")
    }
    await #expect(throws: DriverError.notFound(kind: "field", name: "Name", screen: text)) {
      try await app.type("x", into: "Name")
    }
    await #expect(throws: DriverError.self) { try await app.choose("Red", in: "Colour") }
    await #expect(throws: DriverError.self) { try await app.toggle("Newsletter") }
    await #expect(throws: DriverError.self) { try await app.open("no path") }
    await #expect(throws: DriverError.self) { _ = try await app.value(of: "Name") }
  }

  @Test func `what cannot be used says why`() async throws {
    let app = try await makeApp()
    try await app.open("/")
    await #expect(throws: DriverError.disabled(name: "Not yet", reason: "It is too early")) {
      try await app.tap("Not yet")
    }
    #expect(DriverError.disabled(name: "Not yet", reason: "It is too early").description.hasSuffix(": It is too early"))
  }

  @Test func `an option that a picker does not have is not chosen`() async throws {
    let app = try await makeApp()
    try await app.open("/form")
    await #expect(throws: DriverError.notFound(kind: "option", name: "Pink", screen: "Red\nGreen\nBlue")) {
      try await app.choose("Pink", in: "Colour")
    }
    #expect(try await app.value(of: "Colour") == "Red")
  }

  @Test func `a form without a handler is not sent`() async throws {
    let app = TestApp(ConformanceApp.makeConformanceWindow())
    try await app.open("/sign-in")
    await #expect(throws: DriverError.self) { try await app.tap("Sign in") }
  }

  @Test func `a switch shows its state, whoever set it`() async throws {
    let app = try await makeApp()
    try await app.open("/form")
    try await app.toggle("Newsletter")
    #expect((try await app.text()).contains("Newsletter: on"))
    try await app.tap("Set it all back")
    #expect((try await app.text()).contains("Newsletter: off"))
  }

  @Test func `the end of a long list is reached in one step, and the text says how many rows it leaves out`()
    async throws
  {
    let app = try await makeApp()
    try await app.open("/lines")
    func lines() async throws -> [String] {
      try await app.text().split(separator: "\n").map(String.init).filter { $0.hasPrefix("Line ") || $0.hasPrefix("…") }
    }
    #expect(try await lines() == (1...80).map { "Line \($0)" } + ["… 320 of 400 rows …"])
    for _ in 0..<2 {
      try await app.scrollToEnd()
      #expect(try await lines() == ["… 320 of 400 rows …"] + (321...400).map { "Line \($0)" })
    }
  }

  @Test func `a row in which one types stays, however far one scrolls`() async throws {
    let app = try await makeApp()
    try await app.open("/many")
    try await app.tap("Row 2")
    try await app.scroll(toRow: 30_000)
    let text = try await app.text()
    #expect(text.contains("… 1 of 50000 rows …") && text.contains("… 29938 of 50000 rows …"))
    #expect(text.contains("Row 2") && text.contains("Row 30001"))
    #expect(try await app.focus() == "Row 2")
  }

  @Test func `signing in makes a fresh window for who it is then, and ends the one before`() async throws {
    let app = try await makeApp()
    try await app.open("/sign-in")
    let before = app.window
    try await app.type("eva", into: "User")
    try await app.type("rosebud", into: "Password")
    try await app.tap("Sign in")
    #expect(app.visitor.identity == "eva")
    #expect(app.window !== before)
    #expect(before.handle(.open(.root)) == .ignored)
  }

  @Test func `a form that is refused says so where it stands, with what was typed and without what is secret`()
    async throws
  {
    let app = try await makeApp()
    try await app.open("/sign-in")
    let (before, patches) = (app.window, app.patchCount)
    try await app.type("adam", into: "User")
    try await app.type("rosebud", into: "Password")
    try await app.tap("Sign in")
    #expect(app.window === before && app.patchCount > patches)
    #expect(try await app.text().contains("Nobody is called that"))
    #expect(try await app.value(of: "User") == "adam")
    #expect(try await app.value(of: "Password") == "")
    #expect(try await app.focus() == "User")
    try await app.open("/")
    try await app.open("/sign-in")
    #expect(try await app.text().contains("Nobody is called that") == false, "elsewhere it is forgotten")
  }

  @Test func `two windows of one app know nothing of each other`() async throws {
    let (one, other) = (try await makeApp(), try await makeApp())
    try await one.open("/")
    try await other.open("/")
    try await one.tap("Add one")
    #expect(ReadLines(try await one.text()).contains("Count 1"))
    #expect(ReadLines(try await other.text()).contains("Count 0"))
  }
}
