import Espalier
import EspalierTesting
import Testing

/// Tests of the windows that a host makes of an app.
@MainActor @Suite struct AppHostTests {
  @Test func `a window has its root, active and prepared, and the app's title`() async throws {
    let host = AppHost(NotesApp())
    let window = await host.makeWindow(for: Visitor(identity: "Ada"))
    #expect(window.title == "Notes" && window.appearance == .dark)
    let app = TestApp(window)
    try await app.open("/notes/3")
    #expect(try await app.text().contains("This is note 3"))
    try await app.open("/")
    #expect(try await app.text().contains("the notes of Ada"))
  }

  @Test func `a root that cannot be made shows why at any place, and the next try has it`() async throws {
    let host = AppHost(NotesApp(failures: Failures(1)))
    let first = TestApp(await host.makeWindow(for: Visitor()))
    try await first.open("/notes/3")
    #expect(try await first.text().contains("note 3") == false)
    #expect(first.window.screen?.sections.isEmpty == false)
    let second = TestApp(await host.makeWindow(for: Visitor()))
    try await second.open("/notes/3")
    #expect(try await second.text().contains("This is note 3"))
  }

  @Test func `a driven app takes its windows, forms and files from the host`() async throws {
    let app = await TestApp(AppHost(NotesApp()), for: Visitor(identity: "ada"))
    try await app.open("/")
    #expect(try await app.text().contains("the notes of ada"))
    let file = try await app.save("Take out")
    #expect(String(decoding: file.bytes, as: UTF8.self) == "of ada")
  }

  @Test func `an app that cannot be made says what is missing`() {
    struct Unmade: App {
      let name: String
      func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
    }
    let error = #expect(throws: AppError.self) { try Unmade() }
    #expect("\(error, default: "")".contains("init(_ launch: Launch<Options>)"))
  }
}
