import EspalierGateways
import Foundation
import Synchronization
import Testing

/// Tests of a request as its server receives it.
@Suite struct RequestTests {
  struct Filter: Encodable {
    let from: String
    let tags: [String]
    let owner: [String: String]
    let limit: Int?
    let rate: Decimal
    let isOpen: Bool
  }

  private func sent(_ request: Request, coding: JSONCoding = .standard) async throws -> Request {
    let server = ScriptedTransport { _ in Response(status: 204) }
    try await NetworkClient("https://bank.example", over: server, coding: coding).send(request)
    return try #require(server.requests.first)
  }

  @Test func `a query has repeats, arrays and the properties of a value`() async throws {
    let filter = Filter(
      from: "2026-01-01", tags: ["a&b", "c"], owner: ["name": "Ada"], limit: nil, rate: 0.1, isOpen: true)
    let request = try await sent(
      .get("/o").query("page", 3).query("page", 4).query("id", each: [7, 9], arrays: .brackets)
        .query("day", each: ["a", "b"], arrays: .commas).query("none", ifPresent: Int?.none).query(filter))
    #expect(
      request.address?.target
        == "/o?page=3&page=4&id%5B%5D=7&id%5B%5D=9&day=a%2Cb&from=2026-01-01&isOpen=true&owner%5Bname%5D=Ada"
        + "&rate=0.1&tags=a%26b&tags=c")
  }

  @Test func `the last body is the only one`() async throws {
    let request = try await sent(.post("/o").body(.text("first")).json(["second": true]))
    #expect(request.body?.chunks.data == Data(#"{"second":true}"#.utf8))
    #expect(request.headers.values(of: "content-type") == ["application/json"])
  }

  @Test func `JSON is written as the client says`() async throws {
    struct Payment: Encodable {
      let payeeName: String
      let due: Date
    }
    let request = try await sent(
      .post("/o").json(Payment(payeeName: "Grace", due: Date(timeIntervalSince1970: 0))), coding: .snakeCase)
    #expect(
      request.body?.chunks.data.map { String(decoding: $0, as: UTF8.self) }
        == #"{"due":"1970-01-01T00:00:00Z","payee_name":"Grace"}"#)
  }

  @Test func `a form escapes names and values`() async throws {
    let request = try await sent(.post("/o").form(["a b": "c&d=é"]))
    #expect(request.body?.chunks.data == Data("a+b=c%26d%3D%C3%A9".utf8))
    #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
  }

  @Test func `a quote with a combining mark ends no name in a multipart form`() async throws {
    let mark = "\u{301}"
    let form = MultipartForm().field("a\"\(mark); x=\"", "1")
      .file("b", name: "c\"\(mark)\r\(mark)\n\(mark)d.pdf", data: Data(), contentType: "text/plain\r\nX: y")
    let body = try #require(try await sent(.post("/o").multipart(form)).body)
    var whole = Data()
    for try await chunk in body.chunks { whole.append(chunk) }
    let lines = String(decoding: whole, as: UTF8.self).unicodeScalars.split(separator: "\n").map { String($0) }
    #expect(
      lines[1].unicodeScalars.elementsEqual(
        "Content-Disposition: form-data; name=\"a%22\(mark); x=%22\"\r".unicodeScalars))
    #expect(
      lines[5].unicodeScalars.elementsEqual(
        "Content-Disposition: form-data; name=\"b\"; filename=\"c%22\(mark)%0D\(mark)%0A\(mark)d.pdf\"\r".unicodeScalars
      ))
    #expect(lines[6] == "Content-Type: text/plainX: y\r")
  }

  @Test func `a multipart form has nested fields and files, and none ends another`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "part-\(UUID().uuidString).bin")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(repeating: 7, count: 200_000).write(to: file)
    let form = try MultipartForm().field("note", "a\r\n--x").fields(["owner": ["name": "Ada", "ids": [1, 2]]])
      .file("doc\"\r\nX: y", name: "ä\".pdf", data: Data("pdf".utf8), contentType: "application/pdf")
      .file("large", at: file, contentType: "application/octet-stream")
    let request = try await sent(.post("/o").multipart(form))
    let boundary = try #require(request.headers["Content-Type"]?.split(separator: "boundary=").last)
    let body = try #require(request.body)
    var whole = Data()
    for try await chunk in body.chunks { whole.append(chunk) }
    #expect(whole.count == body.length)
    let text = String(decoding: whole, as: UTF8.self)
    for part in [
      "--\(boundary)\r\nContent-Disposition: form-data; name=\"note\"\r\n\r\na\r\n--x\r\n",
      "name=\"owner[name]\"\r\n\r\nAda\r\n", "name=\"owner[ids]\"\r\n\r\n1\r\n", "name=\"owner[ids]\"\r\n\r\n2\r\n",
      "name=\"doc%22%0D%0AX: y\"; filename=\"ä%22.pdf\"\r\nContent-Type: application/pdf\r\n\r\npdf\r\n",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(text.hasSuffix("\r\n--\(boundary)--\r\n"))
    // It can be read again, as for a second try.
    #expect(try await body.chunks.collected(maximumBytes: 1_000_000) == whole)
  }

  @Test func `a form has arrays of objects, and files within them, each under the path of its name`() async throws {
    let form = MultipartForm()
      .fields(["owners": [["name": "Ada"], ["name": "Eva", "cards": [["id": 7], ["id": 8]]]]])
      .file("owners[1][cards][0][scan]", name: "a.png", data: Data("png".utf8), contentType: "image/png")
    let request = try await sent(.post("/o").multipart(form))
    let body = try #require(request.body)
    let text = String(decoding: try await body.chunks.collected(maximumBytes: 10_000), as: UTF8.self)
    for part in [
      "name=\"owners[0][name]\"\r\n\r\nAda\r\n", "name=\"owners[1][name]\"\r\n\r\nEva\r\n",
      "name=\"owners[1][cards][0][id]\"\r\n\r\n7\r\n", "name=\"owners[1][cards][1][id]\"\r\n\r\n8\r\n",
      "name=\"owners[1][cards][0][scan]\"; filename=\"a.png\"\r\nContent-Type: image/png\r\n\r\npng\r\n",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `what cannot be encoded is told before anything is sent`() async throws {
    let server = ScriptedTransport { _ in Response(status: 204) }
    let client = NetworkClient("https://bank.example", over: server)
    let error = await #expect(throws: NetworkError.self) { try await client.send(.post("/o").json([Double.nan])) }
    guard case .notEncoded? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [("X\r\nY", "v"), ("X", "a\r\nY: b"), ("X", "a\0"), ("", "v"), ("X Y", "v")])
  func `a header can smuggle in no other`(name: String, value: String) async {
    let server = ScriptedTransport { _ in Response(status: 204) }
    let client = NetworkClient("https://bank.example", over: server)
    let error = await #expect(throws: NetworkError.self) { try await client.send(.get("/").header(name, value)) }
    guard case .invalidHeader? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: RequestMethod.allCases)
  func `the nine methods are sent but CONNECT, which is refused with the reason`(method: RequestMethod) async throws {
    let server = ScriptedTransport { _ in Response(status: 204) }
    let client = NetworkClient("https://bank.example", over: server)
    do {
      try await client.send(Request(method, "/"))
      #expect(method != .connect && server.requests.map(\.method) == [method])
    } catch let error as NetworkError {
      #expect(method == .connect && "\(error)".contains("asks a proxy for a tunnel"))
    }
  }
}
