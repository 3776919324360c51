/// Something that every request of a client passes on its way out, and every answer on its way back.
///
/// It is a function of the request and of what comes next, so it can change the request, answer itself, ask several times,
/// or change the answer:
///
/// ```swift
/// extension Middleware {
///   /// Asks for answers in a language.
///   static func speaking(_ language: String) -> Middleware {
///     Middleware { request, next in try await next(request.header("Accept-Language", language)) }
///   }
/// }
///
/// let client = NetworkClient("https://bank.example/v1", over: .answers([:]), middleware: [.speaking("de")])
/// ```
///
/// The first of a client's list is the outermost. A status that the request does not accept is an answer here, and an error
/// only beyond the first; ``Response/checked(for:)`` makes it one earlier.
public struct Middleware: Sendable {
  /// The function that hands the request on: to the other middleware, then to the transport.
  public typealias Next = @Sendable (Request) async throws -> Response

  let handle: @Sendable (Request, Next) async throws -> Response

  /// Makes middleware of a function.
  public init(_ handle: @escaping @Sendable (_ request: Request, _ next: Next) async throws -> Response) {
    self.handle = handle
  }

  /// The middleware of a list as one function, the first outermost.
  static func chain(_ list: [Middleware], _ last: @escaping Next) -> Next {
    list.reversed().reduce(last) { next, middleware in
      let handle = middleware.handle
      return { try await handle($0, next) }
    }
  }
}
