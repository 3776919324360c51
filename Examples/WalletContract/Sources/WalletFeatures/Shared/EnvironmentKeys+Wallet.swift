public import Espalier

extension EnvironmentKeys {
  /// The formats of amounts and days for the person.
  public var formats: EnvironmentKey<Formats> {
    EnvironmentKey(default: Formats(timeZone: "UTC"), isRequired: true)
  }

  /// The currency in which the person reads totals, and the rates for it.
  public var totals: EnvironmentKey<TotalCurrencyChoice> {
    EnvironmentKey(default: TotalCurrencyChoice(), isRequired: true)
  }
}

extension DataName {
  /// Everything that the person has in the wallet: each commit changes it, by this window, another one, or another
  /// process.
  public static let ledger: DataName = "ledger"
}
