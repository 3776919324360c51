import BankService
import Foundation
import Testing

/// Signing in, expiry and refreshing.
@Suite struct TokenTests {
  @Test func aRequestWithoutTokenIsRefusedAndToldHow() async throws {
    try await BankFixture.run { bank async throws in
      let answer = try await BankFixture.send(bank.url, "GET", "/v1/accounts")
      #expect(answer.status == 401 && answer["WWW-Authenticate"] == "Bearer")
      #expect(try answer.code() == "token_missing")
      #expect(answer["Content-Type"] == "application/problem+json")
      #expect(try answer.json()["title"] as? String == "Unauthorized")
      let unknown = try await bank.get("/v1/accounts", ["Authorization": "Bearer nonsense"])
      #expect(unknown.status == 401)
      #expect(try unknown.code() == "token_unknown")
    }
  }

  @Test func aWrongPasswordAndAnUnknownNameAreRefusedAlike() async throws {
    try await BankFixture.run { bank async throws in
      for body in [#"{"name":"ada","password":"wrong"}"#, #"{"name":"bob","password":"analytical"}"#] {
        let answer = try await BankFixture.send(bank.url, "POST", "/v1/tokens", body: body)
        #expect(answer.status == 401)
        #expect(try answer.code() == "wrong_password")
      }
    }
  }

  @Test func aTokenExpiresByTheClock() async throws {
    try await BankFixture.run {
      $0.tokenLifetime = 60
    } _: { bank async throws in
      bank.time.pass(59)
      #expect(try await bank.get("/v1/accounts").status == 200)
      bank.time.pass(2)
      let answer = try await bank.get("/v1/accounts")
      #expect(answer.status == 401)
      #expect(try answer.code() == "token_expired")
    }
  }

  @Test func aRefreshTokenWorksOnceAndItsSecondUseEndsTheLogin() async throws {
    try await BankFixture.run { bank async throws in
      let first = try await BankFixture.signIn(bank.url)
      let refresh = try #require(first["refresh"] as? String)
      let body = "{\"refresh\":\"\(refresh)\"}"
      let second = try await BankFixture.send(bank.url, "POST", "/v1/tokens", body: body)
      let access = try #require(try second.json()["access"] as? String)
      #expect(second.status == 200)
      #expect(try await bank.get("/v1/accounts", ["Authorization": "Bearer \(access)"]).status == 200)
      let again = try await BankFixture.send(bank.url, "POST", "/v1/tokens", body: body)
      #expect(again.status == 401)
      #expect(try again.code() == "refresh_used")
      #expect(try await bank.get("/v1/accounts", ["Authorization": "Bearer \(access)"]).code() == "token_unknown")
      #expect(try await bank.get("/v1/accounts").status == 200, "Another login goes on.")
    }
  }

  /// The answer with the next tokens may have got lost, or the client may have died before it stored them.
  @Test func aRefreshTokenWorksAgainWhileNobodyHasUsedWhatItBrought() async throws {
    try await BankFixture.run { bank async throws in
      func refresh(_ token: Any?) async throws -> RawAnswer {
        try await BankFixture.send(
          bank.url, "POST", "/v1/tokens", body: "{\"refresh\":\"\(try #require(token as? String))\"}")
      }
      let first = try await BankFixture.signIn(bank.url)
      let lost = try await refresh(first["refresh"]).json()
      let again = try await refresh(first["refresh"])
      #expect(again.status == 200)
      let tokens = try again.json()
      let dead = try #require(lost["access"] as? String)
      #expect(try await bank.get("/v1/accounts", ["Authorization": "Bearer \(dead)"]).code() == "token_unknown")
      #expect(try await refresh(lost["refresh"]).code() == "token_unknown")
      let access = try #require(tokens["access"] as? String)
      #expect(try await bank.get("/v1/accounts", ["Authorization": "Bearer \(access)"]).status == 200)
      // Now somebody has what it brought: whoever comes with the first one has stolen it, or was stolen from.
      #expect(try await refresh(first["refresh"]).code() == "refresh_used")
      #expect(try await refresh(tokens["refresh"]).code() == "token_unknown")
    }
  }
}
