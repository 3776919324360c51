extension Request {
  /// Tells a closure how much of the body has been sent.
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
  /// Bytes count as sent when the transport takes them, which is a little before the server has them; when all are, the
  /// answer is still to come. A try begins at 0 again, and so does a redirect that is sent the body once more. Of a stream
  /// without a length ``TransferProgress/totalBytes`` is nil. A request without a body tells nothing.
  ///
  /// - Parameter progress: Is called from whatever thread sends, in order, and keeps the sending waiting. A later one takes the
  ///   place of an earlier one.
  public func uploading(_ progress: @escaping @Sendable (TransferProgress) -> Void) -> Request {
    with { $0.uploadProgress = progress }
  }

  /// The request as a transport is given it: its body tells how much of it was taken.
  func countingBody() -> Request {
    guard let uploadProgress, let body else { return self }
    let chunks = body.chunks
    let length = body.length
    var counted = body
    // Each reading begins at 0. One of bytes that come once fails on the second, as those do.
    counted.content = .chunks(
      ByteChunks { CountedChunks(chunks: chunks, total: length, progress: uploadProgress) }, length: length,
      isReplayable: body.isReplayable)
    return self.body(counted)
  }
}
