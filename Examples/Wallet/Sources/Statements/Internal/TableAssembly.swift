/// Makes accounts and operations of rows, once it is decided what the columns mean.
struct TableAssembly {
  private let decisions: TableDecisions
  private let options: ReadingOptions
  private let fallbackAccount: String
  private let separator: UInt8
  private var accounts: [StatementAccount] = []
  private var balances: [RunningBalance] = []
  private var positions: [String: Int] = [:]
  private var refusals: [Refusal] = []
  private var sectionIndex = 0

  init(decisions: TableDecisions, options: ReadingOptions, fallbackAccount: String, separator: UInt8) {
    self.decisions = decisions
    self.options = options
    self.fallbackAccount = fallbackAccount
    self.separator = separator
  }

  mutating func take(_ sorted: SortedSection) {
    let use = sorted.section.use
    let preamble = Preamble(sorted.section.preamble)
    let currency = decisions.currencies[sectionIndex]
    let signing = decisions.signing[sectionIndex]
    sectionIndex += 1
    refusals += sorted.refusals
    let identifiers = UniqueIdentifiers(sorted.rows, column: use.identifier)
    let own = ownAccount(preamble)
    // A table without operations still tells of its account.
    if sorted.rows.isEmpty && (use.accountNumber ?? use.accountName) == nil { _ = position(own) }
    for row in sorted.rows {
      do throws(RowFault) {
        var operation = try operation(row, use: use, signing: signing, fallback: currency)
        operation.bankIdentifier = identifiers.identifier(row)
        let index = position(account(of: row, use: use, own: own))
        let balance = use.balance.flatMap { AmountText(row.record.cell($0)) }
        balances[index].add(
          operation.date, operation.amount,
          balance.flatMap { try? $0.money(in: operation.amount.currency, decimalMark: decisions.decimalMark) })
        accounts[index].operations.append(operation)
      } catch {
        refusals.append(Refusal(line: row.record.line, reason: error.reason, text: row.record.text(separator)))
      }
    }
    if let index = positions[own.identifier] { takeBalance(preamble, into: index, currency: currency) }
  }

  func statement() -> Statement {
    var accounts = accounts
    for index in accounts.indices {
      let currencies = Set(accounts[index].operations.map(\.amount.currency))
      if currencies.count == 1 { accounts[index].currency = currencies.first }
      if currencies.count > 1 { accounts[index].currency = nil }
      if let (balance, date) = balances[index].last, currencies.count == 1 {
        accounts[index].balance = balance
        accounts[index].balanceDate = date
      }
    }
    return Statement(format: "CSV", accounts: accounts, refusals: refusals.sorted { $0.line < $1.line })
  }

  private func operation(
    _ row: TableRow, use: ColumnUse, signing: AmountSigning, fallback: Currency?
  ) throws(RowFault) -> StatementOperation {
    if let column = use.state, let hindrance = RowWords.hindrance(row.record.cell(column)) {
      throw RowFault(reason: hindrance)
    }
    guard let date = date(row.date) else {
      let cell = use.dates.lazy.map { row.record.cell($0) }.first { !$0.isEmpty } ?? ""
      throw RowFault(
        reason: "“\(TextTrimming.shortened(cell, to: 40))” is no date with the \(decisions.dateOrder.words)")
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
        throw RowFault(reason: "the fee: \(error)")
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

  private typealias Naming = (identifier: String, name: String, identification: StatementAccount.Identification)

  private func ownAccount(_ preamble: Preamble) -> Naming {
    let asked = options.accountName.map { TextTrimming.tidy($0) }.flatMap { $0.isEmpty ? nil : $0 }
    let name = asked ?? preamble.accountName
    if let number = preamble.accountNumber { return (number, name ?? AccountNaming.masked(number), .file) }
    guard let name else { return (fallbackAccount, fallbackAccount, .nobody) }
    return (name, name, asked == nil ? .file : .person)
  }

  private func account(of row: TableRow, use: ColumnUse, own: Naming) -> Naming {
    let number = use.accountNumber.map { row.record.cell($0) } ?? ""
    let name = use.accountName.map { row.record.cell($0) } ?? ""
    if !number.isEmpty {
      let identifier = IBAN.first(in: number) ?? number
      return (identifier, name.isEmpty ? AccountNaming.masked(identifier) : name, .file)
    }
    if let identifier = IBAN.first(in: name) { return (identifier, AccountNaming.masked(identifier), .file) }
    if !name.isEmpty { return (name, name, .file) }
    return own
  }

  private mutating func position(_ naming: Naming) -> Int {
    if let position = positions[naming.identifier] { return position }
    positions[naming.identifier] = accounts.count
    accounts.append(
      StatementAccount(
        identifier: naming.identifier, name: naming.name, kind: AccountNaming.kind(of: naming.name),
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

extension DateOrder {
  fileprivate var words: String {
    switch self {
    case .dayMonthYear: "day first"
    case .monthDayYear: "month first"
    case .yearMonthDay: "year first"
    }
  }
}
