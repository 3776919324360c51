internal import EspalierBase
internal import ArgumentParser
public import EspalierApp
internal import EspalierHeadless
internal import EspalierNavigation
internal import EspalierScreens
internal import Foundation

/// A surface that editors and agents operate, by the Model Context Protocol over standard input and output.
///
/// ```sh
/// ./notes --surface mcp --documentation Documentation
/// ```
///
/// A client opens places, reads them, taps, types and chooses by the names on the screen, reads the app's log, and asks
/// for its places and its graph. After each step it receives the text of the screen. `espalier mcp` builds the app,
/// starts it on this surface, and starts it again after a change or a crash.
///
/// The app's own options name the person that uses it (``/EspalierApp/App/person(_:)``); the client cannot choose
/// another one. The program ends with its standard input. What the app prints goes to standard error, so that it cannot
/// break the protocol.
///
/// The messages are those of revision 2025-11-25 and earlier (<https://modelcontextprotocol.io/specification>).
public struct ModelContextSurface: CommandSurface {
  /// The name of the surface, `mcp`.
  public static let name = "mcp"
  /// The purpose of the surface in one line.
  public static let summary = "a server of the Model Context Protocol, for editors and agents"

  @Option(
    help: ArgumentHelp("A folder of Markdown files that the client can read and search.", valueName: "folder"),
    completion: .directory)
  var documentation: [String] = []

  @Option(help: ArgumentHelp("The language and region of the person, such as de-DE.", valueName: "tag"))
  var locale = "en-US"

  @Option(name: .customLong("time-zone"), help: ArgumentHelp("The time zone of the person.", valueName: "name"))
  var timeZone = "UTC"

  @Option(help: ArgumentHelp("The time that a step has to finish its work.", valueName: "seconds"))
  var timeout = 30.0

  /// Creates the surface with its defaults.
  public init() {}

  /// Throws an error that names the wrong option, with the values that it takes.
  public func validate() throws {
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("--timeout takes seconds, more than 0 and no more than a day (86400).")
    }
    guard TimeZone(identifier: timeZone) != nil else {
      throw ValidationError("--time-zone takes a name like Europe/Berlin, not “\(timeZone)”.")
    }
    for folder in documentation where !DocumentationFolder.exists(folder) {
      throw ValidationError("--documentation takes a folder; there is none at “\(folder)”.")
    }
  }

  /// Answers the requests of the client until its input ends.
  public func show<Hosted: App>(_ host: AppHost<Hosted>, _ launch: Launch<Hosted.Options>) async throws {
    let output = try ProtocolOutput()
    let identity = try await host.app.person(launch.options)
    await host.start()
    await serve(host, Visitor(identity: identity, locale: locale, timeZone: timeZone), output)
    await host.stop()
  }

  @MainActor private func serve<Hosted: App>(
    _ host: AppHost<Hosted>, _ visitor: Visitor, _ output: ProtocolOutput
  ) async {
    let app = await TestApp(host, for: visitor)
    let session = AppSession(app, within: .seconds(timeout), by: ContinuousClock())
    // As for a browser that opens the app's address. A refusal is shown on the screen.
    _ = try? await session.perform { try await $0.open("/") }
    let tools =
      session.tools + StructureTools.all(of: host, app)
      + DocumentationTools.all(of: documentation.map { DocumentationFolder($0) })
    let server = ModelContextServer(name: host.app.title, version: Hosted.version, tools: tools) { output.write($0) }
    await server.run(InputLines.standard())
    app.window.close()
  }
}
