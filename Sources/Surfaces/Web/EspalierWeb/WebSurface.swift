internal import ArgumentParser
public import EspalierApp
public import EspalierCommand
internal import EspalierHTML
internal import EspalierServer
internal import EspalierWorkers
public import EspalierViews
internal import Foundation
internal import Logging

/// A surface that serves an app to browsers until it is stopped, with the options that a server needs.
///
/// ```swift
/// @main struct Notes: App {
///   static let surfaces: [any AppSurface.Type] = [WebSurface.self]
///   func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope()) }
/// }
/// ```
///
/// An app makes further settings (its own style rules, limits) as a ``WebApp``. The folder `web` of the launch's
/// directory contains the sessions, the key that signs them, and files that are being uploaded.
public struct WebSurface: CommandSurface {
  /// The name of the surface, `web`.
  public static let name = "web"
  /// The description of the surface in the program's help.
  public static let summary = "a live page in every browser that can reach this machine's port"

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 takes any free one.")
  var port = 8080

  @Option(
    help: ArgumentHelp(
      "How many processes serve the app. With more than one, none of them matters: see the guide.", valueName: "count"))
  package var workers = 1

  @Option(
    help: ArgumentHelp(
      "The address that browsers see, such as https://app.example, when a proxy stands before the app.",
      valueName: "url"))
  var origin: String?

  @Option(
    name: .customLong("trust-proxy"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Addresses or networks (10.0.0.0/8) of proxies that are believed who asks, and by which name.",
      valueName: "address"))
  var proxies: [String] = []

  @Option(
    name: .customLong("allow-host"), parsing: .upToNextOption,
    help: ArgumentHelp("Further names by which browsers may ask for the app.", valueName: "host"))
  var hosts: [String] = []

  @Flag(help: "Show at /_espalier what the server does, to who has the token that lies beside the data.")
  var inspector = false

  @Option(
    name: .customLong("build-notice"),
    help: ArgumentHelp("A file that says why the program was not built anew.", valueName: "file", visibility: .hidden))
  var buildNotice: String?

  /// Returns the reasons why a browser cannot show view classes: a class has neither a layout nor a drawing
  /// (``/EspalierHTML/HTMLDrawn``), or its children have errors.
  public static func problems(of views: [View.Type]) -> [String] { UndrawnViews.problems(of: views) }

  /// Creates the surface with its default options.
  public init() {}

  /// Checks the options, and throws an error that names the invalid option and its valid values.
  public func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port takes a number from 0 to 65535.") }
    guard (1...64).contains(workers) else { throw ValidationError("--workers takes a number from 1 to 64.") }
    if let origin, !Self.isOrigin(origin) {
      throw ValidationError("--origin takes an address without a path, like https://app.example, not “\(origin)”.")
    }
    for proxy in proxies where NetworkRange(proxy) == nil {
      throw ValidationError(
        "--trust-proxy takes addresses like 127.0.0.1 and networks like 10.0.0.0/8, not “\(proxy)”.")
    }
    for host in hosts where host.isEmpty || host.contains("/") {
      throw ValidationError(
        "--allow-host takes names like app.example, not “\(host)”. For an address take --origin.")
    }
  }

  /// Runs a supervisor if several workers are requested, unless this process is one of them.
  public func runInstead<Hosted: App>(of app: Hosted.Type, _ launch: Launch<Hosted.Options>) async throws -> Bool {
    guard workers > 1, WebSupervisor.isWanted else { return false }
    var logger = Logger(label: "supervisor")
    logger.logLevel = launch.isVerbose ? .debug : .notice
    try await WebSupervisor(workers: workers, logger: logger).run()
    return true
  }

  /// Serves the app until the task is cancelled, or the process receives SIGINT or SIGTERM.
  public func show<Hosted: App>(_ host: AppHost<Hosted>, _ launch: Launch<Hosted.Options>) async throws {
    try await show(host, launch, with: nil)
  }

  /// Serves the app, with a certificate if one is given.
  package func show<Hosted: App>(
    _ host: AppHost<Hosted>, _ launch: Launch<Hosted.Options>, with certificate: (any WebCertificate)?
  ) async throws {
    let app = host.app
    var logger = Logger(label: app.title.lowercased())
    logger.logLevel = launch.isVerbose ? .debug : .notice
    let configuration = self.configuration(of: app, launch, with: certificate)
    try await WebServer(configuration, host: host, logger: logger).run { [configuration] port in
      var address = Self.address(of: configuration, port: port)
      if configuration.access.publicOrigin != nil {
        // The person who sets up the proxy needs the address at which the proxy reaches the app.
        var local = configuration
        local.access.publicOrigin = nil
        address += ", served from \(Self.address(of: local, port: port))"
      }
      var said = "\(app.title) is at \(address) — Control-C stops it.\n"
      if configuration.showsInspector {
        said +=
          "Its inspector is at \(Self.address(of: configuration, port: port))\(WebConfiguration.inspectorPath)/, with the token in "
          + "\(configuration.inspectorTokenFile.path).\n"
      }
      FileHandle.standardOutput.write(Data(said.utf8))
    }
  }

  /// Returns the configuration of the server from the options of a launch. The app's own changes are applied last.
  func configuration<Hosted: App>(
    of app: Hosted, _ launch: Launch<Hosted.Options>, with certificate: (any WebCertificate)? = nil
  ) -> WebConfiguration {
    var configuration = WebConfiguration(
      dataDirectory: launch.directory.appending(path: "web"), title: app.title, version: Hosted.version)
    apply(to: &configuration, of: app.title)
    configuration.certificate = certificate
    (app as? any WebApp)?.configure(&configuration)
    // The app may have set its data directory by now.
    if configuration.restoration.store == nil { configuration.keepPages(with: launch.durability) }
    return configuration
  }

  /// Returns the address that a person types into a browser: the public origin, or else the server's own, followed by
  /// the mount path.
  static func address(of configuration: WebConfiguration, port: Int) -> String {
    let host = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
    var origin =
      configuration.access.publicOrigin ?? "\(configuration.certificate == nil ? "http" : "https")://\(host):\(port)"
    if origin.hasSuffix("/") { origin.removeLast() }
    return origin + (MountPath(configuration.mountPath)?.prefix ?? "")
  }

  private func apply(to configuration: inout WebConfiguration, of title: String) {
    configuration.host = host
    configuration.port = port
    configuration.access.publicOrigin = origin
    configuration.showsInspector = inspector
    configuration.buildNotice = buildNotice.map { URL(filePath: $0) }
    configuration.access.trustedProxies = proxies.compactMap(NetworkRange.init)
    configuration.access.allowedHosts = Set(hosts)
    configuration.access.allowedHostsAdvice =
      "If it is a name of your \(title), start it with --allow-host NAME, or behind a proxy with --origin URL."
    configuration.access.trustedProxiesAdvice =
      "Start it with --trust-proxy ADDRESS, the proxy's; the proxy has to send X-Forwarded-For."
  }

  private static func isOrigin(_ text: String) -> Bool {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host(), !host.isEmpty
    else { return false }
    return ["", "/"].contains(url.path()) && url.query() == nil && url.fragment() == nil && url.user() == nil
  }
}
