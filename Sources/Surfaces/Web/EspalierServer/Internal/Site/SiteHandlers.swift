internal import EspalierViews
internal import EspalierLivePage
internal import EspalierScreens
internal import EspalierHTML

/// The handlers that the program provides for a site: for pages, forms and exported files, and for telemetry.
struct SiteHandlers: Sendable {
  let assets: BrowserAssets
  /// The handlers of forms by their names.
  var submissions: [String: SubmissionHandler] = [:]
  var exports: [Export: ExportHandler] = [:]
  /// A function that returns the person of a browser, if a host decides that.
  var identify: HostIdentity.Lookup?
  var watching = RequestTelemetry()
  let makePage: LivePageFactory
}
