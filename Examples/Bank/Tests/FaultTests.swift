import BankService
import Foundation
import Testing

/// Each fault as a client sees it.
@Suite struct FaultTests {
  @Test func aStatusComesAsOftenAsToldAndNothingIsCarriedOut() async throws {
    try await BankFixture.run { bank async throws in
      let before = try await bank.balance()
      bank.bank.faults.set(.status(503), on: "/v1/payments", times: 2)
      #expect(try await bank.pay(100, key: "a").status == 503)
      #expect(try await bank.get("/v1/accounts").status == 200, "Another path is not concerned.")
      #expect(try await bank.pay(100, key: "a").status == 503)
      #expect(try await bank.balance() == before)
      #expect(try await bank.pay(100, key: "a").status == 201)
    }
  }

  @Test func tooManyRequestsNameTheTimeToWait() async throws {
    try await BankFixture.run { bank async throws in
      bank.bank.faults.set(.tooMany(retryAfter: 7), times: 1)
      let answer = try await bank.get("/v1/accounts")
      #expect(answer.status == 429 && answer["Retry-After"] == "7")
    }
  }

  @Test func brokenJSONHasTheRightLengthAndIsCarriedOut() async throws {
    try await BankFixture.run { bank async throws in
      let before = try await bank.balance()
      bank.bank.faults.set(.brokenJSON, on: "/v1/payments", times: 1)
      let answer = try await bank.pay(100, key: "a")
      #expect(answer.status == 201 && answer.isWhole)
      #expect(throws: (any Error).self) { try answer.json() }
      #expect(try await bank.balance() == before - 100)
    }
  }

  @Test(arguments: [Fault.cut, .wrongLength]) func aConnectionIsClosedTooEarly(fault: Fault) async throws {
    try await BankFixture.run { bank async throws in
      let whole = try await bank.get("/v1/accounts")
      bank.bank.faults.set(fault, on: "/v1/accounts", times: 1)
      let answer = try await bank.get("/v1/accounts")
      let length = try #require(answer["Content-Length"].flatMap { Int($0) })
      #expect(answer.status == 200 && !answer.isWhole)
      if fault == .cut {
        #expect(answer.body.count == whole.body.count / 2 && length == whole.body.count)
      } else {
        #expect(answer.body == whole.body && length == whole.body.count + 10)
      }
      let logged = try await bank.bank.log.first { $0.outcome == .cut(200) }
      #expect(logged.path == "/v1/accounts")
    }
  }

  @Test func aSlowAnswerComesAfterItsTime() async throws {
    try await BankFixture.run { bank async throws in
      bank.bank.faults.set(.slow(300), on: "/v1/accounts", times: 1)
      bank.bank.faults.set(.status(500), on: "/v1/accounts", times: 1)
      let clock = ContinuousClock()
      let start = clock.now
      #expect(try await bank.get("/v1/accounts").status == 500)
      #expect(clock.now - start >= .milliseconds(300))
    }
  }

  @Test func aClientThatLeavesIsSeenAtOnceAndItsPaymentIsMadeOnce() async throws {
    try await BankFixture.run { bank async throws in
      let before = try await bank.balance()
      bank.bank.faults.set(.slow(3_600_000), on: "/v1/payments", times: 1)
      do {
        let connection = try RawConnection(to: bank.url)
        try await connection.send(
          BankFixture.request(
            "POST", "/v1/payments", headers: bank.head(["Idempotency-Key": "a"]), body: BankFixture.order(100)))
        _ = try await bank.bank.log.first { $0.idempotencyKey == "a" && $0.outcome == .underway }
      }
      _ = try await bank.bank.log.first { $0.idempotencyKey == "a" && $0.outcome == .clientLeft }
      #expect(try await bank.pay(100, key: "a")["Idempotency-Replayed"] == "true")
      #expect(try await bank.balance() == before - 100)
    }
  }

  @Test func faultsAreSetFromOutsideWhereThatIsOpenAlone() async throws {
    let body = #"[{"kind":"status","value":500,"path":"/v1/accounts","times":1}]"#
    try await BankFixture.run { bank async throws in
      #expect(try await bank.send("PUT", "/faults", body: body).status == 404)
    }
    try await BankFixture.run {
      $0.faultsAreOpen = true
    } _: { bank async throws in
      #expect(try await bank.send("PUT", "/faults", body: body).status == 204)
      #expect(bank.bank.faults.rules == [FaultRule(.status(500), on: "/v1/accounts", times: 1)])
      #expect(try await bank.get("/v1/accounts").status == 500)
      #expect(try await bank.get("/v1/accounts").status == 200)
      #expect(try await bank.send("PUT", "/faults", body: #"[{"kind":"odd"}]"#).code() == "unknown_fault")
    }
  }

  @Test func aFaultIsReadAsTheCommandLineWritesIt() {
    #expect(FaultRule("status=503@/v1/paymentsx2") == FaultRule(.status(503), on: "/v1/payments", times: 2))
    #expect(FaultRule("slow") == FaultRule(.slow(1000)))
    #expect(FaultRule("too-many=3x1") == FaultRule(.tooMany(retryAfter: 3), times: 1))
    #expect(FaultRule("cut@/") == FaultRule(.cut))
    for text in ["", "odd", "status=x", "status=99", "cut=1", "cut@v1", "cutx0"] { #expect(FaultRule(text) == nil) }
  }
}
