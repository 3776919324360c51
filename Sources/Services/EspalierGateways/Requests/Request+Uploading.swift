extension Request {
  /// Sets a closure that receives the progress of sending the body.
  ///
  /// ```swift
  /// func send(_ statement: MultipartForm, to bank: NetworkClient) async throws {
  ///   let request = Request.post("/documents").multipart(statement).uploading { progress in
  ///     _ = progress.fraction
  ///   }
  ///   try await bank.send(request)
  /// }
  /// ```
  ///
  /// Bytes count as sent when the transport takes them, which is a little before the server has them; when all are
  /// sent, the response is still to come. Each attempt begins at 0 again, and so does a redirect to which the body is
  /// sent again. For a stream without a length, ``TransferProgress/totalBytes`` is nil. A request without a body
  /// reports no progress.
  ///
  /// - Parameter progress: A closure that is called from the sending thread, in order; sending waits for it. A later
  ///   closure replaces an earlier one.
  public func uploading(_ progress: @escaping @Sendable (TransferProgress) -> Void) -> Request {
    with { $0.uploadProgress = progress }
  }

  /// Returns the request for a transport, with a body that reports its progress as the transport reads it.
  func countingBody() -> Request {
    guard let uploadProgress, let body else { return self }
    let chunks = body.chunks
    let length = body.length
    var counted = body
    // Each reading begins at 0. A body that can be read once still fails on the second reading.
    counted.content = .chunks(
      ByteChunks { CountedChunks(chunks: chunks, total: length, progress: uploadProgress) }, length: length,
      isReplayable: body.isReplayable)
    return self.body(counted)
  }
}
