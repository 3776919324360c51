internal import EspalierLivePage
internal import EspalierViews
internal import HTTPTypes

/// An endpoint for the upload of a file to an element of a page. It receives a piece, returns the number of arrived
/// bytes, or stops the upload.
struct UploadEndpoint: Endpoint {
  private static let pageField = HTTPField.Name.known("X-Espalier-Page")

  private let browsers: BrowserSessions
  private let tokens: PageToken
  private let pages: LivePages
  private let uploads: PartialUploads
  private let reception: UploadReception
  private let connections: NetworkConnections
  private let limits: WebLimits
  private let time: ServerClock
  private let refusals: RefusalLog

  init(
    _ browsers: BrowserSessions, _ tokens: PageToken, _ pages: LivePages, _ uploads: PartialUploads,
    _ reception: UploadReception, _ connections: NetworkConnections, _ limits: WebLimits, _ time: ServerClock,
    _ refusals: RefusalLog
  ) {
    self.browsers = browsers
    self.tokens = tokens
    self.pages = pages
    self.uploads = uploads
    self.reception = reception
    self.connections = connections
    self.limits = limits
    self.time = time
    self.refusals = refusals
  }

  func answer(_ request: ServerRequest) async -> ServerResponse {
    let facts = request.facts
    guard let node = Int(request.parameter("node")), let element = Int(request.parameter("element")), node >= 0,
      element >= 0, Self.isIdentifier(request.parameter("file"))
    else { return .message(.notFound, .localized(.webNoPlaceForFile)) }
    guard facts.isFromAllowedOrigin else {
      refusals.note("upload", "origin")
      return .message(.forbidden, .localized(.webForeignFile))
    }
    guard let session = browsers.session(facts), let token = facts.fields[Self.pageField],
      let identifier = tokens.page(of: token, session: session.key)
    else {
      refusals.note("upload", "token")
      return .message(.forbidden, .localized(.webPageExpired))
    }
    let name = PartialUpload.Name(page: identifier, identifier: request.parameter("file"))
    if facts.method == .delete {
      if let upload = uploads.find(name), case .arriving = upload.stage {
        uploads.finish(upload, with: .uploadStopped, at: time.elapsed())
      }
      return ServerResponse(.noContent)
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
      return .message(.badRequest, .localized(.webFilePieceUnknown)).draining(facts)
    }
    guard piece.total <= limits.uploads.maximumBytes else {
      refusals.note("upload", "too large", session: session)
      let words = String.localized(.webFileTooLarge(most: largestUpload))
      return .message(.contentTooLarge, words).draining(facts)
    }
    let place = UploadElement(entry: entry, node: node, element: element)
    do {
      switch try await find(name, piece, place, facts) {
      case .answer(let answer): return answer.draining(facts)
      case .upload(let upload): return await receive(piece, of: upload, request, place)
      }
    } catch {
      return reception.notStored(error).draining(facts)
    }
  }

  private enum Found {
    case upload(PartialUpload)
    case answer(ServerResponse)
  }

  /// Returns the upload that a piece belongs to. It is an upload in progress, an upload of another process, or a new
  /// one.
  private func find(
    _ name: PartialUpload.Name, _ piece: UploadPiece, _ place: UploadElement, _ facts: RequestContext
  ) async throws -> Found {
    let session = place.entry.session
    if let upload = uploads.find(name) {
      guard upload.total == piece.total else {
        return .answer(.message(.badRequest, .localized(.webFileHasChanged)))
      }
      switch upload.stage {
      case .arriving: return .upload(upload)
      case .handled: return .answer(.uploaded(upload.total))
      case .ended(let answer): return .answer(answer)
      }
    }
    guard await reception.types(of: place) != nil else {
      refusals.note("upload", "nobody takes it", session: session)
      return .answer(.uploadNotTaken)
    }
    let network = connections.isCounted(facts.client) ? facts.network : nil
    let now = time.elapsed()
    var begun = try uploads.resume(name, of: session, from: network, total: piece.total, now: now)
    if case .nothing = begun {
      // No bytes have arrived and the request has none: the browser starts from the beginning.
      guard piece.start == 0 || piece.total == 0 else { return .answer(.uploaded(0)) }
      begun = uploads.begin(name, of: session, from: network, total: piece.total, now: now)
    }
    switch begun {
    case .begun(let upload): return .upload(upload)
    case .refused(let refusal): return .answer(full(refusal, session))
    case .nothing: return .answer(.uploaded(0))
    }
  }

  /// Stores a piece. Passes the file to its handler when all bytes have arrived.
  private func receive(
    _ piece: UploadPiece, of upload: PartialUpload, _ request: ServerRequest, _ place: UploadElement
  ) async -> ServerResponse {
    let facts = request.facts
    guard let start = piece.start else {
      // A page that was just created again may still be loading: the browser asks again.
      guard await reception.types(of: place) != nil else { return .uploadNotTaken }
      return upload.size == upload.total ? await reception.handOver(upload, facts, place) : .uploaded(upload.size)
    }
    // Otherwise the piece was sent again, or follows one that was lost.
    guard let writer = upload.begin(from: start, at: time.elapsed()) else {
      return .uploaded(upload.size).draining(facts)
    }
    defer { upload.end(writer, at: time.elapsed()) }
    if upload.isSlow(at: time.elapsed(), limits) {
      refusals.note("upload", "too slow", session: upload.session)
      return reception.finish(upload, .uploadTooSlow).draining(facts)
    }
    request.watch.leaveBodyToReader()
    var answer = await reception.store(request.body, of: upload, as: writer, facts, place)
    if answer == nil {
      answer = upload.size == upload.total ? await reception.handOver(upload, facts, place) : .uploaded(upload.size)
    }
    answer?.hasReadBody = true
    return answer ?? .uploaded(upload.size)
  }

  private func full(_ refusal: UploadQuota.Refusal, _ session: Session) -> ServerResponse {
    switch refusal {
    case .session, .network:
      refusals.note("upload", refusal == .network ? "too many of one network" : "too many at once", session: session)
      return .message(.tooManyRequests, .localized(.webTooManyFiles))
    case .all:
      refusals.note("upload", "no room for more files", session: session)
      var answer = ServerResponse.message(
        .serviceUnavailable, .localized(.webTooManySenders))
      answer.fields[.retryAfter] = "60"
      return answer
    }
  }

  /// Returns true if a text is a valid name of an upload. Browsers choose these names.
  private static func isIdentifier(_ text: String) -> Bool {
    (16...64).contains(text.utf8.count)
      && text.utf8.allSatisfy {
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45 || $0 == 95
      }
  }

  private var largestUpload: String {
    let bytes = limits.uploads.maximumBytes
    return bytes >= 1_048_576 ? "\(bytes / 1_048_576) MB" : bytes >= 1_024 ? "\(bytes / 1_024) KB" : "\(bytes) bytes"
  }
}
