import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOEmbedded
import Testing

@testable import EspalierServer

/// Tests of the table of paths, and of the steps before and after endpoints.
@Suite struct RouteTableTests {
  /// Answers with its name and the parts of the path that have names.
  private struct Named: Endpoint {
    let name: String

    func answer(_ request: ServerRequest) async -> ServerResponse {
      let parts = request.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return .text(.ok, ([name] + parts).joined(separator: " "))
    }
  }

  /// Notes that a request came by, and that its answer did.
  private struct Noting: Middleware {
    let name: String

    func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse {
      var request = request
      request.parameters["way", default: ""] += name
      var answer = await next.answer(request)
      answer.fields[.server] = (answer.fields[.server] ?? "") + name
      return answer
    }
  }

  private struct Refusing: Middleware {
    func answer(_ request: ServerRequest, before next: any Endpoint) async -> ServerResponse { .text(.forbidden, "no") }
  }

  private func request(_ method: HTTPRequest.Method, _ path: String) -> ServerRequest {
    let head = HTTPRequest(method: method, scheme: "http", authority: "localhost", path: path)
    let configuration = WebConfiguration(dataDirectory: TestServer.makeDirectory(), title: "Wallet")
    return ServerRequest(
      head: head, body: RequestBody(buffer: .init()),
      facts: RequestContext(head, configuration: configuration, peer: nil),
      browser: Browser(
        channel: EmbeddedChannel(),
        watch: ConnectionWatch(patience: .seconds(1), bytesPerSecond: 1, longest: .seconds(1), now: .zero), peer: nil))
  }

  private func text(_ answer: ServerResponse) -> String {
    guard case .bytes(let buffer) = answer.content else { return "" }
    return String(buffer: buffer).trimmingCharacters(in: .newlines)
  }

  private var routes: RouteTable {
    var routes = RouteTable()
    routes.getOrHead("/-/files/one", Named(name: "one"))
    routes.get("/-/files/:file", Named(name: "file"))
    routes.put("/-/put/:node/:file", Named(name: "put"))
    routes.delete("/-/put/:node/:file", Named(name: "delete"))
    routes.getOrHead("/-/folder/**", Named(name: "folder"))
    routes.any("/-/**", Named(name: "nothing"))
    routes.getOrHead("**", Named(name: "page"))
    return routes
  }

  @Test(arguments: [
    ("/", "page"), ("/accounts/1?a=/-/files", "page"), ("*", "page"), ("/-x", "page"), ("/-", "nothing"),
    ("/-/", "nothing"), ("/-/files", "nothing"), ("/-/files/one", "one"), ("/-/files/two", "file file=two"),
    ("/-/files/", "file file="), ("/-/files/a%2Fb", "file file=a%2Fb"), ("/-/files/two/", "nothing"),
    ("//-/files/one", "page"), ("/-/folder", "folder"), ("/-/folder/a/b", "folder"),
  ])
  func `a path leads to the first route that it matches`(path: String, name: String) async {
    let answer = await routes.answer(request(.get, path))
    #expect(answer.status == .ok && text(answer) == name)
  }

  @Test func `each method has its endpoint, and the others are told which there are`() async {
    #expect(text(await routes.answer(request(.put, "/-/put/1/a"))) == "put file=a node=1")
    #expect(text(await routes.answer(request(.delete, "/-/put/1/a"))) == "delete file=a node=1")
    for (method, path, allowed) in [
      (HTTPRequest.Method.get, "/-/put/1/a", "PUT, DELETE"), (.head, "/-/files/two", "GET"),
      (.post, "/-/files/one", "GET, HEAD"), (.post, "/accounts", "GET, HEAD"), (.options, "*", "GET, HEAD"),
    ] {
      let answer = await routes.answer(request(method, path))
      #expect(answer.status == .methodNotAllowed && answer.fields[.allow] == allowed, "\(method) \(path)")
    }
    #expect(text(await routes.answer(request(.post, "/-/else"))) == "nothing", "a route may take any method")
  }

  @Test func `where no route matches, there is nothing`() async {
    var routes = RouteTable()
    routes.get("/only", Named(name: "only"))
    #expect(await routes.route(request(.get, "/other"))?.status == nil)
    #expect(await routes.answer(request(.get, "/other")).status == .notFound)
  }

  @Test func `a request goes by the steps from the outside in, and its answer in the other order`() async {
    let endpoint = Named(name: "end").behind([Noting(name: "a"), Noting(name: "b")])
    let answer = await endpoint.answer(request(.get, "/"))
    #expect(text(answer) == "end way=ab" && answer.fields[.server] == "ba")
  }

  @Test func `a step may answer itself, and nothing behind it is asked`() async {
    let endpoint = Named(name: "end").behind([Noting(name: "a"), Refusing(), Noting(name: "b")])
    let answer = await endpoint.answer(request(.get, "/"))
    #expect(answer.status == .forbidden && answer.fields[.server] == "a")
  }
}
