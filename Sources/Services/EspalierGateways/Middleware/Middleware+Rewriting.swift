#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Middleware {
  /// Looks at every answer, and may change its head or throw.
  public static func rewritingResponses(
    _ rewrite: @escaping @Sendable (Response, Request) async throws -> Response
  ) -> Middleware {
    Middleware { request, next in try await rewrite(try await next(request), request) }
  }

  /// Changes the body of every answer that is kept whole and that the request accepts, such as one whose value stands in an
  /// envelope:
  ///
  /// ```swift
  /// struct Envelope: Decodable { let data: JSONValue }
  ///
  /// let unwrapping = Middleware.rewritingData { data, _ in
  ///   try JSONEncoder().encode(JSONDecoder().decode(Envelope.self, from: data).data)
  /// }
  /// ```
  ///
  /// What the closure throws is told as ``NetworkError/Reason/failed(_:)``.
  public static func rewritingData(_ rewrite: @escaping @Sendable (Data, Response) async throws -> Data) -> Middleware {
    Middleware { request, next in
      var response = try await next(request)
      guard request.accepted.contains(response.status), let data = response.body.data else { return response }
      response.body = ByteChunks(try await rewrite(data, response))
      return response
    }
  }

  /// Takes the value of a name out of every JSON answer: `{"data": …}` becomes what `data` is.
  ///
  /// An answer that has no such name is left as it is.
  public static func unwrapping(_ name: String) -> Middleware {
    rewritingData { data, _ in
      guard let value = try? JSONCoding.standard.decode(JSONValue.self, from: data)[name] else { return data }
      return try JSONCoding.standard.encode(value)
    }
  }

  /// Puts an error of your own in the place of an error that comes, such as the problem that the server describes. A
  /// status that is not accepted comes as an error, too.
  ///
  /// - Parameter rewrite: Returns the error to throw; nil for the error that came. Cancellation does not come here.
  public static func rewritingErrors(
    _ rewrite: @escaping @Sendable (any Error, Request) async -> (any Error)?
  ) -> Middleware {
    Middleware { request, next in
      do {
        return try await next(request).checked(for: request)
      } catch let error as CancellationError {
        throw error
      } catch {
        throw await rewrite(error, request) ?? error
      }
    }
  }
}
