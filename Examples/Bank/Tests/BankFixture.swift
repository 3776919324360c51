import BankService
import Foundation
import Logging
import Synchronization
import Testing

/// The time of a test, which the test moves.
///
/// EspalierTesting's `TestClock` gives instants; the bank asks for dates.
final class ManualTime: Sendable {
  private let date: Mutex<Date>

  /// Saturday, 21 November 2026, noon.
  init(_ date: Date = Date(timeIntervalSince1970: 1_795_262_400)) { self.date = Mutex(date) }

  var now: Date { date.withLock { $0 } }
  func pass(_ seconds: TimeInterval) { date.withLock { $0 += seconds } }
}

/// A running bank and Ada, who has signed in.
struct BankFixture: Sendable {
  let bank: Bank
  let url: URL
  let time: ManualTime
  let token: String

  /// Runs a bank for as long as `body` does.
  static func run(
    _ change: (inout BankConfiguration) -> Void = { _ in },
    _ body: @escaping @Sendable (BankFixture) async throws -> Void
  ) async throws {
    let time = ManualTime()
    var configuration = BankConfiguration()
    configuration.now = { time.now }
    configuration.logger.logLevel = .critical
    change(&configuration)
    let bank = try Bank(configuration)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await bank.run() }
      let url = try await bank.url
      let tokens = try await signIn(url)
      let token = try #require(tokens["access"] as? String)
      try await body(BankFixture(bank: bank, url: url, time: time, token: token))
      group.cancelAll()
      do { try await group.waitForAll() } catch is CancellationError {}
    }
  }

  static func signIn(_ url: URL) async throws -> [String: Any] {
    try await send(url, "POST", "/v1/tokens", body: #"{"name":"ada","password":"analytical"}"#).json()
  }

  static func send(
    _ url: URL, _ method: String, _ path: String, headers: [String: String] = [:], body: String? = nil
  ) async throws -> RawAnswer {
    let connection = try RawConnection(to: url)
    try await connection.send(request(method, path, headers: headers, body: body))
    return try await connection.answer(isHead: method == "HEAD")
  }

  static func request(_ method: String, _ path: String, headers: [String: String], body: String?) -> Data {
    var text = "\(method) \(path) HTTP/1.1\r\nHost: bank\r\n"
    for (name, value) in headers { text += "\(name): \(value)\r\n" }
    if let body { text += "Content-Length: \(body.utf8.count)\r\n" }
    return Data((text + "\r\n" + (body ?? "")).utf8)
  }

  func head(_ headers: [String: String]) -> [String: String] {
    headers.merging(["Authorization": "Bearer \(token)"]) { given, _ in given }
  }

  func send(_ method: String, _ path: String, headers: [String: String] = [:], body: String? = nil) async throws
    -> RawAnswer
  {
    try await Self.send(url, method, path, headers: head(headers), body: body)
  }

  func get(_ path: String, _ headers: [String: String] = [:]) async throws -> RawAnswer {
    try await send("GET", path, headers: headers)
  }

  static func order(_ amount: Int, reference: String = "Rent", iban: String = "DE89 3704 0044 0532 0130 00") -> String {
    """
    {"account":"1001","payee":{"name":"Bob","iban":"\(iban)"},"amount":\(amount),"currency":"EUR",\
    "reference":"\(reference)"}
    """
  }

  func pay(_ amount: Int, key: String, reference: String = "Rent") async throws -> RawAnswer {
    try await send(
      "POST", "/v1/payments", headers: ["Idempotency-Key": key], body: Self.order(amount, reference: reference))
  }

  func balance() async throws -> Int {
    let account = try await get("/v1/accounts/1001").json()
    return try #require(account["balance"] as? Int)
  }

  func operations(_ query: String = "") async throws -> (ids: [String], next: String?) {
    let page = try await get("/v1/accounts/1001/operations?\(query)").json()
    let list = try #require(page["operations"] as? [[String: Any]])
    return (list.compactMap { $0["id"] as? String }, page["next"] as? String)
  }
}
