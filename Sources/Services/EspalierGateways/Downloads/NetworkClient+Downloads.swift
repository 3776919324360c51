#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension NetworkClient {
  /// Downloads the content of an address to a file. It continues an earlier download that was interrupted.
  ///
  /// ```swift
  /// func fetchStatement(from bank: NetworkClient) async throws {
  ///   try await bank.download(.get("/statements/2026.pdf"), to: URL(filePath: "/tmp/2026.pdf")) { progress in
  ///     _ = progress.fraction
  ///   }
  /// }
  /// ```
  ///
  /// The bytes go to a file beside the target, `….partial`, which replaces the target once it is complete and on the
  /// disk. The target is always the old file or the complete new one. If the download fails or its task is cancelled,
  /// the partial file stays, together with the server's mark for its version (`….partial.json`). The next download of
  /// the same request to the same file requests only the rest, with `Range` and `If-Range`.
  ///
  /// A rest is accepted only if the server confirms the version: by a strong `ETag`, or by a `Last-Modified` that is
  /// older than the response. With any other response (another version, another redirect target, another range than
  /// requested) the download begins again, so that a file never combines two versions. ``Request/cached(for:)`` sets
  /// the owner of a download, if that matters: the rest for one person is not added to the beginning for another. Only
  /// a GET is continued; other methods begin again.
  ///
  /// ``Request/within(_:)`` ends with the head of the response, and ``Request/maximumBytes(_:)`` does not apply. An
  /// interrupted body is not requested again automatically, whatever the middleware: call this function again.
  ///
  /// - Parameters:
  ///   - request: The request for the content. The download sets `Range`, `If-Range` and `Accept-Encoding` itself, and
  ///     accepts the statuses 200–299.
  ///   - file: The file to download to. An existing file is replaced. Its folder must exist.
  ///   - isolation: The actor on which `progress` is called; by default that of the caller.
  ///   - progress: A closure that is called for each piece. If the download begins again, so does the number of bytes.
  /// - Returns: The head of the response, with the media type of the file.
  /// - Throws: ``NetworkError`` for failures of the server and the connection, ``DownloadError`` for failures of the
  ///   file, and `CancellationError`. A second download to a file throws ``DownloadError/underWay(file:)`` while the
  ///   first is in progress.
  @discardableResult
  public func download(
    _ request: Request, to file: URL, isolation: isolated (any Actor)? = #isolation,
    progress: (TransferProgress) -> Void = { _ in }
  ) async throws -> Response {
    let request = request.accepting(200..<300).with { $0.headers["Accept-Encoding"] = "identity" }
    let partial = PartialFile(beside: file, of: DownloadIdentity(try prepare(request)))
    try await partial.open()
    do {
      let head = try await fetch(request, into: partial, progress)
      try await partial.finish()
      return head
    } catch {
      await partial.close()
      throw error
    }
  }

  /// Fetches the rest of the file after the stored beginning. If there is no usable beginning, it fetches the whole
  /// file.
  private func fetch(
    _ request: Request, into partial: PartialFile, isolation: isolated (any Actor)? = #isolation,
    _ progress: (TransferProgress) -> Void
  ) async throws -> Response {
    if let beginning = await partial.beginning {
      do {
        if let head = try await receive(request, after: beginning, into: partial, progress) { return head }
      } catch let error as NetworkError where error.status == 416 {
        // The server's file is shorter than the stored beginning: it is another version.
      }
    }
    guard let head = try await receive(request, after: nil, into: partial, progress) else {
      throw NetworkError(
        .transport(.malformed("a part of the file, though the whole was asked for")),
        described(request), coding: coding)
    }
    return head
  }

  /// Receives a response into the file.
  ///
  /// - Returns: The head of the response; nil if the response cannot be used, and nothing was written.
  private func receive(
    _ request: Request, after beginning: DownloadBeginning?, into partial: PartialFile,
    isolation: isolated (any Actor)? = #isolation, _ progress: (TransferProgress) -> Void
  ) async throws -> Response? {
    let asking = request.with {
      $0.headers["Range"] = beginning.map { "bytes=\($0.bytes)-" }
      $0.headers["If-Range"] = beginning?.validator.text
    }
    return try await stream(asking) { response in
      let part: DownloadPart
      switch DownloadResponse(response, after: beginning) {
      case .unusable: return nil
      case .noContent: throw DownloadError.noContent(status: response.status)
      case .part(let found): part = found
      }
      try await partial.begin(part)
      var count = part.start
      progress(TransferProgress(completedBytes: count, totalBytes: part.total))
      for try await chunk in response.body {
        count += chunk.count
        if let total = part.total, count > total {
          await partial.forget()
          throw TransportError.malformed("more bytes than the \(total) that were announced")
        }
        try await partial.write(chunk)
        progress(TransferProgress(completedBytes: count, totalBytes: part.total))
      }
      try Task.checkCancellation()
      if let total = part.total, count < total { throw TransportError.cut }
      var head = response
      head.body = .empty
      return head
    }
  }
}
