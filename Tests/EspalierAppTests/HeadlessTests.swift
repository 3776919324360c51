import ArgumentParser
import Espalier
import EspalierTesting
import Foundation
import TestSupport
import Testing

@testable import EspalierCommand

/// A place as text or JSON, for a person at a terminal or a script.
@MainActor @Suite struct HeadlessTests {
  private func read(_ path: Path, asJSON: Bool = false, identity: String? = nil) async -> HeadlessReading {
    await HeadlessReading.read(
      AppHost(NotesApp()), Visitor(identity: identity), at: path, asJSON: asJSON, within: .seconds(60),
      by: TestClock())
  }

  @Test func `a place is read as text, as the one who asks sees it`() async {
    let reading = await read("/", identity: "Ada")
    #expect(reading.text?.contains("This is the notes of Ada") == true && reading.fault == nil)
  }

  @Test func `a place is read as JSON`() async throws {
    let reading = await read("/notes/3", asJSON: true)
    let text = try #require(reading.text)
    #expect(text.hasPrefix("[") && text.contains(#""name": "This is note 3""#))
  }

  @Test(arguments: ["/broken", "/nowhere/at/all"])
  func `a place that is not there is a fault`(path: String) async throws {
    let reading = await read(try #require(Path(path)))
    #expect(reading.fault == "There is no place \(path).")
  }

  @Test func `an app that cannot be opened is a fault, and its error is told`() async {
    let host = AppHost(NotesApp(failures: Failures(1)))
    let reading = await HeadlessReading.read(
      host, Visitor(), at: "/notes/3", asJSON: false, within: .seconds(60), by: TestClock())
    #expect(reading.fault == "Notes could not be opened.")
    #expect(reading.reports.contains { $0.contains("Locked") })
  }

  @Test func `a time zone that there is not is refused, and an example given`() throws {
    #expect(try HeadlessSurface.parse(["--time-zone", "Europe/Berlin"]).timeZone == "Europe/Berlin")
    let error = #expect(throws: (any Error).self) { try HeadlessSurface.parse(["--time-zone", "Mars/Base"]) }
    #expect(HeadlessSurface.message(for: try #require(error)).contains("Europe/Berlin"))
  }

  @Test(arguments: [
    (Hanging.connector, "still starting: Waiter"), (.root, "Hanging was still being opened for who asks"),
    (.screen, "“Slow” at / was still loading"),
  ])
  func `a place that is not there in time is a fault that names what was waited for`(
    hanging: Hanging, words: String
  ) async {
    let clock = TestClock()
    let gate = Gate()
    // A clock of its own, which stands still: the deadline of the connector is not what is waited for.
    let host = AppHost(HangingApp(hanging: hanging, gate: gate), clock: TestClock())
    let reading = Task {
      await HeadlessReading.read(host, Visitor(), at: "/", asJSON: false, within: .seconds(30), by: clock)
    }
    await gate.reached()
    while clock.sleeperCount == 0 { await Task.yield() }
    clock.advance(by: .seconds(30))
    let fault = await reading.value.fault
    #expect(fault == "/ was not there after 30.0 seconds: \(words). Give it more time with --timeout SECONDS.")
    #expect(await reading.value.text == nil)
    gate.open()
    await host.stop()
  }

  @Test(arguments: ["0", "-1", "100000", "soon"])
  func `a time that is none is refused`(timeout: String) {
    #expect(throws: (any Error).self) { try HeadlessSurface.parse(["--timeout=\(timeout)"]) }
  }

  @Test func `the surface is the first one, or the one that is named`() {
    let all = AppCommand.surfaces(of: SurfacesApp.self)
    #expect(all.map { $0.name } == ["paper", "headless", "structure", "mcp"])
    for (arguments, name) in [
      ([], "paper"), (["--surface", "headless"], "headless"), (["--surface=headless", "/x"], "headless"),
      (["--", "--surface", "headless"], "paper"), (["--surface", "none"], nil), (["--surface"], nil),
    ] as [([String], String?)] {
      #expect(AppCommand.surface(named: arguments, among: all)?.name == name, "\(arguments)")
    }
  }

  @Test func `options of the app, of the surface and of the command are read from one line`() throws {
    typealias Command = SurfaceCommand<SurfacesApp, PaperSurface>
    let command = try Command.parse([
      "--sheets", "3", "--color", "red", "--data", "/tmp/x", "--durability", "power", "--verbose",
    ])
    #expect(command.own.sheets == 3 && command.app.color == "red")
    #expect(command.directory == "/tmp/x" && command.durability == .power && command.verbose)
    #expect(try Command.parse([]).durability == .process)
    let help = Command.helpMessage(columns: 100)
    for part in ["--sheets", "--color", "--surface", "--data", "--durability", "SURFACES", "paper  ", "headless  "] {
      #expect(help.contains(part), "\(part)")
    }
    #expect(throws: (any Error).self) { try Command.parse(["--sheets", "many"]) }
    #expect(throws: (any Error).self) { try Command.parse(["--durability", "paper"]) }
  }

  @Test func `a folder for data that others may use is closed to them before the app begins`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    defer { try? FileManager.default.removeItem(at: folder) }
    let command = try SurfaceCommand<SurfacesApp, PaperSurface>.parse(["--data", folder.path])
    try await command.run()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func `a folder for data that all users have is refused before the app begins, and stays open`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "data-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #require(chmod(folder.path, 0o1777) == 0)
    let command = try SurfaceCommand<SurfacesApp, PaperSurface>.parse(["--data", folder.path])
    let error = await #expect(throws: PrivateFileError.self) { try await command.run() }
    #expect(error?.description.contains("Name a folder within it") == true)
    var status = stat()
    #expect(stat(folder.path, &status) == 0 && status.st_mode & 0o7777 == 0o1777)
  }

  @Test func `a file in the place of the folder for data is told before the app begins`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "data-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let command = try SurfaceCommand<SurfacesApp, PaperSurface>.parse(["--data", file.path])
    let error = await #expect(throws: PrivateFileError.self) { try await command.run() }
    #expect(error?.description.contains("a file stands where a folder is named") == true)
  }
}

/// The part of an app that does not come to an end.
enum Hanging: Sendable {
  case connector
  case root
  case screen
}

struct HangingApp: App {
  struct Waiter: Connector {
    let gate: Gate
    func start() async throws { await gate.pass() }
  }

  let title = "Hanging"
  let hanging: Hanging
  let gate: Gate

  var connectors: [any Connector] { if hanging == .connector { Waiter(gate: gate) } }
  func root(for visitor: Visitor) async throws -> SlowCoordinator {
    if hanging == .root { await gate.pass() }
    return SlowCoordinator(hanging == .screen ? gate : nil)
  }
}

final class SlowCoordinator: Coordinator<Path> {
  private let gate: Gate?
  init(_ gate: Gate?) { self.gate = gate }
  override func placement(of route: Path) -> Placement<Path> { .root(SlowScene(self.gate)) }
}

final class SlowScene: Scene {
  private let gate: Gate?
  init(_ gate: Gate?) { self.gate = gate }
  var screen: Screen { Screen(title: "Slow") { Section("text") { Row(Label.with(.text("Here"))) } } }
  func load() async { await gate?.pass() }
}
