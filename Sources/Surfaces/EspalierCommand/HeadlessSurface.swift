internal import EspalierBase
internal import ArgumentParser
public import EspalierApp
internal import EspalierNavigation
internal import Foundation

/// A surface that shows one place as text or JSON, and then ends. It is for a quick look at the place or for a script.
///
/// ```sh
/// ./notes --surface headless /notes/3
/// ./notes --surface headless --json /notes | jq '.[0].name'
/// ```
///
/// The app's own options name the person that looks (``/EspalierApp/App/person(_:)``). A place that does not exist, or
/// that this person may not visit, ends with a failure and is reported on standard error, as is an app that cannot be
/// opened. So are the errors whose numbers stand in the text. A place that is not there in time (`--timeout`) ends with
/// a failure that names what was waited for.
public struct HeadlessSurface: CommandSurface {
  /// The name of the surface, `headless`.
  public static let name = "headless"
  /// The purpose of the surface in one line.
  public static let summary = "one place as text or JSON, and nothing else"

  @Argument(help: ArgumentHelp("The place to show.", valueName: "path"))
  var place = "/"

  @Flag(help: "Write what can be read and done as JSON.")
  var json = false

  @Option(help: ArgumentHelp("The language and region to show it in, such as de-DE.", valueName: "tag"))
  var locale = "en-US"

  @Option(name: .customLong("time-zone"), help: ArgumentHelp("The time zone to show it in.", valueName: "name"))
  var timeZone = "UTC"

  @Option(help: ArgumentHelp("The time that the place has to be there.", valueName: "seconds"))
  var timeout = 30.0

  /// Creates the surface with its defaults.
  public init() {}

  /// Checks the options. Throws an error that names the wrong option and the values that it accepts.
  public func validate() throws {
    guard timeout > 0, timeout <= 86_400 else {
      throw ValidationError("--timeout takes seconds, more than 0 and no more than a day (86400).")
    }
    guard TimeZone(identifier: timeZone) != nil else {
      throw ValidationError("--time-zone takes a name like Europe/Berlin, not “\(timeZone)”.")
    }
  }

  /// Opens the place, waits until no work is pending, and writes the place to the standard output.
  public func show<Hosted: App>(_ host: AppHost<Hosted>, _ launch: Launch<Hosted.Options>) async throws {
    guard let path = Path(place) else {
      throw ValidationError("“\(place)” is no path. Write one like /accounts/1.")
    }
    let identity = try await host.app.person(launch.options)
    let visitor = Visitor(identity: identity, locale: locale, timeZone: timeZone)
    let reading = await HeadlessReading.read(
      host, visitor, at: path, asJSON: json, within: .seconds(timeout), by: ContinuousClock())
    await host.stop()
    if let text = reading.text { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }
    for line in reading.reports + [reading.fault].compactMap(\.self) { StandardErrorStream.write(line) }
    if reading.fault != nil { throw ExitCode.failure }
  }
}
