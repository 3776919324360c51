import EspalierGateways
import Foundation
import Synchronization
import Testing

/// A server of one file, which can be cut, and can answer as servers should not.
final class FileServer: Sendable {
  struct State {
    var file: Data
    var headers: Headers = ["ETag": "\"a\""]
    /// The bytes after which the connection is closed; nil for none.
    var cut: Int?
    /// False where a cut looks like an end.
    var tellsCut = true
    /// Changes an answer before it goes.
    var change: @Sendable (inout Response) -> Void = { _ in }
    /// Is called before the last chunk.
    var pause: @Sendable () async throws -> Void = {}
  }

  let state: Mutex<State>
  private let asked = Mutex<[Request]>([])

  init(_ file: Data) { state = Mutex(State(file: file)) }

  var ranges: [String?] { asked.withLock { $0.map { $0.headers["Range"] } } }
  var requests: [Request] { asked.withLock { $0 } }

  var client: NetworkClient { NetworkClient("https://files.example", over: ScriptedTransport(answer)) }

  func change(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  @Sendable func answer(_ request: Request) -> Response {
    asked.withLock { $0.append(request) }
    let state = state.withLock { $0 }
    var response = Response(status: 200, headers: state.headers)
    response.headers["Content-Length"] = "\(state.file.count)"
    var body = state.file
    if let start = start(request, state) {
      if start >= state.file.count { return Response(status: 416) }
      body = Data(state.file[start...])
      response.status = 206
      response.headers["Content-Length"] = "\(body.count)"
      response.headers["Content-Range"] = "bytes \(start)-\(state.file.count - 1)/\(state.file.count)"
    }
    let end = state.cut ?? body.count
    response.body = ByteChunks(
      once: Pieces(
        bytes: Data(body.prefix(end)), isCut: end < body.count && state.tellsCut, pause: state.pause))
    state.change(&response)
    return response
  }

  private func start(_ request: Request, _ state: State) -> Int? {
    guard let range = request.headers["Range"], range.hasPrefix("bytes="), range.hasSuffix("-") else { return nil }
    if let version = request.headers["If-Range"], version != state.headers["ETag"],
      version != state.headers["Last-Modified"]
    {
      return nil
    }
    return Int(range.dropFirst(6).dropLast())
  }

  private struct Pieces: AsyncSequence, Sendable {
    let bytes: Data
    let isCut: Bool
    let pause: @Sendable () async throws -> Void

    func makeAsyncIterator() -> Iterator { Iterator(rest: bytes, isCut: isCut, pause: pause) }

    struct Iterator: AsyncIteratorProtocol {
      var rest: Data
      let isCut: Bool
      let pause: @Sendable () async throws -> Void

      mutating func next() async throws -> Data? {
        if rest.isEmpty {
          if isCut { throw TransportError.cut }
          return nil
        }
        if rest.count <= 7 { try await pause() }
        defer { rest = Data(rest.dropFirst(7)) }
        return Data(rest.prefix(7))
      }
    }
  }
}

/// A folder that ends with the test.
struct Downloads: ~Copyable {
  let folder = FileManager.default.temporaryDirectory.appending(path: "downloads-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var target: URL { folder.appending(path: "file.bin") }
  var partial: URL { folder.appending(path: "file.bin.partial") }
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }
}
