import Statements
import WalletFeatures
import WalletStore

/// Balances in words: one that the bank or the person gave is never shown as a mere sum, nor the other way round.
extension Formats {
  /// Returns the source of an account's balance in words.
  func origin(of balance: AccountBalance) -> String {
    switch balance.basis {
    case .bank(let day): "The bank's of \(shortDay(day)), and what came after"
    case .opening(let day): "Yours of \(shortDay(day)), and what came from then on"
    case .sum(let day?): "Only the sum since \(shortDay(day)); what was there before is not known"
    case .sum(nil): "No operations yet"
    }
  }

  /// Returns the same in few words, for a row of a list.
  func shortOrigin(of balance: AccountBalance) -> String {
    switch balance.basis {
    case .bank(let day): "Bank's balance of \(shortDay(day))"
    case .opening(let day): "Your balance of \(shortDay(day))"
    case .sum(let day?): "Sum since \(shortDay(day))"
    case .sum(nil): "No operations yet"
    }
  }

  /// Returns the sources of the total of all accounts of a currency in words.
  func origin(of total: BalanceTotal) -> String {
    switch (total.known, total.summed) {
    case (let known?, nil): "Balances\(of(known)), and what came after"
    case (nil, let summed?): "Only the sum\(since(summed)); what was there before is not known"
    case (let known?, let summed?):
      "\(amount(known.total)) from balances\(of(known)); \(amount(summed.total)) is only the sum\(since(summed))"
    case (nil, nil): ""
    }
  }

  private func of(_ part: BalanceTotal.Part) -> String {
    guard let days = part.days else { return "" }
    guard days.lowerBound < days.upperBound else { return " of \(shortDay(days.lowerBound))" }
    return " of \(shortDay(days.lowerBound)) to \(shortDay(days.upperBound))"
  }

  private func since(_ part: BalanceTotal.Part) -> String {
    part.days.map { " since \(shortDay($0.lowerBound))" } ?? ""
  }
}
