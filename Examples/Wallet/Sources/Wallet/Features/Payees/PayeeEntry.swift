import Espalier
import WalletStore

/// The fields that a person fills in about a payee.
struct PayeeEntry: Hashable, Sendable {
  /// The name that the person gives to the payee; empty for the bank's.
  var name = ""
}

extension PayeeEntry {
  /// Creates the entry with the present name of a payee.
  init(_ payee: WalletPayee) { name = payee.givenName ?? "" }

  /// The fault of the name; nil if there is none.
  var fault: String? {
    guard name.contains(where: { !$0.isWhitespace }) else { return nil }
    do {
      _ = try GivenName(name)
      return nil
    } catch {
      return error.explanation
    }
  }
}
