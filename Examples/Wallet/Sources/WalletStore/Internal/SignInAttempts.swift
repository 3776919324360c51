import Foundation
import GRDB

/// Counts wrong passwords, and makes the guesser wait.
///
/// A browser from which the user has signed in before is counted by itself alone, so nothing that strangers do slows
/// it. Everybody else is counted three times: by their network together with the name, by their network whatever the
/// name, and by the name wherever it is tried from. The last count lets much through and keeps nobody waiting for long,
/// because by it strangers can be in the way of an owner who sits at a new browser.
///
/// The counts live in the database, so that a restart does not forgive; they are kept for every name that is tried, so
/// that waiting does not tell which names exist. An attempt is counted before its password is looked at, so that a
/// hundred attempts at once are not a hundred guesses.
struct SignInAttempts: Sendable {
  /// A key that wrong passwords are counted by.
  struct Count: Sendable {
    enum Kind: String, Sendable {
      case browser
      case networkAndName
      case network
      case name
    }

    let kind: Kind
    let key: String
  }

  let counts: [Count]

  /// - Parameter user: The owner of the name; nil when there is none.
  init(nameKey: String, user: UserID?, source: SignInSource) {
    if let user, let mark = source.browserMark(of: user) {
      counts = [Count(kind: .browser, key: mark)]
      return
    }
    // No name and no address holds a control character.
    let pair = Count(kind: .networkAndName, key: "\(source.network ?? "this machine")\u{1F}\(nameKey)")
    // At the machine itself everybody has one network.
    guard let network = source.network else {
      counts = [pair]
      return
    }
    counts = [pair, Count(kind: .network, key: network), Count(kind: .name, key: nameKey)]
  }

  /// Returns the time until which no password is looked at; nil when passwords are looked at.
  func lockedUntil(at moment: Date, _ database: Database) throws -> Date? {
    try counts.compactMap { count -> Double? in
      try Double.fetchOne(
        database, sql: "SELECT lockedUntil FROM signInCount WHERE kind = ? AND key = ? AND lockedUntil > ?",
        arguments: [count.kind.rawValue, count.key, moment.timeIntervalSince1970])
    }.max().map(Date.init(timeIntervalSince1970:))
  }

  /// Counts an attempt.
  /// - Returns: The time until which nothing more is looked at if this attempt fails, or nil if another one is allowed.
  /// - Throws: ``WalletError/lockedOut(until:)`` if nothing is looked at already.
  func begin(at moment: Date, _ database: Database) throws -> Date? {
    if let until = try lockedUntil(at: moment, database) { throw WalletError.lockedOut(until: until) }
    let now = moment.timeIntervalSince1970
    return try counts.compactMap { try add($0, now: now, database) }.max().map(Date.init(timeIntervalSince1970:))
  }

  /// Takes the attempt back, because its password was right. What others have done from the same network, or to the
  /// same name, stays.
  func forgive(_ database: Database) throws {
    for count in counts {
      let sql =
        count.kind.isForgivenWhole
        ? "DELETE FROM signInCount WHERE kind = ? AND key = ?"
        : "UPDATE signInCount SET failures = failures - 1, lockedUntil = NULL WHERE kind = ? AND key = ?"
      try database.execute(sql: sql, arguments: [count.kind.rawValue, count.key])
    }
  }

  private func add(_ count: Count, now: Double, _ database: Database) throws -> Double? {
    let kind = count.kind
    try database.execute(
      sql: "DELETE FROM signInCount WHERE kind = ? AND lastFailure < ?",
      arguments: [kind.rawValue, now - kind.forgetAfter])
    let before = try Int.fetchOne(
      database, sql: "SELECT failures FROM signInCount WHERE kind = ? AND key = ?",
      arguments: [kind.rawValue, count.key])
    let failures = (before ?? 0) + 1
    let lockedUntil = kind.pause(after: failures).map { now + $0 }
    try database.execute(
      sql: """
        INSERT INTO signInCount (kind, key, failures, lastFailure, lockedUntil) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (kind, key) DO UPDATE
        SET failures = excluded.failures, lastFailure = excluded.lastFailure, lockedUntil = excluded.lockedUntil
        """,
      arguments: [kind.rawValue, count.key, failures, now, lockedUntil])
    return lockedUntil
  }
}

extension SignInAttempts.Count.Kind {
  /// The number of wrong passwords that are allowed before a pause.
  private var allowed: Int {
    switch self {
    case .browser, .networkAndName: 5
    case .network: 20
    case .name: 50
    }
  }

  /// The longest pause, in seconds. Behind one address there can be many people who have done nothing, and a name is
  /// its owner's too: those are slowed, and not shut out.
  private var longestPause: TimeInterval {
    switch self {
    case .browser, .networkAndName: 60 * 60
    case .network: 60
    case .name: 5 * 60
    }
  }

  /// True if a right password makes up for the wrong ones before it. For the other counts it does not, as a guesser
  /// would sign in as themselves between two guesses at others.
  var isForgivenWhole: Bool { self == .browser || self == .networkAndName }

  /// The time without another mistake after which the earlier ones are forgotten.
  var forgetAfter: TimeInterval { isForgivenWhole ? 24 * 60 * 60 : 2 * 60 * 60 }

  /// Returns the pause after a number of wrong passwords: half a minute, then twice as long each time, up to the
  /// longest pause; nil while there are few.
  func pause(after failures: Int) -> TimeInterval? {
    failures < allowed ? nil : min(30 * pow(2, Double(min(failures - allowed, 10))), longestPause)
  }
}
