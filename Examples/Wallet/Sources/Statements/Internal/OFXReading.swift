/// Reads OFX: bank, card and investment statements, and listings of accounts.
struct OFXReading {
  private let options: ReadingOptions
  private let fallbackAccount: String
  /// True if the file names its account.
  private var namesAccount = false
  /// The number of bytes that understanding one transaction counts for.
  private static let work = 256
  private let format: String
  private var parsed: [OFXAccount]
  private let hasContent: Bool
  private var refusals: Refusals
  private let watch: ReadingWatch

  /// Returns true if a text is OFX, by its tags and not by its file name.
  static func recognises(_ utf8: [UInt8]) -> Bool {
    let beginning = String(decoding: utf8.prefix(16_384), as: UTF8.self).uppercased()
    let marks = [
      "<OFX>", "<OFX ", "<?OFX", "OFXHEADER", "<STMTTRN>", "<BANKTRANLIST>", "<STMTTRNRS>", "<CCSTMTTRNRS>", ":OFX",
    ]
    guard marks.contains(where: { beginning.contains($0) }), !beginning.contains("<HTML") else { return false }
    let first = beginning.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
    return first == "<" || beginning.contains("OFXHEADER") || beginning.contains("<SIGNONMSGSRSV1>")
  }

  init(
    _ utf8: [UInt8], options: ReadingOptions, fallbackAccount: String, watch: ReadingWatch
  ) throws(StatementError) {
    self.options = options
    self.fallbackAccount = fallbackAccount
    let header = String(decoding: utf8.prefix(2048), as: UTF8.self).uppercased()
    format = header.contains("<?OFX") || header.contains("<?XML") ? "OFX 2 (XML)" : "OFX 1 (SGML)"
    self.watch = watch
    try watch.begin(0.1...0.8, length: utf8.count)
    let parser = try OFXParser(utf8, watch: watch)
    parsed = parser.accounts
    hasContent = parser.hasContent
    refusals = parser.refusals
  }

  consuming func statement() throws(StatementError) -> Statement {
    guard !parsed.isEmpty || hasContent else {
      throw .notAStatement(reason: .noAccount(answer: refusals.first?.text))
    }
    var doubts: [Uncertainty] = []
    let mark = decimalMark(&doubts)
    try watch.begin(0.8...1, length: parsed.reduce(0) { $0 + $1.transactions.count } * Self.work)
    var accounts = GatheredAccounts()
    for index in parsed.indices {
      let account = parsed[index]
      // The transactions that have been read are released at once, so that they are not held together with the
      // operations.
      parsed[index].transactions = []
      accounts.add(try read(account, mark, &doubts))
    }
    guard doubts.isEmpty else { throw .uncertain(doubts) }
    let statement = Statement(format: format, accounts: accounts.all, refusals: refusals.sorted())
    let isEmpty = statement.accounts.allSatisfy { $0.operations.isEmpty }
    let saysNothing = !namesAccount && statement.accounts.allSatisfy { $0.balance == nil }
    if isEmpty, saysNothing || !statement.refusals.isEmpty { throw .nothingReadable(statement.refusals) }
    return statement
  }

  /// Returns the decimal mark, for amounts that alone do not prove it.
  ///
  /// The format allows both marks and forbids to group thousands, which some banks do all the same.
  private func decimalMark(_ doubts: inout [Uncertainty]) -> DecimalMark? {
    if let mark = options.decimalMark { return mark }
    var proven: Set<DecimalMark> = []
    var open: OFXTransaction?
    for account in parsed {
      for transaction in account.transactions {
        guard let amount = AmountText(transaction.amount) else { continue }
        if let mark = amount.provenMark { proven.insert(mark) }
        if case .open = amount.shape, !hasThreeDigits(transaction, account) { open = open ?? transaction }
      }
      if let mark = account.balance.flatMap({ AmountText($0) })?.provenMark { proven.insert(mark) }
    }
    if proven.count == 1 { return proven.first }
    guard let open else { return nil }
    doubts.append(
      Uncertainty(question: .decimal, reason: .amountReadsBothWays, line: open.line, example: open.text))
    return nil
  }

  private mutating func refuse(_ transaction: OFXTransaction, _ reason: Refusal.Reason) throws(StatementError) {
    try watch.check(refusals.count + 1, .refusals, most: watch.limits.refusals, line: transaction.line)
    let refusal = Refusal(line: transaction.line, reason: reason, text: transaction.text)
    try watch.hold(refusal.heldBytes, line: transaction.line)
    refusals.append(refusal)
  }

  private func hasThreeDigits(_ transaction: OFXTransaction, _ account: OFXAccount) -> Bool {
    currency(transaction.currency ?? account.defaultCurrency)?.minorUnitDigits == 3
  }

  private func currency(_ text: String?) -> Currency? {
    text.flatMap { CurrencyMention($0)?.certainCurrency } ?? options.currency
  }

  private mutating func read(
    _ account: OFXAccount, _ mark: DecimalMark?, _ doubts: inout [Uncertainty]
  ) throws(StatementError) -> StatementAccount {
    if account.identifier != nil { namesAccount = true }
    let kind = account.statementKind
    let number = account.values["ACCTID"]
    let plainName = number.map { "\(AccountNaming.title(kind)) \(AccountNaming.masked($0))" } ?? fallbackAccount
    let known = currency(account.defaultCurrency)
    var result = StatementAccount(
      identifier: account.identifier ?? fallbackAccount, name: account.name ?? plainName, kind: kind, currency: known,
      identification: account.identifier != nil ? .file : options.accountName == nil ? .nobody : .person)
    result.operations.reserveCapacity(account.transactions.count)
    for transaction in account.transactions {
      try watch.pass(Self.work)
      let own = transaction.currency.map { CurrencyMention($0)?.certainCurrency }
      if case .some(nil) = own {
        try refuse(transaction, .unknownCurrency(TextTrimming.shortened(transaction.currency ?? "", to: 40)))
        continue
      }
      guard let currency = (own ?? nil) ?? known else {
        let reason = account.defaultCurrency.map {
          Uncertainty.Reason.unknownCurrency(TextTrimming.shortened($0, to: 40))
        }
        if !doubts.contains(where: { $0.question == .currency }) {
          doubts.append(
            Uncertainty(
              question: .currency, reason: reason ?? .noCurrency,
              line: transaction.line, example: transaction.text))
        }
        continue
      }
      switch operation(transaction, currency, mark) {
      case .success(let operation): result.operations.append(operation)
      case .failure(let fault):
        try refuse(transaction, fault.reason)
      }
    }
    if let known, let text = account.balance, let amount = Self.plainAmount(text) {
      result.balance = try? amount.money(in: known, decimalMark: mark ?? amount.provenMark)
      if result.balance != nil { result.balanceDate = account.balanceDate.flatMap { OFXDate.date($0) } }
    }
    return result
  }

  private func operation(
    _ transaction: OFXTransaction, _ currency: Currency, _ mark: DecimalMark?
  ) -> Result<StatementOperation, RowFault> {
    var faults: [Refusal.Reason] = []
    let dateText =
      [transaction.posted, transaction.initiated, transaction.available].first { !OFXDate.isNone($0) } ?? ""
    let date = OFXDate.date(dateText)
    if date == nil {
      faults.append(dateText.isEmpty ? .noDate : .notADate(TextTrimming.shortened(dateText, to: 40)))
    }
    let amountText = transaction.amount
    var money: Money?
    if amountText.isEmpty {
      faults.append(.noAmount)
    } else if let amount = Self.plainAmount(amountText) {
      do throws(MoneyError) {
        // Without proof from other amounts, three digits behind a mark are decimals, as the format says.
        money = try amount.money(in: currency, decimalMark: Self.mark(for: amount, column: mark))
      } catch {
        faults.append(.amount(error))
      }
    } else {
      faults.append(.amount(.notAnAmount(TextTrimming.shortened(amountText, to: 40))))
    }
    guard let date, let money else {
      return .failure(RowFault(reason: faults.count == 1 ? faults[0] : .several(faults)))
    }
    let memo = transaction.memo
    let name =
      [transaction.name, transaction.payee, transaction.longName].first { !$0.isEmpty } ?? memo
    let identifier = transaction.identifier
    return .success(
      StatementOperation(
        line: transaction.line, date: date, amount: money, payee: name, memo: memo,
        bankIdentifier: identifier.isEmpty ? nil : identifier))
  }

  /// Returns an amount without any currency beside it, which OFX has no place for.
  private static func plainAmount(_ text: String) -> AmountText? {
    guard let amount = AmountText(text), amount.mention == nil else { return nil }
    return amount
  }

  /// Returns the decimal mark of an amount: one that is clear by itself may differ from the others, as the format
  /// allows either mark.
  private static func mark(for amount: AmountText, column: DecimalMark?) -> DecimalMark? {
    if let proven = amount.provenMark { return proven }
    if case .open(let own) = amount.shape { return column ?? own }
    return column
  }
}

/// The accounts of a file, each once. Two statements of one account become one account; the later balance counts.
private struct GatheredAccounts {
  private(set) var all: [StatementAccount] = []
  private var positions: [String: Int] = [:]

  mutating func add(_ account: StatementAccount) {
    guard let index = positions[account.identifier] else {
      append(account)
      return
    }
    if let first = all[index].currency, let second = account.currency, first != second {
      var other = account
      other.identifier += "/" + second.code
      if let known = positions[other.identifier] { merge(other, into: &all[known]) } else { append(other) }
      return
    }
    merge(account, into: &all[index])
  }

  private mutating func append(_ account: StatementAccount) {
    positions[account.identifier] = all.count
    all.append(account)
  }

  private func merge(_ account: StatementAccount, into first: inout StatementAccount) {
    first.operations += account.operations
    first.currency = first.currency ?? account.currency
    if account.kind != .other { first.kind = first.kind == .other ? account.kind : first.kind }
    guard let balance = account.balance else { return }
    let isLater =
      (account.balanceDate.map { date in first.balanceDate.map { $0 <= date } ?? true }) ?? (first.balance == nil)
    if isLater {
      first.balance = balance
      first.balanceDate = account.balanceDate
    }
  }
}
