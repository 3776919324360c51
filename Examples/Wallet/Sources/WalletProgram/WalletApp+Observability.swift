import Espalier
import EspalierObservability
package import EspalierWeb
import Foundation
import Logging
import Wallet
import WalletStore

extension WalletApp: WebApp {
  /// Says which actions are stored, and serves the metrics, where `--metrics` asks for that.
  package func configure(_ configuration: inout WebConfiguration) {
    configuration.hasClaims = { [start] page, event in
      let prefix = EventClaim.prefix(page: page, event: event)
      return (try? await start.database().hasClaim(beginningWith: prefix)) ?? false
    }
    guard watch.servesMetrics else { return }
    let token = ProcessInfo.processInfo.environment["WALLET_METRICS_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
    configuration.endpoints.append(
      WebEndpoint(
        "/metrics", contentType: PrometheusMetrics.contentType, for: token.map(WebEndpoint.Access.token) ?? .thisMachine
      ) { [metrics = watch.metrics] in metrics.scrape() })
  }
}

extension WalletObservability {
  /// Creates the observability of a wallet for a launch. A headless wallet ends at once and leaves the files to the one
  /// that is served.
  init<Network>(_ launch: Launch<WalletOptions<Network>>) {
    var logger = Logger(label: "wallet")
    logger.logLevel = launch.isVerbose ? .debug : .notice
    self.init(directory: launch.directory, logger: logger, keepsFiles: launch.surface != "headless")
    servesMetrics = launch.options.metrics
  }
}
