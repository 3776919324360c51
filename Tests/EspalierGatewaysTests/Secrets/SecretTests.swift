import EspalierGateways
import EspalierScopes
import Testing

@Suite struct SecretTests {
  struct SignIn { let name = "ada", password = Secret("hunter2") }
  struct Refused: Error { let password: Secret }

  @Test func `no description and no dump shows it`() {
    let secret = Secret("hunter2")
    var dumped = ""
    dump(SignIn(), to: &dumped)
    dump(secret, to: &dumped)
    let texts = [
      "\(secret)", String(describing: secret), String(reflecting: secret), "\(SignIn())",
      "\(Refused(password: secret))",
      "\([secret])", "\(["password": secret])", "\(Optional(secret) as Any)", dumped,
    ]
    #expect(texts.allSatisfy { !$0.contains("hunter2") }, "\(texts)")
    #expect("\(secret)" == "•••" && String(reflecting: secret) == "•••")
    #expect(Mirror(reflecting: secret).children.isEmpty)
  }

  @Test func `it is not written by whoever writes a value that holds it`() {
    #expect(!((Secret("hunter2") as Any) is any Encodable))
  }

  @Test(arguments: [
    ("a", "a", true), ("", "", true), ("a", "b", false), ("ab", "a", false), ("a", "ab", false), ("ab", "xb", false),
    ("ab", "ax", false), ("", "a", false), ("a", "", false), ("a\0", "a", false), ("a", "a\0", false),
    ("\u{E9}", "e\u{301}", false),
  ])
  func `two are equal if their bytes are`(left: String, right: String, areEqual: Bool) {
    #expect((Secret(left) == Secret(right)) == areEqual)
    #expect(Secret(left).isEmpty == left.isEmpty)
  }
}

@Suite struct MemorySecretStoreTests {
  @Test func `a secret is kept by its name until it is removed`() async throws {
    let store: any SecretStore = MemorySecretStore(["a": Secret("1")])
    try await store.set(Secret("2"), for: "b")
    #expect(try await store.secret("a") == Secret("1"))
    try await store.set(Secret("3"), for: "a")
    #expect(try await store.secret("a") == Secret("3"))
    try await store.remove("a")
    try await store.remove("a")
    #expect(try await store.secret("a") == nil)
    #expect(try await store.secret("b") == Secret("2"))
  }
}
