extension Middleware {
  /// Sets header fields of every request that does not set them itself.
  ///
  /// Fields whose names are those of secrets, such as `Authorization` and `X-Api-Key`, are set for the client's own
  /// origin only.
  public static func headers(_ headers: Headers) -> Middleware {
    Middleware { request, next in
      var request = request
      for field in headers.fields where request.headers[field.name] == nil {
        if request.isForeign, SecretNames.contain(field.name) { continue }
        request.headers[field.name] = field.value
      }
      return try await next(request)
    }
  }
}
