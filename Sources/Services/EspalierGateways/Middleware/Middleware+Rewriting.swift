#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Middleware {
  /// Passes every response to a closure, which may change its head or throw.
  public static func rewritingResponses(
    _ rewrite: @escaping @Sendable (Response, Request) async throws -> Response
  ) -> Middleware {
    Middleware { request, next in try await rewrite(try await next(request), request) }
  }

  /// Passes the body of each response to a closure that changes it, if the request accepts the response and the body is
  /// read as a whole. The closure can extract a value from an envelope, for example:
  ///
  /// ```swift
  /// struct Envelope: Decodable { let data: JSONValue }
  ///
  /// let unwrapping = Middleware.rewritingData { data, _ in
  ///   try JSONEncoder().encode(JSONDecoder().decode(Envelope.self, from: data).data)
  /// }
  /// ```
  ///
  /// An error of the closure is reported as ``NetworkError/Reason/failed(_:)``.
  public static func rewritingData(_ rewrite: @escaping @Sendable (Data, Response) async throws -> Data) -> Middleware {
    Middleware { request, next in
      var response = try await next(request)
      guard request.accepted.contains(response.status), let data = response.body.data else { return response }
      response.body = ByteChunks(try await rewrite(data, response))
      return response
    }
  }

  /// Extracts the value of a name from every JSON response: `{"data": …}` becomes the value of `data`.
  ///
  /// A response without this name is left unchanged.
  public static func unwrapping(_ name: String) -> Middleware {
    rewritingData { data, _ in
      guard let value = try? JSONCoding.standard.decode(JSONValue.self, from: data)[name] else { return data }
      return try JSONCoding.standard.encode(value)
    }
  }

  /// Replaces an error with a custom one, such as the problem that the server describes. A status that the request does
  /// not accept is also an error. The custom error reaches the caller as it is.
  ///
  /// - Parameter rewrite: A closure that returns the error to throw; nil for the original error. It is not called for a
  ///   cancellation.
  public static func rewritingErrors(
    _ rewrite: @escaping @Sendable (any Error, Request) async -> (any Error)?
  ) -> Middleware {
    Middleware { request, next in
      do {
        return try await next(request).checked(for: request)
      } catch let error as CancellationError {
        throw error
      } catch {
        guard let rewritten = await rewrite(error, request) else { throw error }
        ErrorRewriting.current?.note()
        throw rewritten
      }
    }
  }
}
