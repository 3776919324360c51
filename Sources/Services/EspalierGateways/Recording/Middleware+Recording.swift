#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Middleware {
  /// Keeps each request with its answer as a file of a folder, which people can read and change, for
  /// ``replaying(from:)`` to answer by.
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
  /// Stand it last, so that it sees what leaves and what comes. A body that is read as a stream is kept when it has been read
  /// to its end; a request that has no answer is not kept. The request's own body is read before it is sent.
  ///
  /// Blanked are the values of headers and of the query that are secret, by their names or because the request says so, and in
  /// bodies of JSON and forms the values of names such as `password` and `access_token`. What else bodies hold stands in the
  /// files as it is: record with data that may be seen, and read the files before they go to others.
  ///
  /// A first answer to a request replaces those that another recording had kept for it. `Content-Length` and the codings of the
  /// way are left out, so that bodies can be changed.
  ///
  /// - Parameter folder: The folder of the files; it is made with the first.
  /// - Throws: From the request, an error of the file system where a file cannot be written.
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

  /// Answers from what ``recording(to:)`` has kept in a folder, without a server.
  ///
  /// A request is found by its method, path, query, body and `Range`; the host counts only where it is another than the client's own. Secrets
  /// are blanked before they are compared: requests that differ in nothing but those are the same, and a test needs none. Of
  /// several answers to one request each is given once, in order, and the last for ever after.
  ///
  /// - Parameter folder: The folder of the files. They are read when they are asked for.
  /// - Throws: From the request, ``NetworkError`` with the reason ``NetworkError/Reason/failed(_:)`` of
  ///   ``RequestNotRecordedError`` where there is no answer.
  public static func replaying(from folder: URL) -> Middleware {
    let files = RecordedFiles(folder)
    return Middleware { request, _ in
      try Task.checkCancellation()
      // What the request tells of its own body is told, though nobody sends it.
      let (request, bytes) = try await request.countingBody().withBodyInMemory()
      let answer = try files.next(for: RecordedRequest(request, body: bytes))
      var response = answer.response
      response.isPersonal = request.hasSecretHeader
      return response
    }
  }
}

extension Request {
  /// The request with a body that is all there, and its bytes.
  fileprivate func withBodyInMemory() async throws -> (Request, Data) {
    guard let body else { return (self, Data()) }
    if let data = body.chunks.data { return (self, data) }
    let data = try await body.chunks.collected(maximumBytes: .max)
    return (self.body(.data(data, contentType: body.contentType)), data)
  }
}
