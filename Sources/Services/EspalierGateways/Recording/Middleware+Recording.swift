#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Middleware {
  /// Records each request with its response in a file that people can read and change, for ``replaying(from:)``.
  ///
  /// ```swift
  /// let folder = URL(filePath: "Tests/Recorded")
  /// let live = NetworkClient(
  ///   "https://bank.example/v1", over: .answers(["/v1/rates": ["USD": 1.08]]),
  ///   middleware: [.retrying(), .recording(to: folder)])
  /// let inTests = NetworkClient(
  ///   "https://bank.example/v1", over: .answers([:]), middleware: [.retrying(), .replaying(from: folder)])
  /// ```
  ///
  /// Place it last, so that it sees the request as it is sent and the response as it arrives. A body that is read as a
  /// stream is recorded when it has been read to its end. A request without a response is not recorded. The request's
  /// own body is read before it is sent.
  ///
  /// In headers and in the query, secret values are blanked, whether their names or the request mark them as secret. In
  /// bodies of JSON and forms, the values of names such as `password` and `access_token` are blanked. Everything else
  /// in the bodies is recorded unchanged: record only with data that may be seen, and read the files before you share
  /// them.
  ///
  /// The first response to a request replaces those that an earlier recording had kept for it. `Content-Length` and the
  /// transfer codings are left out, so that bodies can be changed.
  ///
  /// - Parameter folder: The folder of the files. It is created with the first file.
  /// - Throws: The request throws an error of the file system if a file cannot be written.
  public static func recording(to folder: URL) -> Middleware {
    let files = RecordedFiles(folder)
    return Middleware { request, next in
      let (request, bytes) = try await request.withBodyInMemory()
      let asked = RecordedRequest(request, body: bytes)
      var response = try await next(request)
      let head = response
      if let data = response.body.data {
        try files.keep(RecordedExchange(request: asked, response: RecordedResponse(head, body: data)), as: asked.key)
        return response
      }
      let body = response.body
      response.body = ByteChunks(
        once: WholeChunks(chunks: body) { data in
          try files.keep(RecordedExchange(request: asked, response: RecordedResponse(head, body: data)), as: asked.key)
        })
      return response
    }
  }

  /// Answers requests from the files of ``recording(to:)`` in a folder, without a server.
  ///
  /// A request is matched by its method, path, query, body and `Range`. The host counts only if it differs from the
  /// client's own. Secrets are blanked before they are compared: requests that differ only in secrets are the same, and
  /// a test needs none. Several responses to one request are returned once each, in order; after that the last is
  /// repeated.
  ///
  /// - Parameter folder: The folder of the files. Each is read when it is needed.
  /// - Throws: The request throws a ``NetworkError`` with the reason ``NetworkError/Reason/failed(_:)`` of
  ///   ``RequestNotRecordedError`` if there is no response.
  public static func replaying(from folder: URL) -> Middleware {
    let files = RecordedFiles(folder)
    return Middleware { request, _ in
      try Task.checkCancellation()
      // The progress of the body is reported, although the body is not sent.
      let (request, bytes) = try await request.countingBody().withBodyInMemory()
      let answer = try files.next(for: RecordedRequest(request, body: bytes))
      var response = answer.response
      response.isPersonal = request.hasSecretHeader
      return response
    }
  }
}

extension Request {
  /// Returns the request with its whole body in memory, and the bytes of the body.
  fileprivate func withBodyInMemory() async throws -> (Request, Data) {
    guard let body else { return (self, Data()) }
    if let data = body.chunks.data { return (self, data) }
    let data = try await body.chunks.collected(maximumBytes: .max)
    return (self.body(.data(data, contentType: body.contentType)), data)
  }
}
