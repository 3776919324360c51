internal import EspalierViews
internal import EspalierLivePage
internal import EspalierScreens
internal import EspalierHTML

/// The program's side of a site: what it makes pages by, takes forms and gives files by, and who it tells of its work.
struct SiteHandlers: Sendable {
  let assets: BrowserAssets
  /// The handlers of forms by their names.
  var submissions: [String: SubmissionHandler] = [:]
  var exports: [Export: ExportHandler] = [:]
  /// Says whom a browser belongs to, where that is a host's to say.
  var identify: HostIdentity.Lookup?
  var watching = RequestTelemetry()
  let makePage: LivePageFactory
}
