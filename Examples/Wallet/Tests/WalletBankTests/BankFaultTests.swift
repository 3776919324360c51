import BankService
import EspalierGateways
import Foundation
import Testing

/// Tests of the client's errors with a real bank that goes wrong, and of the faults that it makes good by itself.
@Suite(.timeLimit(.minutes(10))) struct BankFaultTests {
  @Test(arguments: [
    (Fault.status(500), ConnectionError.failed), (.status(503), .busy(retryAfter: nil)),
    (.tooMany(retryAfter: 7), .busy(retryAfter: .seconds(7))), (.brokenJSON, .failed), (.cut, .offline),
    (.wrongLength, .offline),
  ])
  func `each fault is told as what it is`(fault: Fault, told: ConnectionError) async throws {
    try await BankClient.run { bank async throws in
      bank.bank.faults.set(fault, on: "/v1/accounts")
      let error = try #require(await #expect(throws: NetworkError.self) { try await bank.accounts() })
      #expect(ConnectionError(error) == told, "\(error)")
      #expect(!"\(error)".contains("Bearer "))
      bank.bank.faults.clear()
      #expect(try await bank.accounts().count == 2)
    }
  }

  @Test func `a bank that is slow is left, and sees it`() async throws {
    try await BankClient.run { bank async throws in
      _ = try await bank.accounts()
      bank.bank.faults.set(.slow(3_600_000), on: "/v1/cards")
      let error = try #require(
        await #expect(throws: NetworkError.self) {
          try await bank.client.json(.get("/v1/cards").within(.milliseconds(100)))
        })
      #expect(ConnectionError(error) == .slow)
      _ = try await bank.bank.log.first { $0.path == "/v1/cards" && $0.outcome == .clientLeft }
    }
  }

  @Test func `a screen that goes leaves no request running`() async throws {
    try await BankClient.run { bank async throws in
      _ = try await bank.accounts()
      bank.bank.faults.set(.slow(3_600_000), on: "/v1/cards")
      let loading = Task { try await bank.client.json(.get("/v1/cards")) }
      _ = try await bank.bank.log.first { $0.path == "/v1/cards" }
      loading.cancel()
      await #expect(throws: CancellationError.self) { try await loading.value }
      _ = try await bank.bank.log.first { $0.path == "/v1/cards" && $0.outcome == .clientLeft }
    }
  }

  @Test(arguments: [Fault.status(502), .tooMany(retryAfter: 0), .cut, .wrongLength])
  func `what passes is made good by trying again`(fault: Fault) async throws {
    try await BankClient.run(retries: 3) { bank async throws in
      bank.bank.faults.set(fault, on: "/v1/accounts", times: 2)
      #expect(try await bank.accounts().count == 2)
    }
  }

  @Test func `a payment whose answer is lost is made once`() async throws {
    try await BankClient.run(retries: 4) { bank async throws in
      let before = try await bank.accounts()
      bank.bank.faults.set(.cut, on: "/v1/payments", times: 2)
      let payment: BankClient.Payment = try await bank.client.value(
        .post("/v1/payments").header("Idempotency-Key", "lunch-1").json(BankClient.Order()))
      #expect(payment.state == "executed")
      let found: BankClient.Payments = try await bank.client.value(.get("/v1/payments").query("key", "lunch-1"))
      #expect(found.payments == [payment])
      let after = try await bank.accounts()
      #expect(before[0].balance - after[0].balance == 1_250)
      let posts = bank.bank.log.requests.filter { $0.method == "POST" && $0.path == "/v1/payments" }
      #expect(posts.count == 3 && Set(posts.map(\.idempotencyKey)) == ["lunch-1"])
    }
  }

  @Test func `tokens that run out are fetched once for many`() async throws {
    try await BankClient.run(lifetime: 300) { bank async throws in
      try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<20 { group.addTask { try await bank.accounts().count } }
        for try await count in group { #expect(count == 2) }
      }
      #expect(bank.bank.log.requests.count { $0.path == "/v1/tokens" } == 1)
    }
  }

  @Test func `rates are asked for once an hour`() async throws {
    let cache = ResponseCache()
    try await BankClient.run(lifetime: 300, retries: 1, [.cached(in: cache)]) { bank async throws in
      let first = try await bank.client.json(.get("/v1/rates").query("base", "EUR"))
      #expect(first["base"]?.string == "EUR")
      #expect(try await bank.client.json(.get("/v1/rates").query("base", "EUR")) == first)
      #expect(bank.bank.log.requests.count { $0.path == "/v1/rates" } == 1)
      let asked = Request.get("/v1/rates").query("base", "EUR").header("Cache-Control", "no-cache")
      #expect(try await bank.client.json(asked) == first)
      _ = try await bank.bank.log.first { $0.path == "/v1/rates" && $0.outcome == .answered(304) }
    }
  }

  @Test func `events are read while they come`() async throws {
    struct Enough: Error {}
    try await BankClient.run { bank async throws in
      await #expect(throws: Enough.self) {
        try await bank.client.events(.get("/v1/rates/stream")) { event in
          #expect(event.kind == "rates" && event.data.contains(#""base":"EUR""#))
          throw Enough()
        }
      }
      _ = try await bank.bank.log.first { $0.path == "/v1/rates/stream" && $0.outcome == .clientLeft }
    }
  }

  @Test func `documents are sent as forms with files`() async throws {
    try await BankClient.run { bank async throws in
      let form = MultipartForm().fields(["owner": ["name": "Ada"]])
        .file("document", name: "march.pdf", data: Data("%PDF".utf8), contentType: "application/pdf")
      let received = try await bank.client.json(.post("/v1/documents").multipart(form))
      #expect(received["files"]?[0]?["filename"]?.string == "march.pdf")
      #expect(received["files"]?[0]?["size"]?.number == 4)
    }
  }
}
