import AsyncHTTPClient
import EspalierGateways
import EspalierHTTP
import Foundation
import Hummingbird
import Logging
import NIOCore
import NIOFoundationCompat

/// The client beside async-http-client bare: the same requests to the same server on loopback, by turns.
enum HTTPRows {
  static let names = ["http.get1k", "http.json", "http.middleware"]

  private struct Item: Codable, Sendable {
    let id: Int
    let name: String
    let amount: Double
  }

  /// Measures the rows that `isWanted` names.
  static func measure(_ isWanted: (String) -> Bool) async throws -> [Result] {
    var results: [Result] = []
    let (wantsGets, wantsJSON) = (isWanted("http.get1k"), isWanted("http.json"))
    if wantsGets || wantsJSON {
      results += try await withServer { port in
        var results: [Result] = []
        let bare = HTTPClient(eventLoopGroupProvider: .singleton)
        let transport = HTTPTransport()
        let client = NetworkClient("http://127.0.0.1:\(port)", over: transport)
        if wantsGets {
          results.append(
            try await compare("http.get1k", runs: 11) {
              try await get1k { _ = try await client.data(.get("/small")) }
            } limit: {
              try await get1k {
                let response = try await bare.execute(
                  HTTPClientRequest(url: "http://127.0.0.1:\(port)/small"), timeout: .seconds(30))
                _ = try await response.body.collect(upTo: 1 << 20)
              }
            })
        }
        if wantsJSON {
          results.append(
            try await compare("http.json", runs: 11) {
              let items: [Item] = try await client.value(.get("/items"))
              keep(items)
            } limit: {
              let response = try await bare.execute(
                HTTPClientRequest(url: "http://127.0.0.1:\(port)/items"), timeout: .seconds(30))
              let body = try await response.body.collect(upTo: 1 << 24)
              keep(try JSONDecoder().decode([Item].self, from: Data(buffer: body)))
            })
        }
        try await transport.close()
        try await bare.shutdown()
        return results
      }
    }
    if isWanted("http.middleware") { results.append(try await middleware()) }
    return results
  }

  /// A thousand requests, eight at once.
  private static func get1k(_ get: @escaping @Sendable () async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<125 { try await get() } }
      }
      try await group.waitForAll()
    }
  }

  /// Returns the cost that one middleware of ten adds to a request, without a network.
  private static func middleware() async throws -> Result {
    let server = Silent()
    let ten = (0..<10).map { _ in Middleware.headers(["Accept-Language": "en"]) }
    let with = NetworkClient("http://127.0.0.1", over: server, middleware: ten)
    let without = NetworkClient("http://127.0.0.1", over: server)
    var values: [Double] = []
    for _ in 0..<12 {
      let long = try await time { for _ in 0..<10_000 { _ = try await with.data(.get("/")) } }
      let short = try await time { for _ in 0..<10_000 { _ = try await without.data(.get("/")) } }
      values.append((long - short) * 1e9 / 100_000)
    }
    return Result(
      row: "http.middleware", value: Figure.median(Array(values.dropFirst())), unit: "ns", limit: nil,
      allocations: nil, runs: 11)
  }

  private struct Silent: Transport {
    func send(_ request: EspalierGateways.Request) async throws -> EspalierGateways.Response {
      EspalierGateways.Response(status: 204)
    }
  }

  private static func compare(
    _ row: String, runs: Int, _ work: () async throws -> Void, limit: () async throws -> Void
  ) async throws -> Result {
    try await work()
    try await limit()
    var values: [Double] = []
    var limits: [Double] = []
    for _ in 0..<runs {
      values.append(try await time(work) * 1_000)
      limits.append(try await time(limit) * 1_000)
    }
    return Result(
      row: row, value: Figure.median(values), unit: "ms", limit: Figure.median(limits), allocations: nil, runs: runs)
  }

  private static func time(_ work: () async throws -> Void) async throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try await work()
    let (seconds, attoseconds) = start.duration(to: clock.now).components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// A server with a small answer, and one of a megabyte of JSON.
  private static func withServer<Value: Sendable>(_ use: @Sendable (Int) async throws -> Value) async throws -> Value {
    let items = (0..<18_500).map { Item(id: $0, name: "Operation \($0)", amount: Double($0) / 4) }
    let json = ByteBuffer(data: try JSONEncoder().encode(items))
    let router = Router()
    router.get("small") { _, _ in "hello" }
    router.get("items") { _, _ in
      Hummingbird.Response(
        status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: json))
    }
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let application = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in continuation.yield(channel.localAddress?.port ?? 0) },
      logger: Logger(label: "bench") { _ in SwiftLogNoOpLogHandler() })
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await application.run() }
      var iterator = ports.makeAsyncIterator()
      let port = await iterator.next() ?? 0
      let value = try await use(port)
      group.cancelAll()
      return value
    }
  }
}
