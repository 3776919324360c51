import EspalierGateways
import EspalierScopes
import EspalierSecrets
import Foundation
import Testing

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
