import Foundation
import Synchronization
import Testing

@testable import EspalierGenerator

/// The service of an app that is built, changed and that crashes while a client uses it.
@Suite(.timeLimit(.minutes(1))) struct ModelContextSupervisorTests {
  private let client = Client()
  private let program = StandInProgram()

  private func call(_ tool: String, id: Int) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)"}}"#
  }

  /// Runs a supervisor while a client uses it.
  private func supervising(
    sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in try await Task.sleep(for: .seconds(86_400)) },
    _ use: () async throws -> Void
  ) async throws {
    let supervisor = ModelContextSupervisor(program, write: { client.add($0) }, sleep: sleep)
    let run = Task { await supervisor.run(client.lines.stream) }
    defer { run.cancel() }
    try await use()
    client.lines.continuation.finish()
    await run.value
  }

  @Test func `a call that comes while the app is built is answered when it runs`() async throws {
    try await supervising {
      client.send(call("tap", id: 1))
      client.send(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
      let message = try await client.next()
      #expect(message["id"] as? Int == 2)
      program.finishBuild()
      let reply = try await client.next()
      #expect(reply["id"] as? Int == 1 && client.text(of: reply) == "tap 1")
    }
  }

  @Test func `the tools of the app are listed with those of the supervisor`() async throws {
    try await supervising {
      program.finishBuild()
      client.send(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
      let received = try await client.tools(of: client.next())
      #expect(received == ["tap", "rebuild", "log"])
    }
  }

  @Test func `a client that has waited for a build long enough receives the other tools later`() async throws {
    try await supervising(sleep: { _ in }) {
      client.send(#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)
      let received = try await client.tools(of: client.next())
      #expect(received == ["rebuild", "log"])
      program.finishBuild()
      let message = try await client.next()
      #expect(message["method"] as? String == "notifications/tools/list_changed")
    }
  }

  @Test func `an app that cannot be built says why at each call, and is built again on request`() async throws {
    try await supervising {
      client.send(call("tap", id: 1))
      program.finishBuild("main.swift:3:1: error: no such thing")
      let received = try await client.text(of: client.next())
      #expect(received.contains("main.swift:3:1: error: no such thing"))
      client.send(call("rebuild", id: 2))
      program.finishBuild("main.swift:4:1: error: another")
      let failed = try await client.next()
      #expect(failed["id"] as? Int == 2 && client.text(of: failed).contains("error: another"))
      client.send(call("rebuild", id: 3))
      program.finishBuild()
      let second = try await client.text(of: client.next())
      #expect(second.contains("was built and has started"))
      client.send(call("tap", id: 4))
      let third = try await client.text(of: client.next())
      #expect(third == "tap 4")
    }
  }

  @Test func `a rebuild that is requested during a build follows it`() async throws {
    try await supervising {
      client.send(call("rebuild", id: 1))
      client.send(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
      _ = try await client.next()
      program.finishBuild("an error that is mended already")
      program.finishBuild()
      let text = try await client.text(of: client.next())
      #expect(text.contains("was built and has started") && program.starts == 1)
    }
  }

  @Test func `a running app is stopped, built and started again on request`() async throws {
    try await supervising {
      program.finishBuild()
      client.send(call("tap", id: 1))
      _ = try await client.next()
      client.send(call("rebuild", id: 2))
      program.finishBuild()
      let message = try await client.next()
      #expect(message["id"] as? Int == 2)
      #expect(program.starts == 2)
    }
  }

  @Test func `a crash answers the call that caused it with the app's last words, and the app starts again`()
    async throws
  {
    try await supervising {
      program.finishBuild()
      program.finishBuild()
      client.send(call("crash", id: 1))
      let text = client.text(of: try await client.next())
      #expect(text.contains("The app ended (signal 4)") && text.contains("Fatal error: crash 1"))
      client.send(call("tap", id: 2))
      let received = try await client.text(of: client.next())
      #expect(received == "tap 2")
      client.send(call("log", id: 3))
      let second = try await client.text(of: client.next())
      #expect(second.contains("Fatal error: crash 1"))
      #expect(program.starts == 2)
    }
  }

  @Test func `an app that ends at once is not started for ever`() async throws {
    program.endsSoon()
    try await supervising {
      program.finishBuild()
      client.send(call("crash", id: 1))
      _ = try await client.next()
      client.send(call("tap", id: 2))
      let received = try await client.text(of: client.next())
      #expect(received.contains("call rebuild"))
      #expect(program.starts == 1)
    }
  }

  @Test func `an app that cannot be started says why, and is not built for ever`() async throws {
    program.failsToStart()
    try await supervising {
      client.send(call("tap", id: 1))
      program.finishBuild()
      let text = try await client.text(of: client.next())
      #expect(text.contains("The app could not be started (no such program)") && program.starts == 1)
    }
  }

  @Test func `a build's messages begin with the first error`() {
    let output = "Building\n[1/2] Compiling\nA.swift:1:1: error: x\n1 | let\nmore"
    #expect(SwiftProgram.messages(of: output) == "A.swift:1:1: error: x\n1 | let\nmore")
    #expect(SwiftProgram.messages(of: "a\nb") == "a\nb")
  }
}

/// The client: it sends lines and receives messages.
private final class Client: Sendable {
  let lines = AsyncStream.makeStream(of: String.self)
  private let messages = AsyncStream.makeStream(of: Data.self)

  func send(_ line: String) { lines.continuation.yield(line) }

  func add(_ message: Data) { messages.continuation.yield(message) }

  /// Returns the next message.
  func next() async throws -> [String: Any] {
    var iterator = messages.stream.makeAsyncIterator()
    let message = try #require(await iterator.next())
    return try #require(try JSONSerialization.jsonObject(with: message) as? [String: Any])
  }

  func text(of message: [String: Any]) -> String {
    let content = (message["result"] as? [String: Any])?["content"] as? [[String: Any]]
    return content?.first?["text"] as? String ?? ""
  }

  func tools(of message: [String: Any]) -> [String] {
    ((message["result"] as? [String: Any])?["tools"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
  }
}

/// A program whose builds end when the test says so. It answers each call with its tool and number.
private final class StandInProgram: SupervisedProgram, Sendable {
  private struct Failure: Error, CustomStringConvertible { let description: String }

  private let builds = AsyncStream.makeStream(of: String?.self)
  private let state = Mutex((starts: 0, isShort: false, failsToStart: false))

  var starts: Int { state.withLock(\.starts) }

  func failsToStart() { state.withLock { $0.failsToStart = true } }

  func endsSoon() { state.withLock { $0.isShort = true } }

  func finishBuild(_ error: String? = nil) { builds.continuation.yield(error) }

  func build() async throws {
    var iterator = builds.stream.makeAsyncIterator()
    if let error = await iterator.next() ?? nil { throw Failure(description: error) }
  }

  func run(
    started: @escaping @Sendable (any AppInput) async -> Void, message: @escaping @Sendable (String) async -> Void,
    log: @escaping @Sendable (String) async -> Void
  ) async -> ProgramRun {
    state.withLock { $0.starts += 1 }
    if state.withLock(\.failsToStart) { return ProgramRun(status: "no such program", isShort: true) }
    let (lines, input) = AsyncStream.makeStream(of: String.self)
    await started(StandInInput(lines: input))
    for await line in lines {
      guard let received = ClientMessage(line), let key = received.key else { continue }
      if received.tool == "crash" {
        await log("Fatal error: crash \(key)")
        return ProgramRun(status: "signal 4", isShort: state.withLock(\.isShort))
      }
      let result =
        received.tool.map { #"{"content":[{"type":"text","text":"\#($0) \#(key)"}],"isError":false}"# }
        ?? #"{"tools":[{"name":"tap"},{"name":"log"}]}"#
      await message(#"{"jsonrpc":"2.0","id":\#(key),"result":\#(result)}"#)
    }
    return ProgramRun(status: "exit 0", isShort: false)
  }
}

private struct StandInInput: AppInput {
  let lines: AsyncStream<String>.Continuation
  func write(_ line: String) async { lines.yield(line) }
  func end() async { lines.finish() }
}
