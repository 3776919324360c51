#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Middleware {
  /// Answers requests from a cache, and stores the responses that may be stored. A fresh response is used without the
  /// server, and a stale one is first revalidated.
  ///
  /// It follows RFC 9111 for `Cache-Control`, `Expires`, `ETag`, `Last-Modified`, `Vary` and `Age`.
  ///
  /// A request that changes something removes its address from the cache. With `stale-if-error`, a stored response is
  /// used if the server fails. Responses that are read as a stream bypass the cache.
  public static func cached(in cache: ResponseCache, now: @escaping @Sendable () -> Date = { Date() }) -> Middleware {
    Middleware { request, next in
      guard let address = request.address else { return try await next(request) }
      guard request.method.isSafe else {
        let response = try await next(request)
        if (200..<400).contains(response.status) { cache.remove(address) }
        return response
      }
      guard request.method == .get, request.isKeptWhole, !request.isConditional else { return try await next(request) }
      return try await Asking(request: request, cache: cache, now: now).answer(next)
    }
  }
}

extension Request {
  /// True if the caller validates the response itself, or requests a part of the content.
  fileprivate var isConditional: Bool {
    ["If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range", "Range"]
      .contains { headers[$0] != nil } || CacheControl(headers).has("no-store")
  }
}

/// A request with the cache that may answer it.
private struct Asking {
  let request: Request
  let cache: ResponseCache
  let now: @Sendable () -> Date

  func answer(_ next: Middleware.Next) async throws -> Response {
    let kept = cache.answer(to: request)
    let asked = now()
    if let kept, kept.isFresh(at: asked, for: request, isShared: cache.isShared) { return kept.response(at: asked) }
    if CacheControl(request.headers).has("only-if-cached") { return Response(status: 504) }
    guard let kept else { return keep(try await next(request), asked) }
    do {
      let response = try await next(kept.isValidatable ? kept.validating(request) : request)
      if response.status == 304, kept.isValidatable {
        let renewed = kept.renewed(by: response, asked: asked, came: now())
        cache.keep(renewed, for: request)
        return renewed.response(at: now())
      }
      if response.status >= 500, kept.isUsableOnFailure(at: now(), isShared: cache.isShared) {
        return kept.response(at: now())
      }
      return keep(response, asked)
    } catch {
      guard error.transportFault != nil, kept.isUsableOnFailure(at: now(), isShared: cache.isShared) else {
        throw error
      }
      try Task.checkCancellation()
      return kept.response(at: now())
    }
  }

  private func keep(_ response: Response, _ asked: Date) -> Response {
    if let answer = CachedResponse(response, to: request, asked: asked, came: now(), isShared: cache.isShared) {
      cache.keep(answer, for: request)
    }
    return response
  }
}
