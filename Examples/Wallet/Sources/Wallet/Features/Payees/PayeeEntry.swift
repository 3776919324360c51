import WalletStore

/// What a person fills in about a payee.
struct PayeeEntry: Hashable, Sendable {
  /// The name that they give it; empty for the bank's.
  var name = ""
}

extension PayeeEntry {
  /// What is known about a payee so far.
  init(_ payee: WalletPayee) { name = payee.givenName ?? "" }

  /// What is wrong with the name.
  var fault: String? {
    guard name.contains(where: { !$0.isWhitespace }) else { return nil }
    do {
      _ = try GivenName(name)
      return nil
    } catch {
      return "\(error)"
    }
  }
}
