/// A transaction as an OFX file writes it, before its values are understood.
struct OFXTransaction {
  let line: Int
  /// The leaves that are read; of several with one name the first counts.
  private(set) var type = ""
  private(set) var posted = ""
  private(set) var initiated = ""
  private(set) var available = ""
  private(set) var amount = ""
  private(set) var identifier = ""
  private(set) var name = ""
  private(set) var longName = ""
  private(set) var memo = ""
  var payee = ""
  /// The currency of this transaction alone. An `ORIGCURRENCY` only gives the currency of the amount before it was
  /// converted.
  var currency: String?

  init(line: Int) { self.line = line }

  mutating func take(_ leaf: String, _ text: String) {
    switch leaf {
    case "TRNTYPE": if type.isEmpty { type = text }
    case "DTPOSTED": if posted.isEmpty { posted = text }
    case "DTUSER": if initiated.isEmpty { initiated = text }
    case "DTAVAIL": if available.isEmpty { available = text }
    case "TRNAMT": if amount.isEmpty { amount = text }
    case "FITID": if identifier.isEmpty { identifier = text }
    case "NAME": if name.isEmpty { name = text }
    case "EXTDNAME": if longName.isEmpty { longName = text }
    case "MEMO": if memo.isEmpty { memo = text }
    default: break
    }
  }

  /// The text of the transaction for a refusal.
  var text: String {
    let leaves = [
      ("TRNTYPE", type), ("DTPOSTED", posted), ("TRNAMT", amount), ("FITID", identifier), ("NAME", name),
      ("MEMO", memo),
    ]
    return leaves.filter { !$0.1.isEmpty }.map { "\($0.0) \(TextTrimming.shortened($0.1, to: 120))" }
      .joined(separator: ", ")
  }

  /// The approximate number of bytes that the transaction takes in memory.
  var heldBytes: Int {
    MemoryLayout<OFXTransaction>.stride + identifier.heldBytes + name.heldBytes + longName.heldBytes + memo.heldBytes
      + payee.heldBytes + posted.heldBytes + initiated.heldBytes + available.heldBytes + amount.heldBytes
      + type.heldBytes
  }
}

/// An account of an OFX file, before its values are understood.
struct OFXAccount {
  enum Kind { case bank, card, investment }

  var kind: Kind
  var line: Int
  private(set) var values: [String: String] = [:]
  var name: String?
  var defaultCurrency: String?
  var transactions: [OFXTransaction] = []
  var balance: String?
  var balanceDate: String?

  private static let leaves: Set<String> = ["BANKID", "BROKERID", "BRANCHID", "ACCTID", "ACCTTYPE"]

  /// Takes a leaf of the account's number; of several with one name the first counts.
  mutating func take(_ leaf: String, _ text: String) {
    if Self.leaves.contains(leaf), values[leaf] == nil { values[leaf] = text }
  }

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
