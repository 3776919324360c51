import ArgumentParser
import Espalier
import Testing

@testable import EspalierCommand

/// A place as text or JSON, for a person at a terminal or a script.
@MainActor @Suite struct HeadlessTests {
  private func read(_ path: Path, asJSON: Bool = false, identity: String? = nil) async -> HeadlessReading {
    await HeadlessReading.read(AppHost(NotesApp()), Visitor(identity: identity), at: path, asJSON: asJSON)
  }

  @Test func `a place is read as text, as the one who asks sees it`() async {
    let reading = await read("/", identity: "Ada")
    #expect(reading.text.contains("This is the notes of Ada") && reading.fault == nil)
  }

  @Test func `a place is read as JSON`() async {
    let reading = await read("/notes/3", asJSON: true)
    #expect(reading.text.hasPrefix("[") && reading.text.contains(#""name": "This is note 3""#))
  }

  @Test(arguments: ["/broken", "/nowhere/at/all"])
  func `a place that is not there is a fault`(path: String) async throws {
    let reading = await read(try #require(Path(path)))
    #expect(reading.fault == "There is no place \(path).")
  }

  @Test func `the surface is the first one, or the one that is named`() {
    let all = AppCommand.surfaces(of: SurfacesApp.self)
    #expect(all.map { $0.name } == ["paper", "headless"])
    for (arguments, name) in [
      ([], "paper"), (["--surface", "headless"], "headless"), (["--surface=headless", "/x"], "headless"),
      (["--", "--surface", "headless"], "paper"), (["--surface", "none"], nil), (["--surface"], nil),
    ] as [([String], String?)] {
      #expect(AppCommand.surface(named: arguments, among: all)?.name == name, "\(arguments)")
    }
  }

  @Test func `options of the app, of the surface and of the command are read from one line`() throws {
    typealias Command = SurfaceCommand<SurfacesApp, PaperSurface>
    let command = try Command.parse(["--sheets", "3", "--color", "red", "--data", "/tmp/x", "--verbose"])
    #expect(command.own.sheets == 3 && command.app.color == "red")
    #expect(command.directory == "/tmp/x" && command.verbose)
    let help = Command.helpMessage(columns: 100)
    for part in ["--sheets", "--color", "--surface", "--data", "SURFACES", "paper  ", "headless  "] {
      #expect(help.contains(part), "\(part)")
    }
    #expect(throws: (any Error).self) { try Command.parse(["--sheets", "many"]) }
  }
}
