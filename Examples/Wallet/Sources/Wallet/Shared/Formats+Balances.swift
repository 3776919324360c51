import Espalier
import Statements
import WalletFeatures
import WalletStore

/// Balances in words: one that the bank or the person gave is never shown as a mere sum, nor the other way round.
extension Formats {
  /// Returns the source of an account's balance in words.
  func origin(of balance: AccountBalance) -> String {
    switch balance.basis {
    case .bank(let day): .localized(.walletBankOrigin(day: shortDay(day)))
    case .opening(let day): .localized(.walletOpeningOrigin(day: shortDay(day)))
    case .sum(let day?): .localized(.walletSumOrigin(day: shortDay(day)))
    case .sum(nil): .localized(.walletNoOperationsYet)
    }
  }

  /// Returns the same in few words, for a row of a list.
  func shortOrigin(of balance: AccountBalance) -> String {
    switch balance.basis {
    case .bank(let day): .localized(.walletShortBankOrigin(day: shortDay(day)))
    case .opening(let day): .localized(.walletShortOpeningOrigin(day: shortDay(day)))
    case .sum(let day?): .localized(.walletShortSumOrigin(day: shortDay(day)))
    case .sum(nil): .localized(.walletNoOperationsYet)
    }
  }

  /// Returns the sources of the total of all accounts of a currency in words.
  func origin(of total: BalanceTotal) -> String {
    switch (total.known, total.summed) {
    case (let known?, nil): .localized(words(of: known))
    case (nil, let summed?): .localized(words(since: summed))
    case (let known?, let summed?):
      .localized(
        .walletMixedTotal(
          known: amount(known.total), knownPart: .localized(phrase(of: known)), summed: amount(summed.total),
          summedPart: .localized(phrase(since: summed))))
    case (nil, nil): ""
    }
  }

  private func words(of part: BalanceTotal.Part) -> LocalizedText {
    guard let days = part.days else { return .walletKnownTotal }
    let (first, last) = (shortDay(days.lowerBound), shortDay(days.upperBound))
    return days.lowerBound < days.upperBound
      ? .walletKnownTotalFrom(first: first, last: last) : .walletKnownTotalOf(day: first)
  }

  private func words(since part: BalanceTotal.Part) -> LocalizedText {
    part.days.map { .walletSummedTotalSince(day: shortDay($0.lowerBound)) } ?? .walletSummedTotal
  }

  private func phrase(of part: BalanceTotal.Part) -> LocalizedText {
    guard let days = part.days else { return .walletFromBalances }
    let (first, last) = (shortDay(days.lowerBound), shortDay(days.upperBound))
    return days.lowerBound < days.upperBound
      ? .walletFromBalancesFrom(first: first, last: last) : .walletFromBalancesOf(day: first)
  }

  private func phrase(since part: BalanceTotal.Part) -> LocalizedText {
    part.days.map { .walletIsOnlySumSince(day: shortDay($0.lowerBound)) } ?? .walletIsOnlySum
  }
}
