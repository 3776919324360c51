import ArgumentParser
import Espalier
import Synchronization
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

  @Test func `an app that cannot be opened is a fault, and its error is told`() async {
    let host = AppHost(NotesApp(failures: Failures(1)))
    let reading = await HeadlessReading.read(host, Visitor(), at: "/notes/3", asJSON: false)
    #expect(reading.fault == "Notes could not be opened.")
    #expect(reading.reports.contains { $0.contains("Locked") })
  }

  @Test func `a time zone that there is not is refused, and an example given`() throws {
    #expect(try HeadlessSurface.parse(["--time-zone", "Europe/Berlin"]).timeZone == "Europe/Berlin")
    let error = #expect(throws: (any Error).self) { try HeadlessSurface.parse(["--time-zone", "Mars/Base"]) }
    #expect(HeadlessSurface.message(for: try #require(error)).contains("Europe/Berlin"))
  }

  @Test func `a connector that fails is told to whoever started the command`() async {
    let lines = Mutex<[String]>([])
    let host = await SurfaceCommand<ConnectedApp, HeadlessSurface>.host(of: ConnectedApp()) { line in
      lines.withLock { $0.append(line) }
    }
    await host.start()
    await host.stop()
    #expect(lines.withLock { $0 } == ["Connector Locking: start failed: Locked()"])
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

/// An app with a connector that does not start.
private struct ConnectedApp: App {
  struct Locking: Connector {
    func start() async throws { throw Locked() }
  }

  var connectors: [any Connector] { Locking() }
  func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
}
