internal import EspalierStorage
internal import EspalierLivePage
internal import EspalierWorkers
internal import Foundation
internal import Logging

/// The state that a site keeps between requests: sessions, pages, uploads in progress, and rejected forms.
///
/// The composition of the site and its maintenance use it; an endpoint receives the parts that it names.
struct SiteState: Sendable {
  let key: SigningKey
  let sessions: SessionStore
  let records: SessionRecords
  let pages: LivePages
  let restoration: PageRestoration
  let commits: PageCommits
  let uploads: PartialUploads
  let rejections: RejectedForms
  /// The live connections over plain requests.
  let lines = PlainLines()

  /// Prepares the data directory and reads the sessions from it.
  /// - Throws: ``WebServerError`` if the directory cannot be used.
  init(_ configuration: WebConfiguration, worker: WorkerLink?, time: ServerClock, logger: Logger) throws {
    let (directory, limits) = (configuration.dataDirectory, configuration.limits)
    try DataFile.makeDirectory(directory)
    key = try SigningKey(directory: directory)
    let sessionFolder = directory.appending(path: "sessions")
    let sharing = worker.map { worker in
      SessionSharing(
        accepts: { worker.isOwn(SessionNumber(identifier: $0)) },
        stored: { SessionRecords.record(of: $0, in: sessionFolder) },
        ended: { worker.send(.ended($0.map(\.name))) })
    }
    sessions = SessionStore(key: key, limits: SessionLimits(configuration), time: time, sharing: sharing)
    rejections = RejectedForms(
      bytesOfSession: limits.forms.maximumRejectedBytes, bytesOfAll: limits.forms.maximumRejectedBytesOfAll,
      lifetime: limits.forms.rejectedTime, time: time)
    records = try SessionRecords(
      directory: sessionFolder, store: sessions, isShared: worker != nil, logger: logger)
    uploads = PartialUploads(
      directory: try UploadDirectory(directory.appending(path: "uploads")), quota: UploadQuota(limits.uploads))
    pages = LivePages(limits: limits.pages, time: time, logger: logger)
    restoration = PageRestoration(
      store: configuration.restoration.store ?? SQLitePageStore(file: configuration.pageFile),
      key: key, maximumBytes: configuration.restoration.maximumBytes, logger: logger)
    commits = PageCommits(of: pages, by: restoration, time: time)
  }
}

extension UploadQuota {
  /// Creates a quota from the limits on uploads.
  convenience init(_ limits: UploadLimits) {
    self.init(
      ofSession: .init(files: max(1, limits.maximumCountOfSession), bytes: limits.maximumBytesOfSession),
      ofAll: .init(files: max(1, limits.maximumCount), bytes: limits.maximumBytesOfAll))
  }
}
