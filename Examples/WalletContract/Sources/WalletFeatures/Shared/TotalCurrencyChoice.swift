public import Observation
public import WalletValues

/// The currency of the person's totals as it is chosen now, with the rates that there are now, for all screens of a window.
///
/// The root sets it when it is opened and after each commit. A screen reads ``current`` where it writes a total, and is made again when
/// that changes:
///
/// ```swift
/// formats.total(of: payee.totals, in: totals.current)
/// ```
@MainActor @Observable
public final class TotalCurrencyChoice {
  /// The currency, with the rates.
  public private(set) var current: TotalCurrency

  /// Begins with each currency by itself.
  public init(_ current: TotalCurrency = TotalCurrency()) { self.current = current }

  /// Something else was chosen, or other rates have come.
  public func show(_ choice: TotalCurrency) { if choice != current { current = choice } }
}
