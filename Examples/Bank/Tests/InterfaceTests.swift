import BankService
import Foundation
import Testing

/// Documents, and what holds for every path.
@Suite struct InterfaceTests {
  private static func form(_ parts: [(head: String, body: String)]) -> String {
    parts.map { "--b\r\nContent-Disposition: form-data; \($0.head)\r\n\r\n\($0.body)\r\n" }.joined() + "--b--\r\n"
  }

  private static let type = ["Content-Type": "multipart/form-data; boundary=b"]

  @Test func aDocumentIsReceivedWithNestedFields() async throws {
    try await BankFixture.run { bank async throws in
      let body = Self.form([
        ("name=\"owner[name]\"", "Ada"), ("name=\"tags[]\"", "one"), ("name=\"tags[]\"", "two"),
        ("name=\"file\"; filename=\"a;b.txt\"\r\nContent-Type: text/plain", "abc"),
      ])
      let answer = try await bank.send("POST", "/v1/documents", headers: Self.type, body: body)
      #expect(answer.status == 201)
      let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      #expect(
        answer.text == """
          {"fields":{"owner":{"name":"Ada"},"tags":["one","two"]},"files":[{"filename":"a;b.txt","name":"file",\
          "sha256":"\(hash)","size":3,"type":"text/plain"}]}
          """)
    }
  }

  @Test(arguments: ["", "--b", "--b\r\n", "--b\r\nx: y\r\n\r\nabc\r\n--b--", "--b--x--b\r\nabc", "--c--\r\n"])
  func aBodyThatKeepsToNoFormIsRefused(body: String) async throws {
    try await BankFixture.run { bank async throws in
      let answer = try await bank.send("POST", "/v1/documents", headers: Self.type, body: body)
      let isEmptyForm = body.hasPrefix("--b--")
      #expect(answer.status == (isEmptyForm ? 201 : 400))
    }
  }

  @Test func aBodyAboveTheLimitIsRefused() async throws {
    try await BankFixture.run { bank async throws in
      let body = Self.form([("name=\"f\"; filename=\"f\"", String(repeating: "x", count: 5 * 1024 * 1024))])
      let answer = try await bank.send("POST", "/v1/documents", headers: Self.type, body: body)
      #expect(answer.status == 413)
      #expect(try answer.code() == "too_large")
    }
  }

  @Test func whatIsNotThereIsSaidSo() async throws {
    try await BankFixture.run { bank async throws in
      #expect(try await bank.get("/v1/nothing").status == 404)
      let wrong = try await bank.send("DELETE", "/v1/cards/2001")
      #expect(wrong.status == 405 && wrong["Allow"] == "GET, HEAD, OPTIONS, PATCH")
      #expect(try await bank.send("OPTIONS", "/v1/payments")["Allow"] == "GET, HEAD, OPTIONS, POST")
      let head = try await bank.send("HEAD", "/v1/accounts")
      let get = try await bank.get("/v1/accounts")
      #expect(head.status == 200 && head.body.isEmpty && head["Content-Length"] == get["Content-Length"])
    }
  }

  @Test func brokenJSONIsRefusedWithItsPlace() async throws {
    try await BankFixture.run { bank async throws in
      let key = ["Idempotency-Key": "a"]
      let broken = try await bank.send("POST", "/v1/payments", headers: key, body: "{\"account\":\n}")
      #expect(broken.status == 400)
      #expect(try broken.code() == "invalid_json")
      #expect(try #require(try broken.json()["detail"] as? String).contains("character 12"))
      let missing = try await bank.send(
        "POST", "/v1/payments", headers: key, body: #"{"account":"1001","payee":{"name":"Bob"}}"#)
      #expect(try missing.json()["field"] as? String == "payee.iban")
    }
  }

  @Test func aConnectionServesManyRequests() async throws {
    try await BankFixture.run { bank async throws in
      let connection = try RawConnection(to: bank.url)
      for _ in 0..<5 {
        try await connection.send(BankFixture.request("GET", "/v1/accounts", headers: bank.head([:]), body: nil))
        #expect(try await connection.answer().status == 200)
      }
    }
  }
}
