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
/// not come, ends with a failure and is told on standard error, as is an app that cannot be opened. So are the errors whose
/// numbers stand in the text.
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

  /// Says which option is wrong, and what it takes.
  public func validate() throws {
    guard TimeZone(identifier: timeZone) != nil else {
      throw ValidationError("--time-zone takes a name like Europe/Berlin, not “\(timeZone)”.")
    }
  }

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
    for line in reading.reports + [reading.fault].compactMap(\.self) { StandardError.write(line) }
    if reading.fault != nil { throw ExitCode.failure }
  }
}

/// What is to be read at a place.
@MainActor
struct HeadlessReading: Sendable {
  let text: String
  /// What the window reported, such as the errors behind the numbers in the text.
  let reports: [String]
  /// The reason why the place cannot be read.
  let fault: String?

  static func read<Hosted: App>(
    _ host: AppHost<Hosted>, _ visitor: Visitor, at path: Path, asJSON: Bool
  ) async -> HeadlessReading {
    let (window, error) = await host.openWindow(for: visitor, at: path)
    defer { window.close() }
    var reports: [String] = []
    window.report = { reports.append($0) }
    window.open(path)
    await window.settled()
    let snapshot = window.snapshot()
    let fault = error == nil ? fault(of: window.screen, at: path) : "\(host.app.title) could not be opened."
    return HeadlessReading(text: asJSON ? snapshot.json : snapshot.text, reports: reports, fault: fault)
  }

  private static func fault(of screen: Screen?, at path: Path) -> String? {
    if screen?.isNotFound == true { return "There is no place \(path)." }
    return screen?.isRefused == true ? "\(path) may not be seen by who asks." : nil
  }
}
