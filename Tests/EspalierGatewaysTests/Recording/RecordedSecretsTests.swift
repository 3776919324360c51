import EspalierGateways
import Foundation
import Testing

/// No secret stands in a recording, and a replay needs none.
@Suite struct RecordedSecretsTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "recorded-\(UUID().uuidString)")

  private func record(_ request: Request, _ response: Response) async throws -> String {
    let client = NetworkClient(
      "https://bank.example", over: ScriptedTransport { _ in response }, middleware: [.recording(to: folder)])
    try await client.send(request)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.map { "\($0.lastPathComponent)\n\(try String(contentsOf: $0, encoding: .utf8))" }.joined()
  }

  private func replay(_ request: Request) async throws -> Response {
    let client = NetworkClient("https://bank.example", over: .answers([:]), middleware: [.replaying(from: folder)])
    return try await client.response(request)
  }

  @Test func `headers, the query and bodies are blanked, in the request and in the answer`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let request = Request.post("/sign-in")
      .query("api_key", "hidden1").query(secret: "who", "hidden2").query("page", "shown1")
      .header("Authorization", "Bearer hidden3").header(secret: "X-Who", "hidden4").header("X-Page", "shown2")
      .header("Referer", "https://a.example/?q=shown3&code=hidden5#top")
      .json(["password": "hidden6", "name": "shown4", "code": "shown5"])
    let answer = JSONValue.object([
      "access_token": "hidden7", "pin": 987_654, "refresh": 987, "currency": ["code": "shown6"],
      "tokens": ["hidden8", "hidden9"], "session": ["name": "shown7"],
    ])
    var response = Response.json(answer, status: 200)
    response.headers["Set-Cookie"] = "id=hidden10"
    response.headers["Content-Location"] = "/next?token=hidden11"
    let text = try await record(request, response)
    #expect(!text.contains("hidden"))
    #expect(!text.contains("987654") && text.contains("987"))
    for number in 1...7 { #expect(text.contains("shown\(number)")) }
    #expect(text.contains("https://bank.example/sign-in?api_key=***&who=***&page=shown1"))
  }

  @Test func `the fields of a form are blanked`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = try await record(
      .post("/token").form(["client_secret": "hidden1", "scope": "shown1"]), Response(status: 200))
    #expect(!text.contains("hidden") && text.contains("client_secret=***&scope=shown1"))
  }

  @Test func `a request is found whatever its secrets are`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func request(_ secret: String, page: Int) -> Request {
      .post("/a").query("token", secret).query("page", page).header("Authorization", secret).json(["password": secret])
    }
    _ = try await record(request("a", page: 1), Response.json(["access_token": "b"]))
    let response = try await replay(request("c", page: 1))
    #expect(response.body.data == Data(#"{"access_token":"***"}"#.utf8))
    await #expect(throws: NetworkError.self) { try await replay(request("a", page: 2)) }
  }

  @Test func `a cache before a replay knows whose an answer is`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let personal = Request.get("/a").header("Authorization", "Bearer a")
    _ = try await record(personal, Response(status: 200, headers: ["Cache-Control": "max-age=60"]))
    let cache = ResponseCache()
    let client = NetworkClient(
      "https://bank.example", over: .answers([:]), middleware: [.cached(in: cache), .replaying(from: folder)])
    try await client.send(personal)
    #expect(cache.bytes == 0)
  }
}
