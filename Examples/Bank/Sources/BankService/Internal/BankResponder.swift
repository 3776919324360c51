import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// The connection and the logger of a request.
struct BankContext: InitializableFromSource {
  let channel: any Channel
  let logger: Logger

  init(source: ApplicationRequestContextSource) {
    channel = source.channel
    logger = source.logger
  }
}

/// From a request to its answer: fault, route, token, handler.
struct BankResponder: HTTPResponder {
  typealias Context = BankContext

  private let routes: [Route]
  private let tokens: Tokens
  private let faults: Faults
  private let log: BankLog
  private let now: @Sendable () -> Date
  /// The paths that only programs on the same machine may see.
  private let local = Route.parts("/faults")

  init(configuration: BankConfiguration, store: BankStore, faults: Faults, log: BankLog) {
    tokens = Tokens(store: store, lifetime: configuration.tokenLifetime)
    self.faults = faults
    self.log = log
    now = configuration.now
    var routes = tokens.routes
    routes += Accounts(store: store).routes + Statements(store: store).routes + Cards(store: store).routes
    routes += Payments(store: store).routes + CodePage(store: store).routes
    routes += Rates(now: configuration.now, interval: configuration.ratesInterval).routes + Documents().routes
    if configuration.faultsAreOpen { routes += FaultSwitch(faults: faults).routes }
    self.routes = routes
  }

  func respond(to request: Request, context: BankContext) async throws -> Response {
    let client = try await ClientWatch.client(of: context.channel)
    let path = request.uri.path
    let fault = Route.parts(path) == local ? (delay: 0, other: nil) : faults.take(path)
    let entry = log.begin(
      method: request.method.rawValue, path: path, query: request.uri.query,
      key: request.headers[.idempotencyKey])
    let answer: Answer
    do {
      answer = try await self.answer(to: request, fault: fault, client: client, context: context)
    } catch let problem as Problem {
      answer = problem.answer
    } catch let error as CancellationError {
      log.end(entry, .clientLeft)
      throw error
    } catch {
      if client.isGone { log.end(entry, .clientLeft) }
      context.logger.error("\(request.method) \(path): \(error)")
      answer = Problem(500, "internal", "The bank failed. Its log says why.").answer
    }
    let writing = AnswerWriting(
      answer: answer, fault: fault.other, isHead: request.method == .head, client: client, log: log, entry: entry)
    return writing.response
  }

  private func answer(
    to request: Request, fault: (delay: Int, other: Fault?), client: Client, context: BankContext
  ) async throws -> Answer {
    let pause: @Sendable () async throws -> Void = {
      if fault.delay > 0 { try await client.pause(.milliseconds(fault.delay)) }
    }
    if let refusal = fault.other?.refusal {
      try await pause()
      throw refusal
    }
    let parts = Route.parts(request.uri.path)
    if parts == local, !Self.isLocal(context.channel) { throw Self.unknown(request.uri.path) }
    let found = routes.compactMap { route in route.match(parts).map { (route: route, parameters: $0) } }
    guard !found.isEmpty else { throw Self.unknown(request.uri.path) }
    if request.method == .options { return Answer(status: 204, headers: [.allow: Self.allowed(found.map(\.route))]) }
    let method = request.method == .head ? .get : request.method
    guard let (route, parameters) = found.first(where: { $0.route.method == method }) else {
      let allowed = Self.allowed(found.map(\.route))
      throw Problem(405, "method_not_allowed", "This path has \(allowed).").with(.allow, allowed)
    }
    let time = now()
    let customer = route.access == .customers ? try await tokens.customer(of: request.headers, now: time) : 0
    let exchange = Exchange(
      path: request.uri.path, query: Self.query(request.uri.query), origin: Self.origin(of: request),
      headers: request.headers,
      body: try await Self.body(of: request, limit: route.bodyLimit), parameters: parameters, customer: customer,
      now: time, pause: pause)
    if !route.pausesItself { try await pause() }
    return try await route.handle(exchange)
  }

  private static func unknown(_ path: String) -> Problem {
    Problem(404, "not_found", "There is nothing at \(path).")
  }

  private static func allowed(_ routes: [Route]) -> String {
    let methods = Set(routes.map(\.method.rawValue))
    return methods.union(methods.contains("GET") ? ["HEAD", "OPTIONS"] : ["OPTIONS"]).sorted().joined(separator: ", ")
  }

  private static func isLocal(_ channel: any Channel) -> Bool {
    guard let address = channel.remoteAddress?.ipAddress else { return false }
    return address.hasPrefix("127.") || address == "::1" || address.hasPrefix("::ffff:127.")
  }

  /// The bank's own address, as the client called it.
  private static func origin(of request: Request) -> String? { request.head.authority.map { "http://\($0)" } }

  private static func query(_ text: String?) -> [URLQueryItem] {
    var components = URLComponents()
    components.percentEncodedQuery = text.flatMap { URLComponents(string: "?\($0)")?.percentEncodedQuery }
    return components.queryItems ?? []
  }

  private static func body(of request: Request, limit: Int) async throws -> Data {
    let problem = Problem(413, "too_large", "The body is above \(limit) bytes.")
    if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw problem }
    do {
      let buffer = try await request.body.collect(upTo: limit)
      return Data(buffer.readableBytesView)
    } catch is NIOTooManyBytesError {
      throw problem
    }
  }
}
