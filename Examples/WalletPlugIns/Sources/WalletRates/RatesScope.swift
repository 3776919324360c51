public import Espalier
import EspalierGateways
public import WalletFeatures

/// What the exchange rates depend on: what the shell offers, and the bank.
public final class RatesScope: Scope<any WalletShell> {
  /// Fetches rates.
  let ratesGateway: any Gateway<RatesQuery, DayRates>

  init(_ shell: any WalletShell, gateway: any Gateway<RatesQuery, DayRates>) {
    ratesGateway = gateway
    super.init(shell)
  }
}
