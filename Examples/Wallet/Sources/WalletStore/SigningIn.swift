import EspalierCryptography
import Foundation
import GRDB

extension WalletDatabase {
  /// The fewest characters that a password can have.
  public static let minimumPasswordLength = 8
  /// The most bytes that a password can have, so that nobody makes the server hash a novel.
  public static let maximumPasswordLength = 1024

  /// Creates a user with the starter categories.
  ///
  /// The name is trimmed, and unique whatever its case. The password is kept as its scrypt hash with a salt of its own.
  /// From one network twenty people can sign up in an hour, and three hundred from all; this machine itself is not
  /// counted. A sign-up whose claim is known answers with the user whom it made, and is not counted again.
  /// - Throws: ``WalletError/nameInvalid(reason:)``, ``WalletError/nameTaken(name:)``,
  ///   ``WalletError/passwordTooShort(minimum:)``, ``WalletError/passwordTooLong(maximum:)``,
  ///   ``WalletError/tooManySignUps``, ``WalletError/busy``; a cancellation error when the task was cancelled before it
  ///   was its turn.
  @concurrent
  public func signUp(name: String, password: String, from source: SignInSource = .thisMachine) async throws -> UserID {
    let claim = userClaim(.signingUp)
    if let user = try await made(as: claim) { return user }
    let name = UserName(name)
    try name.validate()
    guard password.count >= Self.minimumPasswordLength else {
      throw WalletError.passwordTooShort(minimum: Self.minimumPasswordLength)
    }
    guard password.utf8.count <= Self.maximumPasswordLength else {
      throw WalletError.passwordTooLong(maximum: Self.maximumPasswordLength)
    }
    if let network = source.network, !signUpRate.take(for: network, at: now()) { throw WalletError.tooManySignUps }
    let place = source.network.map(PasswordTurns.Place.network) ?? .thisMachine
    let stored = try await turns.withTurn(of: place) { try await PasswordHash(of: password, cost: passwordCost) }
    let moment = now()
    return try await translatingErrors {
      try await pool.write { database -> UserID in
        // The same form may have come twice at once.
        if let user = try claim?.made(database) { return user }
        let taken = try Bool.fetchOne(
          database, sql: "SELECT EXISTS (SELECT 1 FROM user WHERE nameKey = ?)", arguments: [name.key])
        guard taken != true else { throw WalletError.nameTaken(name: name.written) }
        let user = try NewUser(name: name, password: stored, isSample: false).insert(at: moment, database)
        try claim?.note(user, at: moment, database)
        return user
      }
    }
  }

  /// Checks a name and a password.
  ///
  /// It takes as long for a name that nobody has. After five wrong passwords for a name from one network, nothing more
  /// is looked at from there for that name, first for half a minute, then for longer each time, up to an hour; the
  /// right password, or a day without mistakes, forgives. A network that goes through many names waits too, and so does
  /// a name that is tried from many networks, for minutes. A browser from which the user has signed in before is
  /// counted by itself: whatever strangers do, it does not wait for them.
  /// - Throws: ``WalletError/wrongNameOrPassword``, ``WalletError/lockedOut(until:)`` or ``WalletError/busy``; a
  ///   cancellation error when the task was cancelled before it was its turn. The password was not looked at then.
  @concurrent
  public func signIn(name: String, password: String, from source: SignInSource = .thisMachine) async throws -> UserID {
    try await authenticate(nameKey: UserName(name).key, password: password, from: source)
  }

  func authenticate(nameKey: String, password: String, from source: SignInSource) async throws -> UserID {
    guard nameKey.utf8.count <= 4 * UserName.maximum, password.utf8.count <= Self.maximumPasswordLength else {
      throw WalletError.wrongNameOrPassword
    }
    let moment = now()
    // A sign-in that has to wait anyway takes nobody's turn.
    let (attempts, place) = try await translatingErrors {
      try await pool.read { database in
        let user = try Credentials(nameKey: nameKey, database)?.user
        let attempts = SignInAttempts(nameKey: nameKey, user: user, source: source)
        if let until = try attempts.lockedUntil(at: moment, database) { throw WalletError.lockedOut(until: until) }
        let mark = user.flatMap(source.browserMark).map { PasswordTurns.Place.browser($0, network: source.network) }
        return (attempts, mark ?? source.network.map(PasswordTurns.Place.network) ?? .thisMachine)
      }
    }
    return try await turns.withTurn(of: place) {
      try await check(password, nameKey: nameKey, counting: attempts, at: moment)
    }
  }

  private func check(
    _ password: String, nameKey: String, counting attempts: SignInAttempts, at moment: Date
  ) async throws -> UserID {
    let attempt = try await translatingErrors {
      try await pool.write { database in
        let lockedUntil = try attempts.begin(at: moment, database)
        return (lockedUntil: lockedUntil, credentials: try Credentials(nameKey: nameKey, database))
      }
    }
    // With nothing stored the same work is done in vain, so that the time does not tell which names exist.
    let stored = attempt.credentials?.password ?? .decoy(cost: passwordCost)
    guard try await stored.matches(password), let credentials = attempt.credentials else {
      throw attempt.lockedUntil.map(WalletError.lockedOut(until:)) ?? WalletError.wrongNameOrPassword
    }
    let renewed = stored.cost == passwordCost ? nil : try await PasswordHash(of: password, cost: passwordCost)
    try await translatingErrors {
      try await pool.write { database in
        try attempts.forgive(database)
        try renewed.map { try credentials.replacePassword(with: $0, database) }
      }
    }
    return credentials.user
  }
}
