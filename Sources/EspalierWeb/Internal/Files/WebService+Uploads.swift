internal import EspalierScreens
internal import EspalierViews
internal import Foundation
internal import HTTPTypes
internal import HummingbirdCore
internal import Logging
internal import NIOCore

extension WebService {
  private static let pageField = HTTPField.Name.known("X-Espalier-Page")
  private static let fileField = HTTPField.Name.known("X-Espalier-File")

  /// The element of a page that a file is meant for.
  private struct Place {
    let entry: LivePages.Entry
    let node: Int
    let element: Int
  }

  /// Takes in a piece of a file for an element of a page, tells the number of bytes that are there, or stops the file.
  func upload(
    _ parts: ArraySlice<String>, _ request: Request, _ facts: RequestFacts, _ watch: ConnectionWatch
  ) async -> Answer {
    guard facts.method == .put || facts.method == .delete else { return .methodNotAllowed("PUT, DELETE") }
    let parts = Array(parts)
    guard parts.count == 3, let node = Int(parts[0]), let element = Int(parts[1]), node >= 0, element >= 0,
      Self.isIdentifier(parts[2])
    else { return .message(.notFound, .localized(.webNoPlaceForFile)) }
    guard facts.isFromAllowedOrigin else {
      logRefusal("upload", "origin")
      return .message(.forbidden, .localized(.webForeignFile))
    }
    guard let session = session(facts), let token = facts.fields[Self.pageField],
      let identifier = pageTokens.page(of: token, session: session.key)
    else {
      logRefusal("upload", "token")
      return .message(.forbidden, .localized(.webPageExpired))
    }
    let name = PartialUpload.Name(page: identifier, identifier: parts[2])
    if facts.method == .delete {
      if let upload = uploads.find(name), case .arriving = upload.stage {
        uploads.finish(upload, with: Self.stopped, at: time.elapsed())
      }
      return Answer(.noContent)
    }
    guard await !pages.isFrozen, let entry = await pages.entry(identifier, session: session) else {
      return .message(.gone, .localized(.webFileLost))
    }
    guard facts.fields[.contentType]?.lowercased() == "application/octet-stream" else {
      return .message(.unsupportedMediaType, .localized(.webFileNotRaw))
    }
    guard let length = facts.contentLength, length >= 0 else {
      return .message(.lengthRequired, .localized(.webFileSizeMissing))
    }
    guard let field = facts.fields[.contentRange], let piece = UploadPiece(field, length: length) else {
      return draining(.message(.badRequest, .localized(.webFilePieceUnknown)), facts)
    }
    guard piece.total <= configuration.maximumUploadBytes else {
      logRefusal("upload", "too large", session: session)
      let words = String.localized(.webFileTooLarge(largestUpload))
      return draining(.message(.contentTooLarge, words), facts)
    }
    let place = Place(entry: entry, node: node, element: element)
    do {
      switch try await find(name, piece, place, facts) {
      case .answer(let answer): return draining(answer, facts)
      case .upload(let upload): return await receive(piece, of: upload, request, facts, watch, place)
      }
    } catch {
      return draining(notStored(error), facts)
    }
  }

  private enum Found {
    case upload(PartialUpload)
    case answer(Answer)
  }

  /// The file that a piece belongs to: one that is on its way, one that another process had, or a new one.
  private func find(
    _ name: PartialUpload.Name, _ piece: UploadPiece, _ place: Place, _ facts: RequestFacts
  ) async throws -> Found {
    let session = place.entry.session
    if let upload = uploads.find(name) {
      guard upload.total == piece.total else {
        return .answer(.message(.badRequest, .localized(.webFileHasChanged)))
      }
      switch upload.stage {
      case .arriving: return .upload(upload)
      case .handled: return .answer(has(upload.total))
      case .ended(let answer): return .answer(answer)
      }
    }
    guard await types(of: place) != nil else {
      logRefusal("upload", "nobody takes it", session: session)
      return .answer(Self.notTaken)
    }
    let network = connections.isCounted(facts.client) ? facts.network : nil
    let now = time.elapsed()
    var begun = try uploads.resume(name, of: session, from: network, total: piece.total, now: now)
    if case .nothing = begun {
      // Nothing is there to go on with, and nothing comes with the request: the browser begins at the beginning.
      guard piece.start == 0 || piece.total == 0 else { return .answer(has(0)) }
      begun = uploads.begin(name, of: session, from: network, total: piece.total, now: now)
    }
    switch begun {
    case .begun(let upload): return .upload(upload)
    case .refused(let refusal): return .answer(full(refusal, session))
    case .nothing: return .answer(has(0))
    }
  }

  /// Stores a piece, and hands the file over once all is there.
  private func receive(
    _ piece: UploadPiece, of upload: PartialUpload, _ request: Request, _ facts: RequestFacts, _ watch: ConnectionWatch,
    _ place: Place
  ) async -> Answer {
    guard let start = piece.start else {
      // A page that was just made again may still be loading: the browser asks again.
      guard await types(of: place) != nil else { return Self.notTaken }
      return upload.size == upload.total ? await handOver(upload, facts, place) : has(upload.size)
    }
    // Else it was sent again, or comes after one that was lost.
    guard let writer = upload.begin(from: start, at: time.elapsed()) else { return draining(has(upload.size), facts) }
    defer { upload.end(writer, at: time.elapsed()) }
    if upload.isSlow(at: time.elapsed(), configuration) {
      logRefusal("upload", "too slow", session: upload.session)
      return draining(finish(upload, Self.tooSlow), facts)
    }
    watch.leaveBodyToReader()
    var answer = await store(request.body, of: upload, as: writer, facts, place)
    if answer == nil {
      answer = upload.size == upload.total ? await handOver(upload, facts, place) : has(upload.size)
    }
    answer?.hasReadBody = true
    return answer ?? has(upload.size)
  }

  /// Writes a body.
  ///
  /// - Returns: What is answered where it is not stored as a whole.
  private func store(
    _ body: RequestBody, of upload: PartialUpload, as writer: Int, _ facts: RequestFacts, _ place: Place
  ) async -> Answer? {
    guard let types = await types(of: place), let length = facts.contentLength else {
      // A page that was just made again may still be loading: what has come stays.
      return draining(upload.size == 0 ? finish(upload, Self.notTaken) : Self.notTaken, facts)
    }
    let now = time.elapsed()
    let pace = TransferPace(
      from: now, patience: configuration.requestTime, bytesPerSecond: configuration.minimumUploadBytesPerSecond,
      longest: max(.zero, configuration.maximumUploadTime - upload.age(at: now)))
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
      // A server that stops gives its requests up too.
      guard let written else { throw time.elapsed() < pace.deadline ? UploadFailure.endedEarly : .tooSlow }
      try written.get()
      return nil
    } catch  where !upload.isWritten(by: writer) {
      // Another request goes on, whatever became of this one.
      return closing(.message(.badRequest, .localized(.webFileSentElsewhere)))
    } catch UploadFailure.tooSlow {
      logRefusal("upload", "too slow", session: upload.session)
      return closing(finish(upload, Self.tooSlow))
    } catch UploadFailure.wrongType(let reason) {
      return finish(upload, wrongType(reason, of: upload))
    } catch let error as WebServerError {
      return closing(finish(upload, notStored(error)))
    } catch {
      // The bytes that have arrived stay for a request that goes on with them.
      logRefusal("upload", "ended early", session: upload.session)
      return closing(.message(.badRequest, .localized(.webFileIncomplete)))
    }
  }

  private func write(
    _ body: RequestBody, of length: Int, to upload: PartialUpload, as writer: Int, pace: TransferPace,
    refusal: @Sendable ([UInt8]) -> LocalizedText?
  ) async throws {
    var left = length
    // The first bytes are looked at before anything is stored.
    var beginning: ByteBuffer? = upload.size == 0 ? ByteBuffer() : nil
    let enough = min(FileTypes.beginning, length)
    var refused: LocalizedText?
    for try await var part in body {
      left -= part.readableBytes
      guard left >= 0 else { throw UploadFailure.tooLong }
      pace.add(part.readableBytes, at: time.elapsed())
      // The rest of what is refused is read, so that the browser gets to read why.
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

  /// Hands a file over that is there as a whole, once.
  private func handOver(_ upload: PartialUpload, _ facts: RequestFacts, _ place: Place) async -> Answer {
    // A page that was just made again may still be loading: the browser tries again, or stops the file.
    guard let types = await types(of: place) else { return Self.notTaken }
    let name = fileName(facts)
    // A first piece may have been too short to tell.
    if let reason = types.refusal(of: name, beginning: upload.beginning) {
      return finish(upload, wrongType(reason, of: upload))
    }
    do {
      guard let path = try upload.handOver(open: { try uploads.open(upload) }) else { return has(upload.size) }
      let file = UploadedFile(number: upload.name.number, name: name, path: path, size: upload.total)
      guard await pages.receive(file, for: place.entry, node: place.node, element: place.element) else {
        // The whole file has arrived, but the page is another process's by now, which hands it over.
        if await pages.isFrozen { return .message(.gone, .localized(.webFileGoesOnElsewhere)) }
        logRefusal("upload", "nobody took it", session: upload.session)
        return finish(upload, Self.notTaken)
      }
      return finish(upload, Answer(.noContent))
    } catch {
      return finish(upload, notStored(error))
    }
  }

  private func types(of place: Place) async -> FileTypes? {
    await pages.fileTypes(place.entry, node: place.node, element: place.element)
  }

  // MARK: Answers

  /// Says how much of a file there is, for the browser to go on from.
  private func has(_ size: Int) -> Answer {
    var answer = Answer(.accepted, contentType: "application/json", bytes: Array("{\"has\":\(size)}".utf8))
    answer.fields[.cacheControl] = "no-store"
    return answer
  }

  /// Ends a file, and remembers the answer for a browser that has not got it.
  private func finish(_ upload: PartialUpload, _ answer: Answer) -> Answer {
    uploads.finish(upload, with: answer, at: time.elapsed())
    return answer
  }

  /// The answer to a file that no element of the page takes, or no longer.
  private static var notTaken: Answer {
    .message(.conflict, .localized(.webFileNotTaken))
  }

  private static var tooSlow: Answer {
    .message(.requestTimeout, .localized(.webFileTooSlow))
  }

  /// The answer to a piece of a file that was stopped.
  private static var stopped: Answer { .message(.conflict, .localized(.webFileStopped)) }

  private func wrongType(_ reason: LocalizedText, of upload: PartialUpload) -> Answer {
    logRefusal("upload", "type", session: upload.session)
    return .message(.unsupportedMediaType, .localized(reason))
  }

  private func notStored(_ error: any Error) -> Answer {
    logger.error("A file could not be stored", metadata: ["reason": "\(LogWords.of(error))"])
    return .message(.internalServerError, .localized(.webFileNotStored))
  }

  private func full(_ refusal: UploadQuota.Refusal, _ session: Session) -> Answer {
    switch refusal {
    case .session, .network:
      logRefusal("upload", refusal == .network ? "too many of one network" : "too many at once", session: session)
      return .message(.tooManyRequests, .localized(.webTooManyFiles))
    case .all:
      logRefusal("upload", "no room for more files", session: session)
      var answer = Answer.message(
        .serviceUnavailable, .localized(.webTooManySenders))
      answer.fields[.retryAfter] = "60"
      return answer
    }
  }

  /// An answer to a request whose body nobody has read.
  private func draining(_ answer: Answer, _ facts: RequestFacts) -> Answer {
    var answer = answer
    if facts.contentLength ?? 0 > 0 { answer.connection = .drains }
    return answer
  }

  /// An answer to a request whose body is not read to its end.
  private func closing(_ answer: Answer) -> Answer {
    var answer = answer
    answer.connection = .closes
    return answer
  }

  // MARK: Names

  /// Returns true if a text can be the name that a browser gives a file it sends.
  private static func isIdentifier(_ text: String) -> Bool {
    (16...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45 || $0 == 95
      }
  }

  /// The name that the browser gave the file, without any directory; it is only ever shown.
  private func fileName(_ facts: RequestFacts) -> String {
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

  private var largestUpload: String {
    let bytes = configuration.maximumUploadBytes
    return bytes >= 1_048_576 ? "\(bytes / 1_048_576) MB" : bytes >= 1_024 ? "\(bytes / 1_024) KB" : "\(bytes) bytes"
  }
}
