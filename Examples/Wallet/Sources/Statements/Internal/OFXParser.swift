/// Gathers accounts and transactions from the tags of an OFX file.
///
/// It follows only the aggregates it needs and takes every other tag for a leaf, so that leaves may be closed or not,
/// and a missing or stray closing tag costs no more than the one record it belongs to.
struct OFXParser {
  private(set) var accounts: [OFXAccount] = []
  private(set) var refusals = Refusals()
  private(set) var hasContent = false

  private var statement: OFXAccount?
  private var listed: OFXAccount?
  private var listedName: String?
  private var transaction: OFXTransaction?
  /// The small aggregate that leaves now belong to: an account's number, a balance, a payee, a currency.
  private var aggregate: String?
  private var leaf: String?
  private var investment: (name: String, line: Int, text: String)?
  private var status: (line: Int, code: String, severity: String, message: String)?
  private var isInInvestments = false
  private var transactionCount = 0
  private let watch: ReadingWatch

  init(_ utf8: [UInt8], watch: ReadingWatch) throws(StatementError) {
    self.watch = watch
    var tokens = MarkupTokens(utf8, watch: watch)
    while let token = try tokens.next() {
      switch token {
      case .open(let name, let line): try open(name, line)
      case .close(let name): try close(name)
      case .text(let text): take(text)
      }
    }
    if let transaction {
      try refuse(transaction.line, .cutOff, transaction.text)
    }
    transaction = nil
    try finishStatement()
    try finishListed()
  }

  private mutating func refuse(_ line: Int, _ reason: Refusal.Reason, _ text: String) throws(StatementError) {
    try watch.check(refusals.count + 1, .refusals, most: watch.limits.refusals, line: line)
    let refusal = Refusal(line: line, reason: reason, text: text)
    try watch.hold(refusal.heldBytes, line: line)
    refusals.append(refusal)
  }

  private mutating func add(_ account: OFXAccount) throws(StatementError) {
    try watch.check(accounts.count + 1, .accounts, most: watch.limits.accounts, line: account.line)
    accounts.append(account)
  }

  private mutating func open(_ name: String, _ line: Int) throws(StatementError) {
    leaf = nil
    if let current = aggregate, Self.leaves[current]?.contains(name) != true {
      // Banks add leaves of their own to an account's number, which comes before all transactions.
      let isHead = transaction == nil && current.hasSuffix("ACCTFROM") && name.contains(".")
      if !isHead { aggregate = nil }
    }
    switch name {
    case "STMTTRN":
      try finishTransaction()
      try finishInvestment()
      transaction = OFXTransaction(line: line)
    case "STMTRS", "CCSTMTRS", "INVSTMTRS":
      try finishStatement()
      hasContent = true
      let kind: OFXAccount.Kind = name == "STMTRS" ? .bank : name == "CCSTMTRS" ? .card : .investment
      statement = OFXAccount(kind: kind, line: line)
    case "ACCTINFO":
      try finishListed()
      listedName = nil
      hasContent = true
    case "BANKACCTFROM", "CCACCTFROM", "INVACCTFROM":
      aggregate = name
      if statement == nil { try beginListed(name, line) }
    case "LEDGERBAL", "INVBAL", "PAYEE", "CURRENCY", "ORIGCURRENCY", "BANKACCTTO", "CCACCTTO", "AVAILBAL":
      aggregate = name
    case "STATUS":
      status = (line, "", "", "")
      aggregate = name
    case "INVTRANLIST": isInInvestments = true
    case _ where isInInvestments && Self.investments.contains(name):
      try finishTransaction()
      try finishInvestment()
      investment = (name, line, "")
    default: leaf = name
    }
  }

  private mutating func close(_ name: String) throws(StatementError) {
    leaf = nil
    switch name {
    case "STMTTRN": try finishTransaction()
    case "BANKTRANLIST": try finishTransaction()
    case "INVTRANLIST":
      try finishTransaction()
      try finishInvestment()
      isInInvestments = false
    case "STMTRS", "CCSTMTRS", "INVSTMTRS": try finishStatement()
    case "ACCTINFO": try finishListed()
    case "STATUS": try finishStatus()
    case _ where name == investment?.name: try finishInvestment()
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
        statement?.take(leaf, text)
      } else {
        listed?.take(leaf, text)
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
      transaction?.take(leaf, text)
    } else if let known = investment?.text {
      // As much as a refusal shows.
      if known.utf8.count < 1_000 { investment?.text += (known.isEmpty ? "" : ", ") + "\(leaf) \(text)" }
    } else if leaf == "CURDEF" {
      if statement?.defaultCurrency == nil { statement?.defaultCurrency = text }
    } else if leaf == "DESC", statement == nil {
      if listed == nil { listedName = text } else if listed?.name == nil { listed?.name = text }
    } else if leaf == "DTASOF", statement?.kind == .investment, statement?.balanceDate == nil {
      statement?.balanceDate = text
    }
  }

  private mutating func beginListed(_ name: String, _ line: Int) throws(StatementError) {
    let isNew = listed == nil || listed?.values["ACCTID"] != nil
    guard isNew else { return }
    let desc = listed?.name ?? listedName
    try finishListed()
    let kind: OFXAccount.Kind = name == "BANKACCTFROM" ? .bank : name == "CCACCTFROM" ? .card : .investment
    listed = OFXAccount(kind: kind, line: line, name: desc)
  }

  private mutating func finishTransaction() throws(StatementError) {
    guard let transaction else { return }
    transactionCount += 1
    try watch.check(transactionCount, .operations, most: watch.limits.operations, line: transaction.line)
    try watch.hold(transaction.heldBytes, line: transaction.line)
    self.transaction = nil
    aggregate = nil
    hasContent = true
    // A fragment without the statement around it is still read.
    if statement == nil { statement = OFXAccount(kind: .bank, line: transaction.line) }
    statement?.transactions.append(transaction)
  }

  private mutating func finishInvestment() throws(StatementError) {
    guard let investment else { return }
    self.investment = nil
    try refuse(investment.line, .investment(investment.name), investment.text)
  }

  private mutating func finishStatement() throws(StatementError) {
    try finishTransaction()
    try finishInvestment()
    isInInvestments = false
    if let statement { try add(statement) }
    statement = nil
  }

  private mutating func finishListed() throws(StatementError) {
    if let listed, listed.values["ACCTID"] != nil { try add(listed) }
    listed = nil
  }

  private mutating func finishStatus() throws(StatementError) {
    if let status, status.severity.uppercased() == "ERROR" {
      try refuse(status.line, .bankError, "\(status.code) \(status.message)")
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
