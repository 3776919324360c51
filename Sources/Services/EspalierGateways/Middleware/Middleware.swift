/// A step that every request of a client passes on its way out, and every response on its way back.
///
/// It is a function of the request and of the next step. It can change the request, answer itself, send the request
/// several times, or change the response:
///
/// ```swift
/// extension Middleware {
///   /// Requests responses in a language.
///   static func speaking(_ language: String) -> Middleware {
///     Middleware { request, next in try await next(request.header("Accept-Language", language)) }
///   }
/// }
///
/// let client = NetworkClient("https://bank.example/v1", over: .answers([:]), middleware: [.speaking("de")])
/// ```
///
/// The first in a client's list is the outermost. Here a status that the request does not accept is still a response.
/// It becomes an error outside the first middleware; ``Response/checked(for:)`` throws it earlier.
public struct Middleware: Sendable {
  /// A function that passes the request on: to the other middleware, then to the transport.
  public typealias Next = @Sendable (Request) async throws -> Response

  let handle: @Sendable (Request, Next) async throws -> Response

  /// Creates middleware from a function.
  public init(_ handle: @escaping @Sendable (_ request: Request, _ next: Next) async throws -> Response) {
    self.handle = handle
  }

  /// Combines a list of middleware into one function. The first middleware in the list is the outermost.
  static func chain(_ list: [Middleware], _ last: @escaping Next) -> Next {
    list.reversed().reduce(last) { next, middleware in
      let handle = middleware.handle
      return { try await handle($0, next) }
    }
  }
}
