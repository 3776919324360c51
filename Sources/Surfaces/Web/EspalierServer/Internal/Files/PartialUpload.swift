internal import EspalierBase
internal import EspalierCryptography
internal import EspalierLivePage
internal import EspalierViews
internal import Foundation
internal import Synchronization

/// An upload of a file from a browser: the bytes that have arrived, and its state.
final class PartialUpload: Sendable {
  /// The name of an upload. It consists of the page and the identifier that the browser and this server use for the
  /// file.
  struct Name: Hashable, Sendable {
    let page: String
    let identifier: String

    /// Returns the name of the file on disk. The name reveals nothing, and no other session can refer to it.
    func onDisk(of session: SessionKey) -> String {
      Base64URL.encode(Digest("\(session.name)|\(page)|\(identifier)").bytes)
    }

    /// The number of the upload. It differs from the numbers of all events of a browser, and is the same in every
    /// process.
    var number: Int {
      let hash = Digest(identifier).bytes.prefix(7).reduce(0) { $0 << 8 | Int($1) }
      return -1 - hash
    }
  }

  /// The state of an upload.
  enum Stage: Sendable {
    case arriving
    /// The whole file has arrived, and its handler is running.
    case handled
    case ended(ServerResponse)
  }

  private struct State {
    var stage = Stage.arriving
    var file: UploadDirectory.Opened?
    var size: Int
    /// The number of the request that writes the file. Only the latest request may write.
    var writer = 0
    var isWriting = false
    var usedAt: Duration
  }

  let name: Name
  let session: Session
  let network: String?
  /// The announced size of the file in bytes.
  let total: Int
  private let begun: Duration
  private let state: Mutex<State>

  init(
    _ name: Name, of session: Session, from network: String?, total: Int, file: UploadDirectory.Opened?, now: Duration
  ) {
    self.name = name
    self.session = session
    self.network = network
    self.total = total
    begun = now
    state = Mutex(State(file: file, size: min(file?.size ?? 0, total), usedAt: now))
  }

  deinit {
    // A later request continues with the file on disk.
    if let file = state.withLock({ $0.file }) { close(file.descriptor) }
  }

  var stage: Stage { state.withLock { $0.stage } }
  var size: Int { state.withLock { $0.size } }
  var path: String? { state.withLock { $0.file?.path } }

  /// Returns true if no request has used the file since a given time.
  func isIdle(since moment: Duration) -> Bool {
    state.withLock { state in
      if case .handled = state.stage { return false }
      return !state.isWriting && state.usedAt <= moment
    }
  }

  /// Returns the time since the upload began.
  func age(at now: Duration) -> Duration { now - begun }

  /// Returns true if the bytes arrive more slowly than the required pace. Such a file would occupy its space for too
  /// long.
  ///
  /// The time that an interrupted upload may wait is allowed once.
  func isSlow(at now: Duration, _ limits: WebLimits) -> Bool {
    let counted = age(at: now) - limits.uploads.interruptedTime - limits.requests.time
    return Double(size) < counted.inSeconds * Double(limits.uploads.minimumBytesPerSecond)
  }

  // MARK: Writing

  /// Allows a request to write to the file. Earlier requests can no longer write from then on.
  ///
  /// - Returns: The number of the request; nil if the file's size differs from the offset of the request's first byte.
  func begin(from start: Int, at now: Duration) -> Int? {
    state.withLock { state in
      guard state.size == start else { return nil }
      state.writer += 1
      state.isWriting = true
      state.usedAt = now
      return state.writer
    }
  }

  /// Returns true if the request may still write, because no later request has replaced it.
  func isWritten(by writer: Int) -> Bool { state.withLock { $0.writer == writer } }

  /// Ends the writing of a request.
  func end(_ writer: Int, at now: Duration) {
    state.withLock { state in
      guard state.writer == writer else { return }
      state.isWriting = false
      state.usedAt = now
    }
  }

  /// Appends bytes to the file.
  ///
  /// - Parameter open: Creates the file; it is created with its first bytes.
  func append(
    _ bytes: UnsafeRawBufferPointer, as writer: Int, open: () throws -> UploadDirectory.Opened?
  ) throws {
    try state.withLock { state in
      guard state.writer == writer, case .arriving = state.stage else { throw UploadFailure.superseded }
      guard state.size + bytes.count <= total else { throw UploadFailure.tooLong }
      if state.file == nil { state.file = try open() }
      guard let file = state.file else { throw UploadFailure.superseded }
      try DataFile.write(bytes, to: file.descriptor, at: state.size, path: file.path)
      state.size += bytes.count
    }
  }

  /// The file's first bytes, which determine its type.
  var beginning: [UInt8] {
    state.withLock { state in
      guard let file = state.file else { return [] }
      var bytes = [UInt8](repeating: 0, count: FileTypes.beginning)
      let count = pread(file.descriptor, &bytes, min(bytes.count, state.size), 0)
      return Array(bytes.prefix(max(0, count)))
    }
  }

  // MARK: Its end

  /// Hands the whole file over to a handler, once.
  ///
  /// - Returns: The path of the file; nil if another request hands it over, or if the file is incomplete.
  func handOver(open: () throws -> UploadDirectory.Opened?) throws -> String? {
    try state.withLock { state in
      guard case .arriving = state.stage, state.size == total else { return nil }
      // An empty file is a file, too.
      if state.file == nil { state.file = try open() }
      guard let file = state.file else { return nil }
      state.stage = .handled
      return file.path
    }
  }

  /// Ends the upload, unless its file is being handled. Further requests receive the given answer. The file remains on
  /// disk.
  ///
  /// - Returns: The file, whose descriptor the caller must close.
  func release(with answer: ServerResponse, at now: Duration) -> (hasEnded: Bool, file: UploadDirectory.Opened?) {
    guard case .arriving = stage else { return (false, nil) }
    return finish(answer, at: now)
  }

  /// Ends the upload. Further requests receive the given answer.
  ///
  /// - Returns: The file, which the caller must remove; nil if the upload has ended before.
  func finish(_ answer: ServerResponse, at now: Duration) -> (hasEnded: Bool, file: UploadDirectory.Opened?) {
    state.withLock { state in
      if case .ended = state.stage { return (false, nil) }
      state.stage = .ended(answer)
      state.usedAt = now
      state.isWriting = false
      defer { state.file = nil }
      return (true, state.file)
    }
  }
}

/// An error of a body that is not the announced piece of the file.
enum UploadFailure: Error {
  case endedEarly
  case tooLong
  case tooSlow
  /// The piece is too late, because another request continues the file or the upload was stopped.
  case superseded
  /// The type of the file is not accepted. The value is a sentence for the person.
  case wrongType(LocalizedText)
}
