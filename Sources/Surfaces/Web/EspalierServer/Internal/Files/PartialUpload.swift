internal import EspalierBase
internal import EspalierCryptography
internal import EspalierLivePage
internal import EspalierViews
internal import Foundation
internal import Synchronization

/// A file from a browser on its way: the bytes that have arrived, and its state.
final class PartialUpload: Sendable {
  /// The name of a file between the browser and this server, with the page that it belongs to.
  struct Name: Hashable, Sendable {
    let page: String
    let identifier: String

    /// The name of the file on disk, which reveals nothing, and which no other session can be led to.
    func onDisk(of session: SessionKey) -> String {
      Base64URL.encode(Digest("\(session.name)|\(page)|\(identifier)").bytes)
    }

    /// A number that no event of a browser has, the same in every process.
    var number: Int {
      let hash = Digest(identifier).bytes.prefix(7).reduce(0) { $0 << 8 | Int($1) }
      return -1 - hash
    }
  }

  /// The state of a file on its way.
  enum Stage: Sendable {
    case arriving
    /// The whole file is there, and its handler is at work.
    case handled
    case ended(ServerResponse)
  }

  private struct State {
    var stage = Stage.arriving
    var file: UploadDirectory.Opened?
    var size: Int
    /// The request that writes; one that came before it writes no more.
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
    // A later request goes on with the file on disk.
    if let file = state.withLock({ $0.file }) { close(file.descriptor) }
  }

  var stage: Stage { state.withLock { $0.stage } }
  var size: Int { state.withLock { $0.size } }
  var path: String? { state.withLock { $0.file?.path } }

  /// Returns true if no request has used the file since a moment.
  func isIdle(since moment: Duration) -> Bool {
    state.withLock { state in
      if case .handled = state.stage { return false }
      return !state.isWriting && state.usedAt <= moment
    }
  }

  /// Returns the time since the file began to arrive.
  func age(at now: Duration) -> Duration { now - begun }

  /// Returns true if the file takes room for longer than the pace allows, by small pieces that come seldom.
  ///
  /// The time that an interrupted file may wait is allowed once.
  func isSlow(at now: Duration, _ limits: WebLimits) -> Bool {
    let counted = age(at: now) - limits.uploads.interruptedTime - limits.requests.time
    return Double(size) < counted.inSeconds * Double(limits.uploads.minimumBytesPerSecond)
  }

  // MARK: Writing

  /// Begins the writing of a request, in the place of an earlier one.
  ///
  /// - Returns: The number of the request; nil where the file has other bytes than those before the request's own.
  func begin(from start: Int, at now: Duration) -> Int? {
    state.withLock { state in
      guard state.size == start else { return nil }
      state.writer += 1
      state.isWriting = true
      state.usedAt = now
      return state.writer
    }
  }

  /// Returns true if no later request has taken over the writing from this one.
  func isWritten(by writer: Int) -> Bool { state.withLock { $0.writer == writer } }

  /// Ends the writing of a request.
  func end(_ writer: Int, at now: Duration) {
    state.withLock { state in
      guard state.writer == writer else { return }
      state.isWriting = false
      state.usedAt = now
    }
  }

  /// Writes bytes after those that are there.
  ///
  /// - Parameter open: Makes the file; it is made with its first bytes.
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

  /// Its first bytes, by which its type is told.
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
  /// - Returns: The path of the file; nil where another request hands it over, or where the whole file is not there.
  func handOver(open: () throws -> UploadDirectory.Opened?) throws -> String? {
    try state.withLock { state in
      guard case .arriving = state.stage, state.size == total else { return nil }
      // An empty file is one too.
      if state.file == nil { state.file = try open() }
      guard let file = state.file else { return nil }
      state.stage = .handled
      return file.path
    }
  }

  /// Ends the upload unless its file is handled, with the answer to further requests; the file stays.
  ///
  /// - Returns: The file, whose descriptor is the caller's to close.
  func letGo(with answer: ServerResponse, at now: Duration) -> (hasEnded: Bool, file: UploadDirectory.Opened?) {
    guard case .arriving = stage else { return (false, nil) }
    return finish(answer, at: now)
  }

  /// Ends the upload with the answer to further requests.
  ///
  /// - Returns: The file, which is removed then; nil where it has ended before.
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

/// A reason why a body is not the piece of the file that it was said to be.
enum UploadFailure: Error {
  case endedEarly
  case tooLong
  case tooSlow
  /// Another request goes on with the file, or it was stopped.
  case superseded
  /// The file is of a type that is not taken, in a sentence.
  case wrongType(LocalizedText)
}
