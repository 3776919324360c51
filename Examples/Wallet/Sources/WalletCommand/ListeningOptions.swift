import ArgumentParser
import EspalierWeb
import Foundation

/// Where Wallet listens, and whom it believes.
struct ListeningOptions: ParsableArguments {
  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 takes any free one.")
  var port = 8080

  @Option(
    help: ArgumentHelp(
      "The address that browsers see, such as https://wallet.example, when a proxy stands before Wallet.",
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
    help: ArgumentHelp("Further names by which browsers may ask for Wallet.", valueName: "host"))
  var hosts: [String] = []

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("--port takes a number from 0 to 65535.") }
    if let origin, !Self.isOrigin(origin) {
      throw ValidationError("--origin takes an address without a path, like https://wallet.example, not “\(origin)”.")
    }
    for proxy in proxies where NetworkRange(proxy) == nil {
      throw ValidationError(
        "--trust-proxy takes addresses like 127.0.0.1 and networks like 10.0.0.0/8, not “\(proxy)”.")
    }
    for host in hosts where host.isEmpty || host.contains("/") {
      throw ValidationError(
        "--allow-host takes names like wallet.example, not “\(host)”. For an address take --origin.")
    }
  }

  func apply(to configuration: inout WebConfiguration) {
    configuration.host = host
    configuration.port = port
    configuration.publicOrigin = origin
    configuration.trustedProxies = proxies.compactMap(NetworkRange.init)
    configuration.allowedHosts = Set(hosts)
    configuration.allowedHostsAdvice =
      "If it is a name of your Wallet, start it with --allow-host NAME, or behind a proxy with --origin URL."
    configuration.trustedProxiesAdvice =
      "Start it with --trust-proxy ADDRESS, the proxy's; the proxy has to send X-Forwarded-For."
  }

  private static func isOrigin(_ text: String) -> Bool {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host(), !host.isEmpty
    else { return false }
    return ["", "/"].contains(url.path()) && url.query() == nil && url.fragment() == nil && url.user() == nil
  }
}
