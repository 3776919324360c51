/// Gathers accounts and transactions from the tags of an OFX file.
///
/// It follows only the aggregates it needs and takes every other tag for a leaf, so that leaves may be closed or not,
/// and a missing or stray closing tag costs no more than the one record it belongs to.
struct OFXParser {
  private(set) var accounts: [OFXAccount] = []
  private(set) var refusals: [Refusal] = []
  private(set) var hasContent = false

  private var statement: OFXAccount?
  private var listed: OFXAccount?
  private var listedName: String?
  private var transaction: OFXTransaction?
  /// The small aggregate that leaves now belong to: an account's number, a balance, a payee, a currency.
  private var aggregate: String?
  private var leaf: String?
  private var investment: (name: String, line: Int, text: [String])?
  private var status: (line: Int, code: String, severity: String, message: String)?
  private var isInInvestments = false

  init(_ utf8: [UInt8]) {
    var tokens = MarkupTokens(utf8)
    while let token = tokens.next() {
      switch token {
      case .open(let name, let line): open(name, line)
      case .close(let name): close(name)
      case .text(let text): take(text)
      }
    }
    if let transaction {
      refusals.append(
        Refusal(line: transaction.line, reason: "the file ends within this transaction", text: transaction.text))
    }
    transaction = nil
    finishStatement()
    finishListed()
  }

  private mutating func open(_ name: String, _ line: Int) {
    leaf = nil
    if let current = aggregate, Self.leaves[current]?.contains(name) != true {
      // Banks add leaves of their own to an account's number, which comes before all transactions.
      let isHead = transaction == nil && current.hasSuffix("ACCTFROM") && name.contains(".")
      if !isHead { aggregate = nil }
    }
    switch name {
    case "STMTTRN":
      finishTransaction()
      finishInvestment()
      transaction = OFXTransaction(line: line)
    case "STMTRS", "CCSTMTRS", "INVSTMTRS":
      finishStatement()
      hasContent = true
      let kind: OFXAccount.Kind = name == "STMTRS" ? .bank : name == "CCSTMTRS" ? .card : .investment
      statement = OFXAccount(kind: kind, line: line)
    case "ACCTINFO":
      finishListed()
      listedName = nil
      hasContent = true
    case "BANKACCTFROM", "CCACCTFROM", "INVACCTFROM":
      aggregate = name
      if statement == nil { beginListed(name, line) }
    case "LEDGERBAL", "INVBAL", "PAYEE", "CURRENCY", "ORIGCURRENCY", "BANKACCTTO", "CCACCTTO", "AVAILBAL":
      aggregate = name
    case "STATUS":
      status = (line, "", "", "")
      aggregate = name
    case "INVTRANLIST": isInInvestments = true
    case _ where isInInvestments && Self.investments.contains(name):
      finishTransaction()
      finishInvestment()
      investment = (name, line, [])
    default: leaf = name
    }
  }

  private mutating func close(_ name: String) {
    leaf = nil
    switch name {
    case "STMTTRN": finishTransaction()
    case "BANKTRANLIST": finishTransaction()
    case "INVTRANLIST":
      finishTransaction()
      finishInvestment()
      isInInvestments = false
    case "STMTRS", "CCSTMTRS", "INVSTMTRS": finishStatement()
    case "ACCTINFO": finishListed()
    case "STATUS": finishStatus()
    case _ where name == investment?.name: finishInvestment()
    default: break
    }
    if name == aggregate { aggregate = nil }
  }

  private mutating func take(_ text: String) {
    guard let leaf else {
      // `<CURRENCY>USD` and `<PAYEE>Name` without the leaves the format asks for.
      if aggregate == "CURRENCY", transaction?.currency == nil { transaction?.currency = text }
      if aggregate == "PAYEE" { transaction?.payee = text }
      return
    }
    // A text may come in pieces around a comment; only the first is the value.
    self.leaf = nil
    switch aggregate {
    case "BANKACCTFROM"?, "CCACCTFROM"?, "INVACCTFROM"?:
      if statement != nil {
        if statement?.values[leaf] == nil { statement?.values[leaf] = text }
      } else if listed?.values[leaf] == nil {
        listed?.values[leaf] = text
      }
    case "LEDGERBAL"?:
      if leaf == "BALAMT" { statement?.balance = text }
      if leaf == "DTASOF" { statement?.balanceDate = text }
    case "INVBAL"?: if leaf == "AVAILCASH" { statement?.balance = text }
    case "PAYEE"?: if leaf == "NAME" { transaction?.payee = text }
    case "CURRENCY"?: if leaf == "CURSYM" { transaction?.currency = text }
    case "STATUS"?:
      if leaf == "CODE" { status?.code = text }
      if leaf == "SEVERITY" { status?.severity = text }
      if leaf == "MESSAGE" { status?.message = text }
    case "ORIGCURRENCY"?, "BANKACCTTO"?, "CCACCTTO"?, "AVAILBAL"?: break
    default: takeValue(leaf, text)
    }
  }

  private mutating func takeValue(_ leaf: String, _ text: String) {
    if transaction != nil {
      if transaction?.values[leaf] == nil { transaction?.values[leaf] = text }
    } else if investment != nil {
      investment?.text.append("\(leaf) \(text)")
    } else if leaf == "CURDEF" {
      if statement?.defaultCurrency == nil { statement?.defaultCurrency = text }
    } else if leaf == "DESC", statement == nil {
      if listed == nil { listedName = text } else if listed?.name == nil { listed?.name = text }
    } else if leaf == "DTASOF", statement?.kind == .investment, statement?.balanceDate == nil {
      statement?.balanceDate = text
    }
  }

  private mutating func beginListed(_ name: String, _ line: Int) {
    let isNew = listed == nil || listed?.values["ACCTID"] != nil
    guard isNew else { return }
    let desc = listed?.name ?? listedName
    finishListed()
    let kind: OFXAccount.Kind = name == "BANKACCTFROM" ? .bank : name == "CCACCTFROM" ? .card : .investment
    listed = OFXAccount(kind: kind, line: line, name: desc)
  }

  private mutating func finishTransaction() {
    guard let transaction else { return }
    self.transaction = nil
    aggregate = nil
    hasContent = true
    // A fragment without the statement around it is still read.
    if statement == nil { statement = OFXAccount(kind: .bank, line: transaction.line) }
    statement?.transactions.append(transaction)
  }

  private mutating func finishInvestment() {
    guard let investment else { return }
    self.investment = nil
    refusals.append(
      Refusal(
        line: investment.line,
        reason: "an investment transaction (\(investment.name)) is not read, only movements of cash",
        text: investment.text.joined(separator: ", ")))
  }

  private mutating func finishStatement() {
    finishTransaction()
    finishInvestment()
    isInInvestments = false
    if let statement { accounts.append(statement) }
    statement = nil
  }

  private mutating func finishListed() {
    if let listed, listed.values["ACCTID"] != nil { accounts.append(listed) }
    listed = nil
  }

  private mutating func finishStatus() {
    if let status, status.severity.uppercased() == "ERROR" {
      refusals.append(
        Refusal(
          line: status.line, reason: "the bank answered with an error instead of a statement",
          text: "\(status.code) \(status.message)"))
    }
    status = nil
  }

  /// The leaves of the small aggregates. Any other tag of the format ends the aggregate, whether or not it was closed.
  private static let leaves: [String: Set<String>] = [
    "BANKACCTFROM": account, "CCACCTFROM": account, "INVACCTFROM": account, "BANKACCTTO": account, "CCACCTTO": account,
    "LEDGERBAL": ["BALAMT", "DTASOF"], "AVAILBAL": ["BALAMT", "DTASOF"],
    "INVBAL": ["AVAILCASH", "MARGINBALANCE", "SHORTBALANCE", "BUYPOWER"],
    "PAYEE": ["NAME", "ADDR1", "ADDR2", "ADDR3", "CITY", "STATE", "POSTALCODE", "COUNTRY", "PHONE"],
    "CURRENCY": ["CURRATE", "CURSYM"], "ORIGCURRENCY": ["CURRATE", "CURSYM"],
    "STATUS": ["CODE", "SEVERITY", "MESSAGE"],
  ]
  private static let account: Set<String> = ["BANKID", "BROKERID", "BRANCHID", "ACCTID", "ACCTTYPE", "ACCTKEY"]
  private static let investments: Set<String> = [
    "BUYDEBT", "BUYMF", "BUYOPT", "BUYOTHER", "BUYSTOCK", "CLOSUREOPT", "INCOME", "INVEXPENSE", "JRNLFUND", "JRNLSEC",
    "MARGININTEREST", "REINVEST", "RETOFCAP", "SELLDEBT", "SELLMF", "SELLOPT", "SELLOTHER", "SELLSTOCK", "SPLIT",
    "TRANSFER",
  ]
}
