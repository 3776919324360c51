public import Espalier
public import EspalierGateways
public import WalletFeatures

/// Exchange rates, as the wallet finds them in its list of plug-ins.
///
/// ```swift
/// let bank = NetworkClient("https://bank.example", over: HTTPTransport())
/// let plugIn = RatesPlugIn(gateway: RatesNetworkGateway(bank: bank))
/// ```
public struct RatesPlugIn: PlugIn {
  /// The name of the plug-in, whose places are those below `/rates`.
  public let id = "rates"
  /// The title of the feature.
  public var title: String { .localized(.ratesTitle) }
  private let gateway: any Gateway<RatesQuery, DayRates>

  /// Makes the plug-in.
  ///
  /// - Parameter gateway: The source of the rates: the bank's network, or a `MockGateway` of a test.
  public init(gateway: any Gateway<RatesQuery, DayRates>) { self.gateway = gateway }

  /// An entry of the list of features, and the texts in other languages.
  public var contributions: [Contribution<any WalletShell>] {
    [
      .entry(in: .features, icon: .refresh, summary: .localized(.ratesSummary)),
      .content(in: .texts) { _ in TextTable.walletRates },
    ]
  }

  /// Builds the feature.
  public func build(in context: PlugInContext<any WalletShell>) -> Rates {
    Rates(scope: RatesScope(context.shell, gateway: gateway))
  }
}
