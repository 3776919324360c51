public import Espalier
import EspalierGateways
public import WalletFeatures

/// The dependencies of the exchange rates: the shell's offers, and the bank.
public final class RatesScope: Scope<any WalletShell> {
  /// Fetches rates.
  let ratesGateway: any Gateway<RatesQuery, DayRates>

  init(_ shell: any WalletShell, gateway: any Gateway<RatesQuery, DayRates>) {
    ratesGateway = gateway
    super.init(shell)
  }
}
