/// Makes accounts and operations of rows, once the meanings of the columns are decided.
struct TableAssembly {
  private let decisions: TableDecisions
  private let options: ReadingOptions
  private let fallbackAccount: String
  private let separator: UInt8
  private var accounts: [StatementAccount] = []
  private var balances: [RunningBalance] = []
  private var positions: [String: Int] = [:]
  private var refusals = Refusals()
  private var operationCount = 0
  /// True if the lines above a table name its account.
  private var namesAccount = false
  private var sectionIndex = 0
  private let watch: ReadingWatch

  init(
    decisions: TableDecisions, options: ReadingOptions, fallbackAccount: String, separator: UInt8, watch: ReadingWatch
  ) {
    self.decisions = decisions
    self.options = options
    self.fallbackAccount = fallbackAccount
    self.separator = separator
    self.watch = watch
  }

  /// Makes operations and refusals of the rows of the next table.
  mutating func take(_ evidence: TableEvidence) throws(StatementError) {
    let section = evidence.section
    let use = section.use
    let currency = decisions.currencies[sectionIndex]
    let signing = decisions.signing[sectionIndex]
    sectionIndex += 1
    let sorting = RowSorting(use: use)
    var identifiers = UniqueIdentifiers(column: use.identifier)
    let own = ownAccount(section.preamble)
    let before = accounts.map(\.operations.count)
    var hasRows = false
    var isBehindTable = false
    try section.rows.forEach { (index, record) throws(StatementError) in
      if index > evidence.lastDated, section.rows.places[index].isBelowBlank { isBehindTable = true }
      switch sorting.sense(of: record, isBehindTable: isBehindTable) {
      case .passed: return
      case .refused(let reason): try refuse(record, reason)
      case .operation(let row):
        hasRows = true
        let identifier = identifiers.identifier(row)
        switch operation(row, use: use, signing: signing, fallback: currency) {
        case .success(var operation):
          operation.bankIdentifier = identifier
          try add(operation, of: row, use: use, own: own)
        case .failure(let fault): try refuse(record, fault.reason)
        }
      }
    }
    // A table without operations still has an account, unless its rows would have named one.
    let isNamed = section.preamble.accountNumber != nil || section.preamble.accountName != nil
    if !hasRows && (isNamed || (use.accountNumber ?? use.accountName) == nil) { _ = try position(own, line: 0) }
    for index in accounts.indices {
      identifiers.removeRepeated(from: &accounts[index].operations, since: index < before.count ? before[index] : 0)
    }
    if let index = positions[own.identifier] { takeBalance(section.preamble, into: index, currency: currency) }
  }

  private mutating func refuse(_ record: DelimitedRecord, _ reason: Refusal.Reason) throws(StatementError) {
    try watch.check(refusals.count + 1, .refusals, most: watch.limits.refusals, line: record.line)
    let refusal = Refusal(line: record.line, reason: reason, text: record.text(separator))
    try watch.hold(refusal.heldBytes, line: record.line)
    refusals.append(refusal)
  }

  private mutating func add(
    _ operation: StatementOperation, of row: TableRow, use: ColumnUse, own: Naming
  ) throws(StatementError) {
    operationCount += 1
    try watch.check(operationCount, .operations, most: watch.limits.operations, line: operation.line)
    try watch.hold(operation.heldBytes, line: operation.line)
    let index = try position(account(of: row, use: use, own: own), line: operation.line)
    let balance = use.balance.flatMap { AmountText(row.record.cell($0)) }
    balances[index].add(
      operation.date, operation.amount,
      balance.flatMap { try? $0.money(in: operation.amount.currency, decimalMark: decisions.decimalMark) })
    accounts[index].operations.append(operation)
  }

  /// Returns the accounts with their operations. No further table can be taken after it.
  consuming func statement() throws(StatementError) -> Statement {
    for index in accounts.indices {
      let currencies = Set(accounts[index].operations.lazy.map(\.amount.currency))
      if currencies.count == 1 { accounts[index].currency = currencies.first }
      if currencies.count > 1 { accounts[index].currency = nil }
      if let (balance, date) = balances[index].last, currencies.count == 1 {
        accounts[index].balance = balance
        accounts[index].balanceDate = date
      }
    }
    // An account that only the options or the file's name give does not count as content of the file.
    let saysNothing = operationCount == 0 && !namesAccount && accounts.allSatisfy { $0.balance == nil }
    let sorted = refusals.sorted()
    if saysNothing || (operationCount == 0 && !sorted.isEmpty) { throw .nothingReadable(sorted) }
    return Statement(format: "CSV", accounts: accounts, refusals: sorted)
  }

  private func operation(
    _ row: TableRow, use: ColumnUse, signing: AmountSigning, fallback: Currency?
  ) -> Result<StatementOperation, RowFault> {
    do throws(RowFault) {
      return .success(try read(row, use: use, signing: signing, fallback: fallback))
    } catch {
      return .failure(error)
    }
  }

  private func read(
    _ row: TableRow, use: ColumnUse, signing: AmountSigning, fallback: Currency?
  ) throws(RowFault) -> StatementOperation {
    if let column = use.state, let hindrance = RowWords.hindrance(row.record.cell(column)) {
      throw RowFault(reason: hindrance)
    }
    guard let date = date(row.date) else {
      let cell = use.dates.lazy.map { row.record.cell($0) }.first { !$0.isEmpty } ?? ""
      throw RowFault(reason: .notADateInOrder(TextTrimming.shortened(cell, to: 40), decisions.dateOrder))
    }
    let currency = try CurrencyDecision.currency(of: row, use: use, fallback: fallback)
    let mark = decisions.decimalMark
    var amount = try signing.signed(row) { (text) throws(MoneyError) in try text.money(in: currency, decimalMark: mark)
    }
    if let column = use.fee, let fee = AmountText(row.record.cell(column)), !fee.isZero {
      do throws(MoneyError) {
        let money = try fee.money(in: currency, decimalMark: mark)
        amount = try amount.subtracting(Money(minorUnits: abs(money.minorUnits), currency: currency))
      } catch {
        throw RowFault(reason: .fee(error))
      }
    }
    let texts = OperationTexts(row.record, use: use, isSpending: amount.minorUnits < 0)
    let category = use.category.map { row.record.cell($0) }.flatMap { $0.isEmpty ? nil : $0 }
    return StatementOperation(
      line: row.record.line, date: date, amount: amount, payee: texts.payee, memo: texts.memo, category: category)
  }

  private func date(_ text: DateText) -> CalendarDate? {
    switch text {
    case .certain(let date): date
    case .numeric(let numbers): numbers.date(decisions.dateOrder)
    }
  }

  private typealias Naming = (identifier: String, name: String?, identification: StatementAccount.Identification)

  private mutating func ownAccount(_ preamble: Preamble) -> Naming {
    let asked = options.accountName.map { TextTrimming.tidy($0) }.flatMap { $0.isEmpty ? nil : $0 }
    let name = asked ?? preamble.accountName
    if preamble.accountNumber != nil || preamble.accountName != nil { namesAccount = true }
    if let number = preamble.accountNumber { return (number, name, .file) }
    guard let name else { return (fallbackAccount, fallbackAccount, .nobody) }
    return (name, name, asked == nil ? .file : .person)
  }

  /// Returns the account of a row; its name is empty where the number has to do for one.
  private func account(of row: TableRow, use: ColumnUse, own: Naming) -> Naming {
    let number = use.accountNumber.map { row.record.cell($0) } ?? ""
    let name = use.accountName.map { row.record.cell($0) } ?? ""
    if !number.isEmpty { return (IBAN.first(in: number) ?? number, name.isEmpty ? nil : name, .file) }
    if let identifier = IBAN.first(in: name) { return (identifier, nil, .file) }
    if !name.isEmpty { return (name, name, .file) }
    return own
  }

  private mutating func position(_ naming: Naming, line: Int) throws(StatementError) -> Int {
    if let position = positions[naming.identifier] { return position }
    try watch.check(accounts.count + 1, .accounts, most: watch.limits.accounts, line: line)
    let name = naming.name ?? AccountNaming.masked(naming.identifier)
    positions[naming.identifier] = accounts.count
    accounts.append(
      StatementAccount(
        identifier: naming.identifier, name: name, kind: AccountNaming.kind(of: name),
        identification: naming.identification))
    balances.append(RunningBalance())
    return accounts.count - 1
  }

  private mutating func takeBalance(_ preamble: Preamble, into index: Int, currency: Currency?) {
    guard accounts[index].balance == nil, let amount = preamble.balance else { return }
    let known = amount.mention?.certainCurrency ?? accounts[index].operations.first?.amount.currency ?? currency
    guard let known, let money = try? amount.money(in: known, decimalMark: decisions.decimalMark ?? amount.provenMark)
    else { return }
    accounts[index].balance = money
    accounts[index].balanceDate = preamble.balanceDate
    if accounts[index].operations.isEmpty { accounts[index].currency = known }
  }
}
