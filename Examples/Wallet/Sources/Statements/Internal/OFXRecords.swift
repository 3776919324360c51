/// A transaction as an OFX file writes it, before its values are understood.
struct OFXTransaction {
  let line: Int
  /// Leaf by name; the first of a name counts.
  var values: [String: String] = [:]
  var payee = ""
  /// The currency of this transaction alone. An `ORIGCURRENCY` only says what the amount was before it was converted.
  var currency: String?

  func value(_ name: String) -> String { values[name] ?? "" }

  /// How it reads, for a refusal.
  var text: String {
    ["TRNTYPE", "DTPOSTED", "TRNAMT", "FITID", "NAME", "MEMO"].compactMap { name in
      values[name].map { "\(name) \($0)" }
    }.joined(separator: ", ")
  }
}

/// An account of an OFX file, before its values are understood.
struct OFXAccount {
  enum Kind { case bank, card, investment }

  var kind: Kind
  var line: Int
  var values: [String: String] = [:]
  var name: String?
  var defaultCurrency: String?
  var transactions: [OFXTransaction] = []
  var balance: String?
  var balanceDate: String?

  var identifier: String? {
    guard let number = values["ACCTID"] else { return nil }
    let bank = [values["BANKID"] ?? values["BROKERID"], values["BRANCHID"]].compactMap { $0 }
    return (bank + [number]).joined(separator: "/")
  }

  var statementKind: StatementAccount.Kind {
    switch kind {
    case .card: return .card
    case .investment: return .other
    case .bank: break
    }
    switch values["ACCTTYPE"]?.uppercased() ?? "" {
    case "CHECKING": return .checking
    case "SAVINGS", "MONEYMRKT", "CD": return .savings
    case "CREDITLINE", "LOAN": return .credit
    case "CREDITCARD": return .card
    default: return .other
    }
  }
}
