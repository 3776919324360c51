import Foundation
import GRDB
import HTTPTypes

/// Signing in, and whose a token is.
struct Tokens: Sendable {
  let store: BankStore
  let lifetime: TimeInterval

  init(store: BankStore, lifetime: TimeInterval) {
    self.store = store
    self.lifetime = lifetime
  }

  var routes: [Route] {
    [Route(.post, "/v1/tokens", access: .everyone, bodyLimit: 4096) { try await self.sign($0) }]
  }

  private struct Request: Decodable {
    var name: String?
    var password: String?
    var refresh: String?
  }

  private func sign(_ exchange: Exchange) async throws -> Answer {
    let request = try exchange.decode(Request.self)
    if let refresh = request.refresh { return try await self.refresh(refresh, now: exchange.now) }
    guard let name = request.name, let password = request.password else {
      throw Problem(400, "invalid_json", "Send a name and a password, or a refresh token.", field: "name")
    }
    guard let customer = try await Customers(store: store).find(name: name, password: password) else {
      throw Problem(401, "wrong_password", "No customer has this name and this password.")
    }
    return try await store.write { database in
      try database.execute(sql: "INSERT INTO login (customer) VALUES (?)", arguments: [customer])
      return try issue(login: database.lastInsertedRowID, now: exchange.now, database)
    }
  }

  private enum Refreshing: Sendable {
    case answer(Answer)
    case refused(Problem)
  }

  private func refresh(_ text: String, now: Date) async throws -> Answer {
    // A refusal is a value here: what the second use of a token ends has to be committed.
    let result: Refreshing = try await store.write { database in
      guard let token = try find(text, kind: "refresh", database), token["ended"] == false else {
        return .refused(Problem(401, "token_unknown", "This refresh token is not, or no longer, known."))
      }
      let hash = Secret.hash(text)
      if token["used"] == true, try isAnswered(hash, database) {
        try database.execute(sql: "UPDATE login SET ended = 1 WHERE id = ?", arguments: [token["login"] as Int64])
        return .refused(
          Problem(401, "refresh_used", "This refresh token was used before. All tokens of its login have ended."))
      }
      guard now.timeIntervalSince1970 < token["expires"] else {
        return .refused(Problem(401, "token_expired", "This refresh token has expired. Sign in again."))
      }
      // Those of an answer that got lost on its way are nobody's.
      try database.execute(sql: "DELETE FROM token WHERE parent = ?", arguments: [hash])
      try database.execute(sql: "UPDATE token SET used = 1, seen = 1 WHERE hash = ?", arguments: [hash])
      return .answer(try issue(login: token["login"], for: hash, now: now, database))
    }
    switch result {
    case .answer(let answer): return answer
    case .refused(let problem): throw problem.with(.wwwAuthenticate, "Bearer")
    }
  }

  /// True if one of the tokens that were issued for a refresh token has been used, so that the answer with them arrived.
  private func isAnswered(_ hash: Data, _ database: Database) throws -> Bool {
    try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT * FROM token WHERE parent = ? AND seen = 1)", arguments: [hash]) ?? false
  }

  private func issue(login: Int64, for parent: Data? = nil, now: Date, _ database: Database) throws -> Answer {
    let (access, refresh) = (Secret.random(32), Secret.random(32))
    for (token, kind, lifetime) in [(access, "access", lifetime), (refresh, "refresh", 30 * 86_400)] {
      try database.execute(
        sql: "INSERT INTO token (hash, login, kind, expires, parent) VALUES (?, ?, ?, ?, ?)",
        arguments: [Secret.hash(token), login, kind, now.timeIntervalSince1970 + lifetime, parent])
    }
    return try .json(
      ["access": .string(access), "refresh": .string(refresh), "expires_in": .integer(Int(lifetime))],
      headers: [.cacheControl: "no-store"])
  }

  private func find(_ text: String, kind: String, _ database: Database) throws -> Row? {
    try Row.fetchOne(
      database,
      sql: """
        SELECT token.*, login.customer, login.ended FROM token JOIN login ON login.id = token.login
        WHERE hash = ? AND kind = ?
        """, arguments: [Secret.hash(text), kind])
  }

  /// The customer whose access token the request carries.
  func customer(of headers: HTTPFields, now: Date) async throws -> Int64 {
    guard let value = headers[.authorization], value.lowercased().hasPrefix("bearer ") else {
      throw Problem(401, "token_missing", "Send Authorization: Bearer and an access token.")
        .with(.wwwAuthenticate, "Bearer")
    }
    let text = value.dropFirst(7).trimmingCharacters(in: .whitespaces)
    let found: (customer: Int64, expires: TimeInterval, seen: Bool)? = try await store.read { database in
      guard let token = try find(text, kind: "access", database), token["ended"] == false else { return nil }
      return (token["customer"], token["expires"], token["seen"])
    }
    guard let found else {
      throw Problem(401, "token_unknown", "This access token is not, or no longer, known.")
        .with(.wwwAuthenticate, "Bearer error=\"invalid_token\"")
    }
    guard now.timeIntervalSince1970 < found.expires else {
      throw Problem(401, "token_expired", "This access token has expired. Use the refresh token.")
        .with(.wwwAuthenticate, "Bearer error=\"invalid_token\"")
    }
    if !found.seen {
      try await store.write {
        try $0.execute(sql: "UPDATE token SET seen = 1 WHERE hash = ?", arguments: [Secret.hash(text)])
      }
    }
    return found.customer
  }
}
