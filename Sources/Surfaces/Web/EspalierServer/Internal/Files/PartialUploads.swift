internal import EspalierLivePage
internal import EspalierViews
internal import Foundation
internal import HTTPTypes
internal import Synchronization

/// The uploads in progress of one server, and the answers to those that ended recently.
final class PartialUploads: Sendable {
  /// The number of answers that are remembered for one page. A few are enough, because a browser sends one file after
  /// the other, and repeats a request at once.
  private static let rememberedOfPage = 16

  let directory: UploadDirectory
  let quota: UploadQuota
  private let state = Mutex<[String: [PartialUpload]]>([:])

  init(directory: UploadDirectory, quota: UploadQuota) {
    self.directory = directory
    self.quota = quota
  }

  func find(_ name: PartialUpload.Name) -> PartialUpload? {
    state.withLock { $0[name.page]?.last { $0.name == name } }
  }

  /// Continues an upload that another process began, if its file exists.
  func resume(
    _ name: PartialUpload.Name, of session: Session, from network: String?, total: Int, now: Duration
  ) throws -> Begun {
    guard let file = try directory.open(name.onDisk(of: session.key), making: false) else { return .nothing }
    if file.size > total {
      directory.remove(file)
      return .nothing
    }
    let begun = begin(name, of: session, from: network, total: total, file: file, now: now)
    // The file stays on disk for a while, and can be requested again.
    if case .refused = begun { _ = close(file.descriptor) }
    return begun
  }

  /// Begins an upload, and reserves room for the whole file. Nothing is stored before its first bytes arrive.
  func begin(
    _ name: PartialUpload.Name, of session: Session, from network: String?, total: Int,
    file: UploadDirectory.Opened? = nil, now: Duration
  ) -> Begun {
    if let refusal = quota.take(total, for: session.key, from: network) { return .refused(refusal) }
    let upload = PartialUpload(name, of: session, from: network, total: total, file: file, now: now)
    // Two requests may begin the same file.
    let other: PartialUpload? = state.withLock { state in
      if let other = state[name.page]?.last(where: { $0.name == name }) { return other }
      state[name.page, default: []].append(upload)
      return nil
    }
    guard let other else { return .begun(upload) }
    quota.giveBack(total, for: session.key, from: network)
    return .begun(other)
  }

  enum Begun {
    case begun(PartialUpload)
    case refused(UploadQuota.Refusal)
    case nothing
  }

  /// Creates the file of an upload.
  func open(_ upload: PartialUpload) throws -> UploadDirectory.Opened? {
    guard let file = try directory.open(upload.name.onDisk(of: upload.session.key), making: true) else { return nil }
    guard ftruncate(file.descriptor, 0) == 0 else {
      directory.remove(file)
      throw DataFile.failure(file.path)
    }
    return file
  }

  /// Ends an upload. Its file is removed, its room is released, and its answer is remembered for a while.
  func finish(_ upload: PartialUpload, with answer: ServerResponse, at now: Duration) {
    let (hasEnded, file) = upload.finish(answer, at: now)
    guard hasEnded else { return }
    if let file { directory.remove(file) }
    quota.giveBack(upload.total, for: upload.session.key, from: upload.network)
    let page = upload.name.page
    state.withLock { state in
      let ended = (state[page] ?? []).filter { if case .ended = $0.stage { true } else { false } }
      guard ended.count > Self.rememberedOfPage, let oldest = ended.first else { return }
      state[page]?.removeAll { $0 === oldest }
    }
  }

  /// Releases the uploads in progress, so that another process can continue them.
  func release(at now: Duration) {
    let all = state.withLock { $0.values.flatMap(\.self) }
    for upload in all {
      let answer = ServerResponse.message(.gone, .localized(.webFileGoesOnElsewhere))
      let (hasEnded, file) = upload.release(with: answer, at: now)
      guard hasEnded else { continue }
      if let file { _ = close(file.descriptor) }
      quota.giveBack(upload.total, for: upload.session.key, from: upload.network)
    }
  }

  /// True while a handler is running for a file.
  var isHandling: Bool {
    state.withLock { $0.values.joined().contains { if case .handled = $0.stage { true } else { false } } }
  }

  /// Removes uploads that no request has continued, and uploads of sessions that have ended.
  func sweep(before moment: Duration, now: Duration, isCurrent: (Session) -> Bool) {
    let all = state.withLock { $0.values.flatMap(\.self) }
    for upload in all where upload.isIdle(since: moment) || (upload.isIdle(since: now) && !isCurrent(upload.session)) {
      finish(upload, with: ServerResponse(.gone), at: now)
      state.withLock { state in
        state[upload.name.page]?.removeAll { $0 === upload }
        if state[upload.name.page]?.isEmpty == true { state[upload.name.page] = nil }
      }
    }
  }
}
