import EspalierConnectors
import EspalierBase
import EspalierTesting
import Foundation
import Testing

/// An address that one process announces is found by all, for as long as that process lives.
@Suite struct SharedAddressTests {
  private let clock = TestClock()
  private let folder: URL
  private var file: URL { folder.appending(path: "address") }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "shared-address-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  // Two of them on one file are what two processes have: the system's lock belongs to the open file.
  private func address() -> SharedAddress { SharedAddress(of: "the bank", in: file) }

  @Test func `what one announces all find`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (leader, other) = (address(), address())
    try leader.announce("http://127.0.0.1:8090")
    #expect(try await leader.current(within: .zero, clock: clock) == "http://127.0.0.1:8090")
    #expect(try await other.current(within: .zero, clock: clock) == "http://127.0.0.1:8090")
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["address"])
  }

  @Test func `whoever comes before the announcement waits for it`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (leader, other) = (address(), address())
    let waiting = Task { [clock] in try await other.current(within: .seconds(10), clock: clock) }
    _ = await clock.sleeper(of: .milliseconds(50))
    try leader.announce("http://127.0.0.1:8090")
    clock.advance(by: .milliseconds(50))
    #expect(try await waiting.value == "http://127.0.0.1:8090")
  }

  @Test func `nobody waits longer than the limit and the error says for what`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let other = address()
    let waiting = Task { [clock] in try await other.current(within: .seconds(10), clock: clock) }
    _ = await clock.sleeper(of: .seconds(10))
    clock.advance(by: .seconds(10))
    let error = await #expect(throws: WaitLimitError.self) { try await waiting.value }
    #expect(error?.subject.contains("the address of the bank") == true && error?.subject.contains(file.path) == true)
  }

  @Test func `what one that has ended has left is not believed and its successor counts`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var first: SharedAddress? = address()
    try first?.announce("http://127.0.0.1:1")
    // As the system does it for a process that is killed.
    first = nil
    let other = address()
    let waiting = Task { [clock] in try await other.current(within: .seconds(10), clock: clock) }
    _ = await clock.sleeper(of: .milliseconds(50))
    let second = address()
    try second.announce("http://127.0.0.1:2")
    clock.advance(by: .milliseconds(50))
    #expect(try await waiting.value == "http://127.0.0.1:2")
    second.withdraw()
    let ending = TestClock()
    let later = Task { try await other.current(within: .seconds(10), clock: ending) }
    _ = await ending.sleeper(of: .seconds(10))
    ending.advance(by: .seconds(10))
    await #expect(throws: WaitLimitError.self) { try await later.value }
  }

  @Test func `a link in its place is not followed and a folder that is not there is told`() async throws {
    let elsewhere = folder.appending(path: "elsewhere")
    try Data("http://stranger.example".utf8).write(to: elsewhere)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: elsewhere)
    await #expect(throws: SharedAddressError.notOwned(path: file.path)) {
      try await address().current(within: .zero, clock: clock)
    }
    try FileManager.default.removeItem(at: folder)
    #expect(throws: SharedAddressError.self) { try address().announce("http://127.0.0.1:1") }
  }

  @Test func `an address that cannot be announced says the true cause and what helps against that one`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let noFolder = folder.appending(path: "note")
    try Data().write(to: noFolder)
    let address = SharedAddress(of: "the bank", in: noFolder.appending(path: "address"))
    let error = #expect(throws: SharedAddressError.self) { try address.announce("http://127.0.0.1:1") }
    let words = "\(try #require(error))"
    #expect(words.contains("a file stands where a folder is named") && words.contains("Name another place."))
    #expect(!words.contains("disk"))
  }

  @Test func `an address that cannot take its place leaves nothing behind and the one that counts`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: file.appending(path: "within"), withIntermediateDirectories: true)
    #expect(throws: SharedAddressError.self) { try address().announce("http://127.0.0.1:1") }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["address"])
  }
}
