import GRDB
import Statements

/// The stored account that an imported one belongs to, or the name of a new one.
enum ImportTarget: Hashable, Sendable {
  case stored(AccountID)
  case new(identifier: String, name: String, currency: Currency)

  var account: AccountID? { if case .stored(let account) = self { account } else { nil } }
}

/// Finds the accounts of a statement among a user's.
struct AccountLookup {
  private let user: UserID
  private let accounts: [StoredAccount]
  private let byIdentifier: [StoredAccount.Key: AccountID]
  private let byName: [StoredAccount.Key: [AccountID]]

  init(user: UserID, _ database: Database) throws {
    self.user = user
    accounts = try StoredAccount.all(of: user, database)
    byName = Dictionary(grouping: accounts) { StoredAccount.Key(FoldedText($0.name).text, $0.currency) }
      .mapValues { $0.map(\.id) }
    let merged = try Row.fetchAll(
      database, sql: "SELECT identifier, currency, accountID FROM accountIdentifier WHERE userID = ?",
      arguments: [user.rawValue]
    ).map { row in
      (StoredAccount.Key(row["identifier"], row["currency"] as String), AccountID(rawValue: row["accountID"]))
    }
    byIdentifier = Dictionary(
      accounts.map { (StoredAccount.Key($0.identifier, $0.currency), $0.id) } + merged,
      uniquingKeysWith: { own, _ in own })
  }

  /// Returns the stored account of an imported one that names itself, or that the person has named.
  /// - Throws: ``WalletError/accountAmbiguous(name:)``.
  func named(_ imported: ImportedAccount) throws -> ImportTarget {
    let (key, currency) = (imported.key, imported.key.currency)
    if let known = byIdentifier[StoredAccount.Key(key.identifier, currency.code)] { return .stored(known) }
    if key.identification == .person {
      let named = byName[StoredAccount.Key(FoldedText(key.identifier).text, currency.code)] ?? []
      guard named.count < 2 else { throw WalletError.accountAmbiguous(name: key.identifier) }
      if let known = named.first { return .stored(known) }
    }
    return .new(identifier: key.identifier, name: imported.name, currency: currency)
  }

  /// Returns the account that somebody has chosen.
  /// - Throws: ``WalletError/noSuchAccount`` or ``WalletError/currencyDiffers(account:other:)``.
  func chosen(_ destination: ImportDestination, currency: Currency) throws -> ImportTarget {
    switch destination {
    case .account(let id):
      guard let account = accounts.first(where: { $0.id == id }) else { throw WalletError.noSuchAccount }
      let own = try StoredValue.money(0, account.currency).currency
      guard own == currency else { throw WalletError.currencyDiffers(account: own, other: currency) }
      return .stored(id)
    case .newAccount(let name):
      let name = try GivenName(name).text
      return .new(identifier: freeIdentifier(name, currency), name: freeName(name, currency), currency: currency)
    }
  }

  /// Returns a name by which the account is told from all others, with its currency or a number behind it.
  private func freeName(_ name: String, _ currency: Currency) -> String {
    let taken = Set(accounts.map { FoldedText($0.name).text })
    func isFree(_ name: String) -> Bool { !taken.contains(FoldedText(name).text) }
    if isFree(name) { return name }
    let named = "\(name) (\(currency.code))"
    if isFree(named), byName[StoredAccount.Key(FoldedText(name).text, currency.code)] == nil { return named }
    var number = 2
    while !isFree("\(name) \(number)") { number += 1 }
    return "\(name) \(number)"
  }

  /// Returns an identifier that no account has, so that the new one is not taken for another.
  private func freeIdentifier(_ name: String, _ currency: Currency) -> String {
    var number = 1
    var identifier = name
    while byIdentifier[StoredAccount.Key(identifier, currency.code)] != nil {
      number += 1
      identifier = "\(name) \(number)"
    }
    return identifier
  }
}

/// The data of an account for which nothing has to be counted.
struct StoredAccount: Sendable {
  struct Key: Hashable, Sendable {
    let text: String
    let currency: String

    init(_ text: String, _ currency: String) {
      self.text = text
      self.currency = currency
    }
  }

  let id: AccountID
  let identifier: String
  let name: String
  let currency: String

  static func all(of user: UserID, _ database: Database) throws -> [StoredAccount] {
    try Row.fetchAll(
      database,
      sql: """
        SELECT id, identifier, \(WalletAccount.shownName) AS shownName, currency FROM account
        WHERE userID = ? ORDER BY id
        """,
      arguments: [user.rawValue]
    ).map { row in
      StoredAccount(
        id: AccountID(rawValue: row["id"]), identifier: row["identifier"], name: row["shownName"],
        currency: row["currency"])
    }
  }
}
