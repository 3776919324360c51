import WalletBanking

extension BankError {
  /// Whether there is something again once the person connects the bank.
  var isMendedByConnecting: Bool { self == .notConnected || self == .ended }
}
