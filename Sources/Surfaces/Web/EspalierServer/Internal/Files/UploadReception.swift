internal import EspalierLivePage
internal import EspalierBase
internal import EspalierViews
internal import Foundation
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore

/// A receiver of uploaded files. It stores the bytes of each file, and passes the complete file to its page.
struct UploadReception: Sendable {
  private static let fileField = HTTPField.Name.known("X-Espalier-File")

  let uploads: PartialUploads
  let pages: LivePages
  let commits: PageCommits
  let limits: WebLimits
  let time: ServerClock
  let refusals: RefusalLog
  let logger: Logger

  /// Writes the body of a request to the file of its upload.
  ///
  /// - Returns: The response if the body was not stored as a whole; nil if it was.
  func store(
    _ body: RequestBody, of upload: PartialUpload, as writer: Int, _ facts: RequestContext, _ place: UploadElement
  ) async -> ServerResponse? {
    guard let types = await types(of: place), let length = facts.contentLength else {
      // A page that was just created again may still be loading: the bytes that have arrived stay.
      return (upload.size == 0 ? finish(upload, .uploadNotTaken) : .uploadNotTaken).draining(facts)
    }
    let now = time.elapsed()
    let pace = TransferPace(
      from: now, patience: limits.requests.time,
      bytesPerSecond: limits.uploads.minimumBytesPerSecond,
      longest: max(.zero, limits.uploads.maximumTime - upload.age(at: now)))
    let name = fileName(facts)
    let written = await time.run(until: { pace.deadline }) { () -> Result<Void, any Error> in
      do {
        return .success(
          try await self.write(body, of: length, to: upload, as: writer, pace: pace) { beginning in
            types.refusal(of: name, beginning: beginning)
          })
      } catch {
        return .failure(error)
      }
    }
    do {
      // A server that stops cancels its requests, too.
      guard let written else { throw time.elapsed() < pace.deadline ? UploadFailure.endedEarly : .tooSlow }
      try written.get()
      return nil
    } catch  where !upload.isWritten(by: writer) {
      // Another request continues, whatever the result of this one.
      return .message(.badRequest, .localized(.webFileSentElsewhere)).closing()
    } catch UploadFailure.tooSlow {
      refusals.note("upload", "too slow", session: upload.session)
      return finish(upload, .uploadTooSlow).closing()
    } catch UploadFailure.wrongType(let reason) {
      return finish(upload, wrongType(reason, of: upload))
    } catch let error as WebServerError {
      return finish(upload, notStored(error)).closing()
    } catch {
      // The bytes that have arrived stay for a request that continues with them.
      refusals.note("upload", "ended early", session: upload.session)
      return .message(.badRequest, .localized(.webFileIncomplete)).closing()
    }
  }

  private func write(
    _ body: RequestBody, of length: Int, to upload: PartialUpload, as writer: Int, pace: TransferPace,
    refusal: @Sendable ([UInt8]) -> LocalizedText?
  ) async throws {
    var left = length
    // The first bytes are inspected before anything is stored.
    var beginning: ByteBuffer? = upload.size == 0 ? ByteBuffer() : nil
    let enough = min(FileTypes.beginning, length)
    var refused: LocalizedText?
    for try await var part in body {
      left -= part.readableBytes
      guard left >= 0 else { throw UploadFailure.tooLong }
      pace.add(part.readableBytes, at: time.elapsed())
      // The rest of a refused file is read, so that the browser receives the reason.
      guard refused == nil else { continue }
      if var bytes = beginning {
        bytes.writeBuffer(&part)
        beginning = bytes
        guard bytes.readableBytes >= enough else { continue }
        beginning = nil
        part = bytes
        refused = refusal(Array(bytes.readableBytesView.prefix(FileTypes.beginning)))
        guard refused == nil else { continue }
      }
      try part.withUnsafeReadableBytes { bytes in
        try upload.append(bytes, as: writer) { try uploads.open(upload) }
      }
    }
    if let refused { throw UploadFailure.wrongType(refused) }
    guard left == 0 else { throw UploadFailure.endedEarly }
  }

  /// Passes a completely uploaded file to the handler of its page, once only.
  func handOver(_ upload: PartialUpload, _ facts: RequestContext, _ place: UploadElement) async -> ServerResponse {
    // A page that was just created again may still be loading: the browser tries again, or stops the upload.
    guard let types = await types(of: place) else { return .uploadNotTaken }
    let name = fileName(facts)
    // The first piece may have been too short to determine the type.
    if let reason = types.refusal(of: name, beginning: upload.beginning) {
      return finish(upload, wrongType(reason, of: upload))
    }
    do {
      guard let path = try upload.handOver(open: { try uploads.open(upload) }) else { return .uploaded(upload.size) }
      let file = UploadedFile(number: upload.name.number, name: name, path: path, size: upload.total)
      guard await pages.receive(file, for: place.entry, node: place.node, element: place.element) else {
        // The whole file has arrived, but the page belongs to another process now, which handles the file.
        if await pages.isFrozen { return .message(.gone, .localized(.webFileGoesOnElsewhere)) }
        refusals.note("upload", "nobody took it", session: upload.session)
        return finish(upload, .uploadNotTaken)
      }
      // The browser forgets the file when it has the response, so the outcome is stored first.
      await commits.keep()
      // If the page belongs to another process now, so does the outcome of the file.
      if await pages.isFrozen, await place.entry.hasEnded {
        return .message(.gone, .localized(.webFileGoesOnElsewhere))
      }
      return finish(upload, ServerResponse(.noContent))
    } catch {
      return finish(upload, notStored(error))
    }
  }

  /// Returns the types of files that the element accepts; nil if the element accepts no files.
  func types(of place: UploadElement) async -> FileTypes? {
    await pages.fileTypes(place.entry, node: place.node, element: place.element)
  }

  /// Ends an upload. The response is stored, in case the browser did not receive it and asks again.
  func finish(_ upload: PartialUpload, _ answer: ServerResponse) -> ServerResponse {
    uploads.finish(upload, with: answer, at: time.elapsed())
    return answer
  }

  private func wrongType(_ reason: LocalizedText, of upload: PartialUpload) -> ServerResponse {
    refusals.note("upload", "type", session: upload.session)
    return .message(.unsupportedMediaType, .localized(reason))
  }

  /// Logs that a file could not be stored, and returns the response for the browser.
  func notStored(_ error: any Error) -> ServerResponse {
    logger.error("A file could not be stored", metadata: ["reason": "\(LogWords.of(error))"])
    return .message(.internalServerError, .localized(.webFileNotStored))
  }

  /// Returns the name that the browser gave the file, without any directory; the name is only displayed.
  private func fileName(_ facts: RequestContext) -> String {
    let name = facts.fields[Self.fileField]?.removingPercentEncoding ?? ""
    var last = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      switch scalar.properties.generalCategory {
      // Both could make a name look like another one.
      case .control, .format: continue
      default: break
      }
      if scalar == "/" || scalar == "\\" { last = .init() } else if last.count < 255 { last.append(scalar) }
    }
    return last.isEmpty ? "file" : String(last)
  }
}
