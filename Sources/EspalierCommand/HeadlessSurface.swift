internal import ArgumentParser
public import EspalierApp
internal import EspalierHeadless
internal import EspalierNavigation
internal import EspalierScreens
internal import Foundation

/// Shows one place as text or JSON and ends: to look at, or for a script.
///
/// ```sh
/// ./notes --surface headless /notes/3
/// ./notes --surface headless --json /notes | jq '.[0].name'
/// ```
///
/// Whoever looks is whom the app's own options name (``App/person(_:)``). A place that does not exist, or to which they may
/// not come, ends with a failure and is told on standard error.
public struct HeadlessSurface: CommandSurface {
  /// `headless`.
  public static let name = "headless"
  /// What it is for.
  public static let summary = "one place as text or JSON, and nothing else"

  @Argument(help: ArgumentHelp("The place to show.", valueName: "path"))
  var place = "/"

  @Flag(help: "Write what can be read and done as JSON.")
  var json = false

  @Option(help: ArgumentHelp("The language and region to show it in, such as de-DE.", valueName: "tag"))
  var locale = "en-US"

  @Option(name: .customLong("time-zone"), help: ArgumentHelp("The time zone to show it in.", valueName: "name"))
  var timeZone = "UTC"

  /// Makes it with its defaults.
  public init() {}

  /// Opens the place, waits until nothing is under way, and writes it.
  public func show<Hosted: App>(_ host: AppHost<Hosted>, _ launch: Launch<Hosted.Options>) async throws {
    guard let path = Path(place) else {
      throw ValidationError("“\(place)” is no path. Write one like /accounts/1.")
    }
    let identity = try await host.app.person(launch.options)
    await host.start()
    let reading = await HeadlessReading.read(
      host, Visitor(identity: identity, locale: locale, timeZone: timeZone), at: path, asJSON: json)
    await host.stop()
    FileHandle.standardOutput.write(Data("\(reading.text)\n".utf8))
    if let fault = reading.fault {
      FileHandle.standardError.write(Data("\(fault)\n".utf8))
      throw ExitCode.failure
    }
  }
}

/// What is to be read at a place.
@MainActor
struct HeadlessReading: Sendable {
  let text: String
  let fault: String?

  static func read<Hosted: App>(
    _ host: AppHost<Hosted>, _ visitor: Visitor, at path: Path, asJSON: Bool
  ) async -> HeadlessReading {
    let window = await host.makeWindow(for: visitor, at: path)
    defer { window.close() }
    window.open(path)
    await window.settled()
    let snapshot = window.snapshot()
    let screen = window.screen
    let fault =
      screen?.isNotFound == true
      ? "There is no place \(path)."
      : screen?.isRefused == true ? "\(path) may not be seen by who asks." : nil
    return HeadlessReading(text: asJSON ? snapshot.json : snapshot.text, fault: fault)
  }
}
