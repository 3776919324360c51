#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension NetworkClient {
  /// Downloads the content of an address to a file, and continues where an earlier download was cut.
  ///
  /// ```swift
  /// func fetchStatement(from bank: NetworkClient) async throws {
  ///   try await bank.download(.get("/statements/2026.pdf"), to: URL(filePath: "/tmp/2026.pdf")) { progress in
  ///     _ = progress.fraction
  ///   }
  /// }
  /// ```
  ///
  /// The bytes go to a file beside the target, `….partial`, which takes the target's place once it is whole and on the disk:
  /// the target is the old file or the whole new one, never half of one. When the download fails or its task is cancelled, the
  /// partial file stays, with what the server said to tell its version (`….partial.json`), and the next download of the same
  /// request to the same file asks for the rest: `Range` with `If-Range`.
  ///
  /// A rest is taken only where the server vouches for the version: by a strong `ETag`, or by a `Last-Modified` that is
  /// older than the answer. Any other answer (another version, another place that it redirects to, another range than
  /// was asked for) makes the download begin anew, so that a file is never made of two. ``Request/cached(for:)`` sets
  /// the owner of a download, where that matters: one person's rest is not added to another's beginning. A GET is
  /// continued; other methods begin anew.
  ///
  /// ``Request/within(_:)`` ends with the head of the answer, and ``Request/maximumBytes(_:)`` does not hold. A body that is cut
  /// is not asked for again by itself, whatever middleware there is: call this again.
  ///
  /// - Parameters:
  ///   - request: The request for the content. `Range`, `If-Range` and `Accept-Encoding` are the download's own, and
  ///     the statuses that it accepts are 200–299.
  ///   - file: The file to download to. A file that is there is replaced. Its folder must be there.
  ///   - progress: Is told of each piece, on the caller's actor. When it begins anew, so does the number of bytes.
  /// - Returns: The head of the answer, with the media type of the file.
  /// - Throws: ``NetworkError`` for what the server and the way to it did, ``DownloadError`` for what the file did, and
  ///   `CancellationError`. A second download to a file throws ``DownloadError/underWay(file:)`` while there is a first.
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

  /// Fetches the rest of what is there, or else the whole.
  private func fetch(
    _ request: Request, into partial: PartialFile, isolation: isolated (any Actor)? = #isolation,
    _ progress: (TransferProgress) -> Void
  ) async throws -> Response {
    if let beginning = await partial.beginning {
      do {
        if let head = try await receive(request, after: beginning, into: partial, progress) { return head }
      } catch let error as NetworkError where error.status == 416 {
        // The server has less than what is here: it is another version.
      }
    }
    guard let head = try await receive(request, after: nil, into: partial, progress) else {
      throw NetworkError(
        .transport(.malformed("a part of the file, though the whole was asked for")),
        described(request), coding: coding)
    }
    return head
  }

  /// Receives an answer into the file.
  ///
  /// - Returns: The head of the answer; nil if the answer cannot be used, and nothing was written.
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
      switch DownloadAnswer(response, after: beginning) {
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
