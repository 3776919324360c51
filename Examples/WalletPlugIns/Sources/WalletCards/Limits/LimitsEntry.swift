package import Espalier
import Foundation
package import WalletValues

/// The limits as a person fills them in, in whole units of the currency.
package struct LimitsEntry: Codable, Equatable, Sendable {
  /// The limit of a day.
  package var daily: Double?
  /// The limit of a month.
  package var monthly: Double?

  /// The greatest limit that the bank takes, in the smallest unit.
  private static let largest: Int64 = 100_000_000

  /// Creates an entry from the limits that a card has.
  package init(_ limits: Card.Amounts) {
    daily = Double(limits.daily.decimalText)
    monthly = Double(limits.monthly.decimalText)
  }

  /// The limits that were filled in; nil while something is missing or is no limit.
  package func limits(in currency: Currency) -> Card.Amounts? {
    guard let daily = Self.units(daily, in: currency), let monthly = Self.units(monthly, in: currency) else {
      return nil
    }
    return Card.Amounts(
      daily: Money(minorUnits: daily, currency: currency), monthly: Money(minorUnits: monthly, currency: currency))
  }

  /// Returns the same entry above a newer version of the card: the person's changes stay, the rest is as the card is
  /// now.
  package func rebased(from old: LimitsEntry, onto new: LimitsEntry) -> LimitsEntry {
    var entry = self
    if daily == old.daily { entry.daily = new.daily }
    if monthly == old.monthly { entry.monthly = new.monthly }
    return entry
  }

  /// The rules of the form, as the bank has them.
  @MainActor package static func checks(in currency: Currency) -> [FormCheck<LimitsEntry>] {
    [
      FormCheck(\.daily) { problem(with: $0.daily, missing: .cardsDayMissing, in: currency) },
      FormCheck(\.daily, .cardsDayOverMonth) { entry in
        guard let daily = entry.daily, let monthly = entry.monthly else { return true }
        return daily <= monthly
      },
      FormCheck(\.monthly) { problem(with: $0.monthly, missing: .cardsMonthMissing, in: currency) },
    ]
  }

  private static func problem(with amount: Double?, missing: LocalizedText, in currency: Currency) -> String? {
    guard let amount else { return missing.localized }
    guard amount >= 0 else { return .localized(.cardsNegative) }
    return units(amount, in: currency) == nil ? .localized(.cardsTooLarge) : nil
  }

  /// A field holds a number of few digits; the nearest smallest unit is what was typed.
  private static func units(_ amount: Double?, in currency: Currency) -> Int64? {
    guard let amount else { return nil }
    let units = (amount * pow(10, Double(currency.minorUnitDigits))).rounded()
    return (0...Double(largest)).contains(units) ? Int64(units) : nil
  }
}
