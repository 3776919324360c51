import Espalier
import EspalierHeadless
import EspalierTesting
import Foundation
import TestSupport
import Testing

@testable import EspalierCommand

/// A client of an app over the Model Context Protocol.
@MainActor @Suite struct ModelContextTests {
  /// The replies to some lines of a client, in the order in which they were sent.
  private func replies(
    to lines: [String], of app: some App = NotesApp(), clock: any Clock<Duration> = TestClock(),
    documentation: [DocumentationFolder] = []
  ) async throws -> [Reply] {
    let host = AppHost(app)
    let driver = await TestApp(host, for: Visitor(identity: "Ada"))
    try await driver.open("/")
    let session = AppSession(driver, within: .seconds(30), by: clock)
    var sent: [Data] = []
    let tools =
      session.tools + StructureTools.all(of: host, driver) + DocumentationTools.all(of: documentation)
    let server = ModelContextServer(name: "Notes", version: "1.2", tools: tools) { sent.append($0) }
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    for line in lines { continuation.yield(line) }
    continuation.finish()
    await server.run(stream)
    driver.window.close()
    return try sent.map { try JSONDecoder().decode(Reply.self, from: $0) }
  }

  private func call(_ tool: String, _ arguments: String = "{}", id: Int = 1) -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
  }

  @Test(arguments: [("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25")])
  func `the server speaks the client's revision, or offers its newest`(asked: String, offered: String) async throws {
    let line =
      #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(asked)","capabilities":{}}}"#
    let reply = try #require(try await replies(to: [line]).first)
    #expect(reply.id == .text("a") && reply.result?.protocolVersion == offered)
    #expect(reply.result?.serverInfo?.name == "Notes" && reply.result?.serverInfo?.version == "1.2")
  }

  @Test func `each tool says what it takes`() async throws {
    let line = #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#
    let tools = try #require(try await replies(to: [line]).first?.result?.tools)
    #expect(Set(tools.map(\.name)).isSuperset(of: ["screen", "open", "tap", "type", "log", "places", "graph"]))
    let type = try #require(tools.first { $0.name == "type" })
    #expect(type.inputSchema.properties.keys.sorted() == ["field", "leaves", "text"])
    #expect(type.inputSchema.required.sorted() == ["field", "text"])
    #expect(tools.first { $0.name == "screen" }?.annotations.readOnlyHint == true)
    #expect(tools.first { $0.name == "tap" }?.annotations.readOnlyHint == false)
  }

  @Test func `a step returns the screen that it leads to`() async throws {
    let texts = try await replies(to: [call("open", #"{"path":"/notes/3"}"#), call("back", id: 2)]).map(\.text)
    #expect(texts[0].hasPrefix("path: /notes/3\ntitle: note 3") && texts[0].contains("This is note 3"))
    #expect(texts[1].hasPrefix("path: /\n") && texts[1].contains("This is the notes of Ada"))
  }

  @Test(arguments: [
    ("tap", #"{"name":"Nothing"}"#, "There is no button, link or row “Nothing” on this screen"),
    ("tap", "{}", "tap needs “name” as a string"), ("tap", #"{"name":3}"#, "tap needs “name” as a string"),
    ("tap", #"{"name":"x","nam":"x"}"#, "tap has no argument “nam”; it takes “name”."),
    ("step", #"{"name":"x","steps":1.5}"#, "“steps” takes a whole number"),
    ("forward", "{}", "There is no place to go forward to."), ("scroll", #"{"row":-1}"#, "counted from 0"),
    ("open", #"{"path":"no path"}"#, "There is no path “no path”"),
  ])
  func `a step that cannot be done says why`(tool: String, arguments: String, reason: String) async throws {
    let reply = try #require(try await replies(to: [call(tool, arguments)]).first)
    #expect(reply.result?.isError == true && reply.text.contains(reason), "\(reply.text)")
  }

  @Test func `the places and the graph of the app are read`() async throws {
    let texts = try await replies(to: [call("places"), call("graph", id: 2)]).map(\.text)
    #expect(texts[0].contains("/notes/{Int}") && texts[1].contains("NotesFeature"))
  }

  @Test(arguments: [
    ("nonsense", -32_700), ("[1]", -32_600), (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32_600),
    (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32_601),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"fly"}}"#, -32_602),
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32_602),
  ])
  func `a message that the server does not know is an error of the protocol`(line: String, code: Int) async throws {
    let replies = try await replies(to: [line, #"{"jsonrpc":"2.0","id":7,"method":"ping"}"#])
    #expect(replies.first?.error?.code == code)
    #expect(replies.count == 2 && replies.last?.id == .number(7) && replies.last?.error == nil)
  }

  @Test func `notifications and empty lines get no reply`() async throws {
    let lines = [#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, "", "  "]
    #expect(try await replies(to: lines).isEmpty)
  }

  @Test func `a call that was cancelled before its turn gets no reply`() async throws {
    let cancelled = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#
    let replies = try await replies(to: [call("screen"), call("screen", id: 2), cancelled])
    #expect(replies.map(\.id) == [.number(1)])
  }

  @Test func `a step that does not end in time shows the screen as it is, and says so`() async throws {
    let (clock, gate) = (TestClock(), Gate())
    let host = AppHost(HangingApp(hanging: .screen, gate: gate), clock: TestClock())
    let driver = await TestApp(host)
    let session = AppSession(driver, within: .seconds(30), by: clock)
    let step = Task { try await session.perform { try await $0.open("/") } }
    await gate.reached()
    while clock.sleeperCount == 0 { await Task.yield() }
    clock.advance(by: .seconds(30))
    #expect(try await step.value.contains("had not ended after 30.0 seconds"))
    gate.open()
    driver.window.close()
    await host.stop()
  }

  @Test func `documentation is searched and read, without what the compiler of documentation adds`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "docs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder.appending(path: "kit"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "# Screens\n\nA list loads its rows.\n".write(
      to: folder.appending(path: "Screens.md"), atomically: true, encoding: .utf8)
    try "<!--\n{ \"title\" : \"x\" }\n-->\n\n# PagedList\n\nA list of pages.\n".write(
      to: folder.appending(path: "kit/pagedlist.md"), atomically: true, encoding: .utf8)
    let texts = try await replies(
      to: [
        call("search_documentation", #"{"words":"paged list"}"#),
        call("search_documentation", #"{"words":"list"}"#, id: 2),
        call("documentation", #"{"page":"kit/pagedlist"}"#, id: 3), call("documentation", id: 4),
        call("documentation", #"{"page":"kit/nothing"}"#, id: 5),
        call("documentation", #"{"page":"Screens","offset":11}"#, id: 6),
      ], documentation: [DocumentationFolder(folder.path)]
    ).map(\.text)
    #expect(texts[0] == "kit/pagedlist: PagedList\n  A list of pages.")
    #expect(texts[1].hasPrefix("kit/pagedlist: PagedList") && texts[1].contains("Screens: Screens"))
    #expect(texts[2] == "# PagedList\n\nA list of pages.\n")
    #expect(texts[3] == "Screens: Screens")
    #expect(texts[4].contains("There is no page “kit/nothing”"))
    #expect(texts[5] == "A list loads its rows.\n")
  }
}

/// A reply of the server, with the parts that the tests read.
private struct Reply: Decodable {
  struct Result: Decodable {
    struct Program: Decodable { let name, version: String }
    struct Content: Decodable { let text: String }
    struct ListedTool: Decodable {
      struct Schema: Decodable {
        struct Property: Decodable { let type: String }
        let properties: [String: Property]
        let required: [String]
      }
      struct Annotations: Decodable { let readOnlyHint: Bool }
      let name: String
      let inputSchema: Schema
      let annotations: Annotations
    }
    let protocolVersion: String?
    let serverInfo: Program?
    let tools: [ListedTool]?
    let content: [Content]?
    let isError: Bool?
  }
  struct Fault: Decodable { let code: Int }
  let id: ModelContextMessage.ID?
  let result: Result?
  let error: Fault?

  var text: String { result?.content?.map(\.text).joined() ?? "" }
}
