internal import Foundation
internal import Subprocess

/// A supervisor of an app that serves the Model Context Protocol: it builds the app, starts it, passes the messages of
/// the client on, and starts the app again after a change or a crash.
///
/// The app itself serves its tools, with `--surface mcp`. The supervisor adds two: `rebuild`, and `log`, which holds all
/// that the app wrote to standard error, even before a crash. So a client keeps its connection while the app changes.
public actor ModelContextSupervisor {
  /// The state of the app.
  enum State {
    case building
    case running(any AppInput)
    /// The reason, for the client.
    case stopped(String)
  }

  /// The time that a client waits for its list of tools while the app is built; most clients wait for a minute.
  private static let listWait = Duration.seconds(20)

  let program: any SupervisedProgram
  private let write: @Sendable (Data) -> Void
  private let sleep: @Sendable (Duration) async throws -> Void
  private(set) var state = State.building
  /// The requests that the app has received and not answered, by their identity as JSON.
  private var pending: [String: ClientMessage] = [:]
  /// The messages that wait until the app is built.
  private var waiting: [ClientMessage] = []
  private var waitsForRebuild: ClientMessage?
  private var hasPromisedTools = false
  private var log = LastLines(count: 400)
  private let rebuilds = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  /// True if a rebuild was requested during a build, which may have read a file before it was changed.
  private var buildsAgain = false
  /// True if the latest run of the app has begun.
  private var hasStarted = false
  private var hasEnded = false

  /// - Parameters:
  ///   - program: The app, which is built and started.
  ///   - write: Sends a message to the client, without its line end.
  ///   - sleep: Waits for a time.
  init(
    _ program: any SupervisedProgram, write: @escaping @Sendable (Data) -> Void,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.program = program
    self.write = write
    self.sleep = sleep
  }

  /// Serves the client until its messages end.
  func run(_ lines: some AsyncSequence<String, Never> & Sendable) async {
    await withTaskGroup { group in
      group.addTask { await self.live() }
      for await line in lines { await receive(line) }
      await end()
      await group.waitForAll()
    }
  }

  // MARK: The app

  /// Builds the app and runs it, again and again.
  private func live() async {
    while !hasEnded {
      state = .building
      var failure: (any Error)?
      do {
        try await program.build()
      } catch {
        failure = error
      }
      if buildsAgain {
        buildsAgain = false
        continue
      }
      if let failure {
        stop("The app could not be built:\n\(failure)")
        await nextRebuild()
        continue
      }
      guard !hasEnded else { return }
      hasStarted = false
      let end = await program.run(
        started: { await self.started($0) }, message: { await self.received($0) }, log: { await self.add($0) })
      guard !hasEnded else { return }
      if case .running = state {
        await crashed(end)
      } else if !hasStarted {
        // Without a wait, a program that cannot be started would be built for ever.
        stop("The app could not be started (\(end.status)):\n\(log.lines.suffix(40).joined(separator: "\n"))")
        await nextRebuild()
      }
    }
  }

  private func crashed(_ end: ProgramRun) async {
    let last = log.lines.suffix(40).joined(separator: "\n")
    let reason = "The app ended (\(end.status)). Its last messages:\n\(last)"
    abandon(reason + "\n\nIt starts again at its first place.")
    // A program that ends at once would be started for ever.
    guard end.isShort else { return }
    stop(reason)
    await nextRebuild()
  }

  /// Answers the requests that the app has not answered and cannot answer any more.
  private func abandon(_ reason: String) {
    let messages = pending.values
    pending = [:]
    for message in messages {
      if message.method == "tools/list" { refuse(message, reason) } else { answer(message, reason, isError: true) }
    }
  }

  private func nextRebuild() async {
    for await _ in rebuilds.stream { return }
  }

  private func started(_ input: any AppInput) async {
    state = .running(input)
    hasStarted = true
    if let message = waitsForRebuild {
      waitsForRebuild = nil
      answer(message, "The app was built and has started. Its screen is that of the first place again.")
    }
    if hasPromisedTools {
      hasPromisedTools = false
      send(["jsonrpc": "2.0", "method": "notifications/tools/list_changed"])
    }
    let messages = waiting
    waiting = []
    for message in messages { await pass(message) }
  }

  private func stop(_ reason: String) {
    state = .stopped(reason)
    if let message = waitsForRebuild {
      waitsForRebuild = nil
      answer(message, reason, isError: true)
    }
    let messages = waiting
    waiting = []
    for message in messages { refuse(message, reason) }
  }

  private func add(_ line: String) { log.add(line) }

  /// Receives a message of the app for the client.
  private func received(_ line: String) {
    guard let message = ClientMessage(line) else { return add(line) }
    let request = message.key.flatMap { pending.removeValue(forKey: $0) }
    guard request?.method == "tools/list", var reply = message.object as? [String: Any],
      var result = reply["result"] as? [String: Any], let tools = result["tools"] as? [[String: Any]]
    else { return write(Data(line.utf8)) }
    result["tools"] = tools.filter { $0["name"] as? String != "log" } + SupervisorTools.all
    reply["result"] = result
    send(reply)
  }

  // MARK: The client

  private func receive(_ line: String) async {
    guard !line.allSatisfy(\.isWhitespace) else { return }
    guard let message = ClientMessage(line) else {
      return send([
        "jsonrpc": "2.0", "id": NSNull(), "error": ["code": -32_700, "message": "The line is not a JSON object."],
      ])
    }
    switch (message.method, message.tool) {
    case ("initialize", _): send(reply(to: message, SupervisorTools.introduction(to: message)))
    case ("ping", _): send(reply(to: message, [:]))
    case ("tools/call", "log"): answer(message, log.lines.isEmpty ? "The app has written nothing." : log.text)
    case ("tools/call", "rebuild"): await rebuild(message)
    default: await pass(message)
    }
  }

  private func rebuild(_ message: ClientMessage) async {
    guard waitsForRebuild == nil else { return answer(message, "The app is being built already.", isError: true) }
    waitsForRebuild = message
    abandon("The app was stopped, to be built again.")
    switch state {
    case .building: buildsAgain = true
    case .stopped: rebuilds.continuation.yield()
    case .running(let input):
      state = .building
      await input.end()
    }
  }

  /// Passes a message to the app, or keeps it until the app runs.
  private func pass(_ message: ClientMessage) async {
    switch state {
    case .running(let input):
      if let key = message.key, message.method != nil { pending[key] = message }
      await input.write(message.line)
    case .stopped(let reason): refuse(message, reason)
    case .building:
      waiting.append(message)
      guard message.method == "tools/list", let key = message.key else { return }
      Task { [sleep] in
        try await sleep(Self.listWait)
        self.listWithoutApp(key)
      }
    }
  }

  /// Answers a list of tools that has waited too long.
  private func listWithoutApp(_ key: String) {
    guard let index = waiting.firstIndex(where: { $0.key == key && $0.method == "tools/list" }) else { return }
    refuse(waiting.remove(at: index), "")
  }

  /// Answers a request that the app cannot answer now.
  private func refuse(_ message: ClientMessage, _ reason: String) {
    guard message.key != nil else { return }
    if message.method == "tools/list" {
      hasPromisedTools = true
      send(reply(to: message, ["tools": SupervisorTools.all]))
    } else {
      answer(message, reason + "\n\nMend it, and call rebuild.", isError: true)
    }
  }

  private func end() async {
    hasEnded = true
    rebuilds.continuation.yield()
    if case .running(let input) = state { await input.end() }
  }

  private func answer(_ message: ClientMessage, _ text: String, isError: Bool = false) {
    send(reply(to: message, ["content": [["type": "text", "text": text]], "isError": isError]))
  }

  private func reply(to message: ClientMessage, _ result: [String: Any]) -> [String: Any] {
    ["jsonrpc": "2.0", "id": message.id ?? NSNull(), "result": result]
  }

  private func send(_ message: [String: Any]) {
    guard
      let data = try? JSONSerialization.data(withJSONObject: message, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return }
    write(data)
  }
}
