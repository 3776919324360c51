import EspalierGateways
import EspalierBase
import EspalierTesting
import TestSupport
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

  @Test func `a secret is replaced only if it is still the one that was meant`() {
    let store = MemorySecretStore(["a": Secret("1")])
    #expect(!store.replace(nil, with: Secret("2"), for: "a"))
    #expect(store.replace(Secret("1"), with: Secret("2"), for: "a"))
    #expect(!store.replace(Secret("1"), with: nil, for: "a"))
    #expect(store.secret("a") == Secret("2"))
  }

  @Test func `a turn lasts as long as its work also where its caller has left`() async throws {
    let store = MemorySecretStore(["a": Secret("1")])
    let ending = await Gate()
    let caller = Task {
      try await store.alone(with: "a", within: .seconds(60), lease: .seconds(3_600), clock: ContinuousClock()) {
        // It heeds no cancellation.
        await ending.pass()
        _ = store.replace(Secret("1"), with: Secret("2"), for: "a")
      }
    }
    await ending.reached()
    caller.cancel()
    await #expect(throws: CancellationError.self) { try await caller.value }
    await #expect(throws: WaitLimitError.self) { try await store.alone(with: "a", within: .milliseconds(100)) {} }
    await ending.open()
    #expect(try await store.alone(with: "a", within: .seconds(600)) { store.secret("a") } == Secret("2"))
  }

  @Test func `one after the other has the turn also behind one who gave up`() async throws {
    let store = MemorySecretStore(["a": Secret("0")])
    let clock = TestClock()
    try await store.alone(with: "a", within: .zero) {
      let second = Task { try await store.alone(with: "a", within: .seconds(1), lease: .seconds(60), clock: clock) {} }
      _ = await clock.sleeper(of: .seconds(1))
      let third = Task { try await store.alone(with: "a", within: .seconds(2), lease: .seconds(60), clock: clock) {} }
      _ = await clock.sleeper(of: .seconds(2))
      clock.advance(by: .seconds(1))
      await #expect(throws: WaitLimitError.self) { try await second.value }
      // Not let in by the one that has gone.
      clock.advance(by: .seconds(1))
      await #expect(throws: WaitLimitError.self) { try await third.value }
    }
    try await store.alone(with: "a", within: .seconds(10)) {}
  }
}
