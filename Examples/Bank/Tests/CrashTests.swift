import EspalierPrograms
import Foundation
import Glibc
import Testing

/// The real program, killed in the middle of payments.
@Suite(.serialized) struct CrashTests {
  /// The program beside this test's own, running over a folder.
  private struct BankProcess {
    let url: URL
    let program: RunningProgram

    init(folder: URL) async throws {
      program = try RunningProgram(
        RunningProgram.product("bank"), arguments: ["--port", "0", "--data", folder.path, "--token-lifetime", "86400"],
        errors: .discarded)
      let line = try await program.first { $0.hasSuffix("\n") ? String($0.dropLast()) : nil }
      #expect(line.hasPrefix("Bank: http://127.0.0.1:"))
      url = try #require(URL(string: String(line.dropFirst("Bank: ".count))))
    }
  }

  @Test func aKilledBankHasMadeEachPaymentOnce() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "bank-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    var bank = try await BankProcess(folder: folder)
    let token = try #require(try await BankFixture.signIn(bank.url)["access"] as? String)
    let before = try await balance(bank.url, token)
    var random = SystemRandomNumberGenerator()
    var keys: [String] = []
    for kill in 0..<20 {
      // Payments one after another until the bank is gone under them; the last key's fate is unknown.
      let url = bank.url
      let prefix = "\(kill)-"
      let (answers, answered) = AsyncStream.makeStream(of: Int.self)
      let sending = Task { () -> [String] in
        defer { answered.finish() }
        var sent: [String] = []
        for number in 0... {
          sent.append(prefix + String(number))
          guard (try? await pay(url, token, key: sent[number])) == 201 else { return sent }
          answered.yield(number + 1)
        }
        return sent
      }
      // Not before it has worked, and then at any moment of the next payment.
      let enough = Int.random(in: 1...5, using: &random)
      for await count in answers where count >= enough { break }
      let microseconds = UInt32.random(in: 0...5_000, using: &random)
      try await blocking { _ = usleep(microseconds) }
      bank.program.kill()
      let sent = await sending.value
      bank = try await BankProcess(folder: folder)
      let last = try #require(sent.last)
      #expect(try await pay(bank.url, token, key: last) == 201)
      keys += sent
    }
    #expect(keys.count >= 40, "Killed before it worked, the bank shows nothing.")
    #expect(try await balance(bank.url, token) == before - keys.count)
    for key in keys {
      let found =
        try await BankFixture.send(
          bank.url, "GET", "/v1/payments?key=\(key)", headers: ["Authorization": "Bearer \(token)"]
        ).json()["payments"] as? [Any]
      #expect(found?.count == 1, "\(key)")
    }
    bank.program.kill()
  }

  private func pay(_ url: URL, _ token: String, key: String) async throws -> Int {
    try await BankFixture.send(
      url, "POST", "/v1/payments", headers: ["Authorization": "Bearer \(token)", "Idempotency-Key": key],
      body: BankFixture.order(1, reference: key)
    ).status
  }

  private func balance(_ url: URL, _ token: String) async throws -> Int {
    let account = try await BankFixture.send(
      url, "GET", "/v1/accounts/1001", headers: ["Authorization": "Bearer \(token)"]
    ).json()
    return try #require(account["balance"] as? Int)
  }
}
