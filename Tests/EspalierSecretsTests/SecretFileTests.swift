import EspalierGateways
import EspalierBase
import EspalierTesting
import Foundation
import TestSupport
import Testing

@testable import EspalierSecrets

@Suite struct SecretFileTests {
  private let folder = TemporaryFolder()
  private let key: SecretKey
  private var file: URL { folder.url.appending(path: "secrets") }

  init() throws { key = try SecretKey(bytes: 0..<32) }

  @Test func `a secret is kept by its name until it is removed, over every start`() async throws {
    let store: any SecretStore = SecretFile(file, key: key)
    #expect(try await store.secret("token") == nil)
    try await store.set(Secret("hunter2"), for: "token")
    try await store.set(Secret("“ü” \u{1F511}\0"), for: "ü")
    let next = SecretFile(file, key: key)
    #expect(try await next.secret("token") == Secret("hunter2"))
    #expect(try await next.secret("ü") == Secret("“ü” \u{1F511}\0"))
    #expect(try await next.names() == ["token", "ü"])
    try await next.set(Secret("hunter3"), for: "token")
    #expect(try await store.secret("token") == Secret("hunter3"))
    try await next.remove("token")
    try await next.remove("token")
    #expect(try await store.secret("token") == nil)
    #expect(try await next.names() == ["ü"])
  }

  @Test func `the file is this user's alone, and shows neither names nor secrets`() async throws {
    let place = folder.url.appending(path: "new/secrets")
    try await SecretFile(place, key: key).set(Secret("hunter2"), for: "bank token")
    #expect(try permissions(of: place) == 0o600)
    #expect(try permissions(of: place.deletingLastPathComponent()) == 0o700)
    let bytes = try Data(contentsOf: place)
    #expect(bytes.range(of: Data("hunter2".utf8)) == nil && bytes.range(of: Data("bank".utf8)) == nil)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.deletingLastPathComponent().path)
    #expect(Set(names) == ["secrets", "secrets.lock"])
  }

  @Test func `a secret is replaced only if it is still the one that was meant`() async throws {
    let (one, other) = (SecretFile(file, key: key), SecretFile(file, key: key))
    #expect(try await one.replace(nil, with: Secret("1"), for: "token"))
    #expect(try await !other.replace(nil, with: Secret("2"), for: "token"))
    #expect(try await other.replace(Secret("1"), with: Secret("2"), for: "token"))
    // The first one has failed with what is no longer there.
    #expect(try await !one.replace(Secret("1"), with: nil, for: "token"))
    #expect(try await one.secret("token") == Secret("2"))
    #expect(try await one.replace(Secret("2"), with: nil, for: "token"))
    #expect(try await other.secret("token") == nil)
  }

  // Two stores over one file are what two processes have: the system's lock belongs to the open file.
  @Test func `one after the other has the turn with a secret and each spends what the last has left`() async throws {
    try await SecretFile(file, key: key).set(Secret("0"), for: "token")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { [file, key] in
          let store = SecretFile(file, key: key)
          try await store.alone(with: "token", within: .seconds(60)) {
            let token = try #require(try await store.secret("token"))
            await Task.yield()
            let next = try #require(Int(token.revealed)) + 1
            #expect(try await store.replace(token, with: Secret("\(next)"), for: "token"))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try await SecretFile(file, key: key).secret("token") == Secret("8"))
  }

  @Test func `whoever does not get the turn is told for what he waited`() async throws {
    let (one, other) = (SecretFile(file, key: key), SecretFile(file, key: key))
    let clock = TestClock()
    try await one.alone(with: "token", within: .zero) {
      let waiting = Task {
        try await other.alone(with: "token", within: .seconds(20), lease: .seconds(60), clock: clock) {}
      }
      _ = await clock.sleeper(of: .seconds(20))
      clock.advance(by: .seconds(20))
      let error = await #expect(throws: WaitLimitError.self) { try await waiting.value }
      #expect(error?.subject.contains("“token”") == true)
      // Another name is another turn.
      try await other.alone(with: "other", within: .zero) {}
    }
    try await other.alone(with: "token", within: .zero) {}
  }

  @Test func `a turn lasts as long as its work also where its caller has left`() async throws {
    let (one, other) = (SecretFile(file, key: key), SecretFile(file, key: key))
    try await one.set(Secret("1"), for: "token")
    let ending = await Gate()
    let caller = Task {
      try await one.alone(with: "token", within: .seconds(60), lease: .seconds(3_600), clock: ContinuousClock()) {
        // It heeds no cancellation.
        await ending.pass()
        _ = try await one.replace(Secret("1"), with: Secret("2"), for: "token")
      }
    }
    await ending.reached()
    caller.cancel()
    await #expect(throws: CancellationError.self) { try await caller.value }
    await #expect(throws: WaitLimitError.self) { try await other.alone(with: "token", within: .milliseconds(100)) {} }
    await ending.open()
    let found = try await other.alone(with: "token", within: .seconds(600)) { try await other.secret("token") }
    #expect(found == Secret("2"))
  }

  @Test func `a turn whose caller has left ends with its lease`() async throws {
    let (one, other) = (SecretFile(file, key: key), SecretFile(file, key: key))
    let clock = TestClock()
    let ending = await Gate()
    let caller = Task {
      try await one.alone(with: "token", within: .seconds(1), lease: .seconds(60), clock: clock) { await ending.pass() }
    }
    await ending.reached()
    _ = await clock.sleeper(of: .seconds(60))
    caller.cancel()
    await #expect(throws: CancellationError.self) { try await caller.value }
    clock.advance(by: .seconds(60))
    try await other.alone(with: "token", within: .seconds(60)) {}
    await ending.open()
  }

  @Test func `a turn ends with its lease`() async throws {
    let (one, other) = (SecretFile(file, key: key), SecretFile(file, key: key))
    let clock = TestClock()
    let holding = Task {
      try await one.alone(with: "token", within: .zero, lease: .seconds(60), clock: clock) {
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        defer { withExtendedLifetime(continuation) {} }
        for await _ in stream {}
      }
    }
    _ = await clock.sleeper(of: .seconds(60))
    clock.advance(by: .seconds(60))
    await #expect(throws: WaitLimitError.self) { try await holding.value }
    try await other.alone(with: "token", within: .zero) {}
  }

  @Test func `a lock that another process never lets go is told`() async throws {
    let lock = try #require(try FileLock.attempt(file.appendingPathExtension("lock")))
    #expect(throws: SecretError.locked(path: file.path + ".lock", limit: .zero)) {
      try FileLock.locked(file.appendingPathExtension("lock"), within: .zero) {}
    }
    withExtendedLifetime(lock) {}
  }

  @Test func `no two writes of the same are alike`() async throws {
    let store = SecretFile(file, key: key)
    try await store.set(Secret("1"), for: "a")
    let first = try Data(contentsOf: file)
    try await store.set(Secret("2"), for: "a")
    try await store.set(Secret("1"), for: "a")
    #expect(try Data(contentsOf: file) != first)
  }

  @Test func `what changes nothing writes nothing`() async throws {
    let store = SecretFile(file, key: key)
    try await store.remove("a")
    #expect(!FileManager.default.fileExists(atPath: file.path))
    try await store.set(Secret("1"), for: "a")
    let first = try Data(contentsOf: file)
    try await store.set(Secret("1"), for: "a")
    #expect(try Data(contentsOf: file) == first)
  }

  @Test func `a wrong key is refused, and the file left as it is`() async throws {
    try await SecretFile(file, key: key).set(Secret("hunter2"), for: "token")
    let before = try Data(contentsOf: file)
    let wrong = SecretFile(file, key: try SecretKey(bytes: 1..<33))
    await #expect(throws: SecretError.notOpened(path: file.path)) { try await wrong.secret("token") }
    await #expect(throws: SecretError.notOpened(path: file.path)) { try await wrong.set(Secret("x"), for: "token") }
    await #expect(throws: SecretError.notOpened(path: file.path)) { try await wrong.remove("token") }
    #expect(try Data(contentsOf: file) == before)
    #expect(try await SecretFile(file, key: key).secret("token") == Secret("hunter2"))
  }

  @Test func `a file with any byte altered, or cut anywhere, is refused and left as it is`() async throws {
    let store = SecretFile(file, key: key)
    try await store.set(Secret("hunter2"), for: "token")
    let whole = try Data(contentsOf: file)
    var altered = whole.indices.map { index in
      var data = whole
      data[index] ^= 1
      return data
    }
    altered += whole.indices.map { whole.prefix($0) } + [whole + Data([0])]
    for data in altered {
      try data.write(to: file)
      await #expect(throws: SecretError.self) { try await store.secret("token") }
      await #expect(throws: SecretError.self) { try await store.set(Secret("x"), for: "token") }
      #expect(try Data(contentsOf: file) == data)
    }
  }

  @Test func `a file of another form is refused`() async throws {
    try folder.write(Data("{}".utf8), to: file)
    let store = SecretFile(file, key: key)
    await #expect(throws: SecretError.unknownForm(path: file.path)) { try await store.secret("token") }
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    await #expect(throws: SecretError.system(path: file.path, reason: "it is no file. Move it away, and start again."))
    {
      try await store.secret("token")
    }
  }

  @Test func `many who write at once lose nothing`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { [file, key] group in
      for number in 0..<40 {
        group.addTask { try await SecretFile(file, key: key).set(Secret("\(number)"), for: "\(number)") }
      }
      try await group.waitForAll()
    }
    #expect(try await SecretFile(file, key: key).names().count == 40)
  }

  @Test func `a write that the system refuses leaves the old file`() async throws {
    let store = SecretFile(file, key: key)
    try await store.set(Secret("1"), for: "a")
    // Where the lock would be stands a folder, which even root cannot open as a file.
    let lock = file.appendingPathExtension("lock")
    try FileManager.default.removeItem(at: lock)
    try FileManager.default.createDirectory(at: lock, withIntermediateDirectories: false)
    let error = await #expect(throws: SecretError.self) { try await store.set(Secret("2"), for: "a") }
    #expect("\(try #require(error))".contains(lock.path))
    #expect(try await store.secret("a") == Secret("1"))
  }
}
