internal import Foundation

/// The part of a server of the Model Context Protocol that reads messages and answers them.
///
/// Calls of tools are carried out one after the other, in the order in which they arrive. Other requests are answered
/// at once.
@MainActor
final class ModelContextServer {
  /// The revisions that the server speaks, the newest first. The tools are the same in all of them.
  static let revisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private struct Call {
    let id: ModelContextMessage.ID
    let name: String
    let arguments: [String: ToolArgument]
  }

  private let name: String
  private let version: String
  private let tools: [Tool]
  private let write: @MainActor (Data) -> Void
  private let encoder = JSONEncoder()
  private let calls = AsyncStream.makeStream(of: Call.self)
  /// The calls that have not been answered.
  private var pending: Set<ModelContextMessage.ID> = []
  private var running: (id: ModelContextMessage.ID, task: Task<ToolOutcome, Never>)?

  init(name: String, version: String, tools: [Tool], write: @escaping @MainActor (Data) -> Void) {
    self.name = name
    self.version = version
    self.tools = tools
    self.write = write
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Answers all messages, and returns when the input has ended and the last call is carried out.
  func run(_ lines: some AsyncSequence<String, Never>) async {
    async let work: Void = carryOutCalls()
    for await line in lines { receive(line) }
    calls.continuation.finish()
    await work
  }

  private func carryOutCalls() async {
    for await call in calls.stream where pending.contains(call.id) {
      let task = Task { await self.outcome(of: call) }
      running = (call.id, task)
      let outcome = await task.value
      running = nil
      // A cancelled request gets no reply.
      if pending.remove(call.id) != nil { reply(to: call.id, outcome) }
    }
  }

  private func receive(_ line: String) {
    guard !line.allSatisfy(\.isWhitespace) else { return }
    let data = Data(line.utf8)
    guard let message = try? JSONDecoder().decode(ModelContextMessage.self, from: data) else {
      let isJSON = (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
      return refuse(nil, isJSON ? .invalid : .unreadable)
    }
    guard message.jsonrpc == "2.0" else { return refuse(message.id, .invalid) }
    // The client's replies have no method; this server sends no requests.
    guard let method = message.method else { return }
    guard let id = message.id else {
      if method == "notifications/cancelled", let cancelled = message.params?.requestId { cancel(cancelled) }
      return
    }
    answer(method, id, message.params)
  }

  private func answer(_ method: String, _ id: ModelContextMessage.ID, _ parameters: ModelContextMessage.Parameters?) {
    switch method {
    case "initialize": reply(to: id, introduction(to: parameters?.protocolVersion))
    case "ping": reply(to: id, NoResult())
    case "tools/list": reply(to: id, ToolList(tools: tools))
    case "tools/call":
      guard let name = parameters?.name else { return refuse(id, .parameters("tools/call needs the name of a tool.")) }
      guard tools.contains(where: { $0.name == name }) else {
        let known = tools.map(\.name).joined(separator: ", ")
        return refuse(id, .parameters("There is no tool “\(name)”. There are \(known)."))
      }
      guard pending.insert(id).inserted else {
        return refuse(id, .parameters("Another call has this id and is not answered yet."))
      }
      calls.continuation.yield(Call(id: id, name: name, arguments: parameters?.arguments ?? [:]))
    default: refuse(id, .unknown(method: method))
    }
  }

  private func cancel(_ id: ModelContextMessage.ID) {
    pending.remove(id)
    if let running, running.id == id { running.task.cancel() }
  }

  private func outcome(of call: Call) async -> ToolOutcome {
    guard let tool = tools.first(where: { $0.name == call.name }) else {
      return ToolOutcome("There is no tool “\(call.name)”.", isError: true)
    }
    do {
      return ToolOutcome(try await tool.run(ToolArguments(call.arguments, of: tool)))
    } catch {
      return ToolOutcome("\(error)", isError: true)
    }
  }

  private func introduction(to asked: String?) -> Introduction {
    let revision = asked.flatMap { Self.revisions.contains($0) ? $0 : nil } ?? Self.revisions[0]
    return Introduction(
      protocolVersion: revision, capabilities: Introduction.Capabilities(tools: ["listChanged": false]),
      serverInfo: Introduction.Program(name: name, version: version),
      instructions: """
        This is the app \(name), without a surface that a person sees. Use it as a person does: read the screen, open a \
        place, tap and type by the names that are written on it. After each step you receive the text of the screen: \
        “# ” begins a heading, [brackets] are buttons, <angles> are links, and a field is written with its value. The \
        tools places and graph show how the app is made; the documentation tools describe Espalier, its framework.
        """)
  }

  private func refuse(_ id: ModelContextMessage.ID?, _ error: ModelContextError) {
    send(ModelContextReply<NoResult>(id: id, error: error))
  }

  private func reply(to id: ModelContextMessage.ID, _ result: some Encodable) {
    send(ModelContextReply(id: id, result: result))
  }

  private func send(_ reply: some Encodable) {
    do {
      write(try encoder.encode(reply))
    } catch {
      // All replies are texts, flags and whole numbers, which JSON has.
      assertionFailure("A reply could not be encoded: \(error)")
    }
  }
}
