public import EspalierHTML
public import EspalierBase
internal import EspalierScreens
public import EspalierViews
public import Foundation

/// The settings of a server that serves an app to browsers: its address, the files that it keeps on disk, its access
/// rules, and its limits.
///
/// Every value has a default that is safe on the open internet behind a proxy that serves https. Only ``dataDirectory``
/// is required, because it holds the key and the session records that keep people signed in after a restart.
///
/// ```swift
/// let directory = URL(filePath: "/var/lib/wallet")
/// var configuration = WebConfiguration(dataDirectory: directory, title: "Wallet", version: "1.4")
/// configuration.port = 0
/// configuration.access.publicOrigin = "https://wallet.example"
/// ```
public struct WebConfiguration: Sendable {
  // MARK: Where

  /// The address to listen on; the loopback address is enough unless a proxy runs on another machine.
  public var host = "127.0.0.1"
  /// The port to listen on; 0 takes any free port, which `WebServer` then reports.
  public var port = 8080
  /// The path below which browsers find the app, such as `/money`; empty for the whole site.
  ///
  /// Places keep their paths within the app: `/accounts/1` is `/money/accounts/1` in the browser. Links, forms,
  /// scripts, styles, cookies and the live connection follow. Each segment has letters, digits, `.`, `_`, `~` and `-`.
  /// A proxy must forward the path unchanged.
  public var mountPath = ""
  /// The directory of the secret key, the session records and partly uploaded files.
  ///
  /// Only its owner can read it.
  public var dataDirectory: URL

  // MARK: What

  /// The name of the app, which is the page's title if a screen has no title.
  public var title: String
  /// The version of the app. A browser that shows a page of another version reloads it.
  public var version: String
  /// The colours, sizes and spaces of the app. A test of the app can check the contrast of the theme's colours with
  /// `contrastFailures()`.
  public var theme = Theme.standard
  /// Style rules that are added after those of Espalier.
  public var stylesheet = ""
  /// The app's own scripts, which manage elements that name them, and the files that these scripts load; see
  /// ``/EspalierHTML/WebAsset``.
  public var assets: [WebAsset] = []
  /// The colour of the browser's own frame in light mode, a CSS colour.
  public var themeColor = "#ffffff"
  /// The colour of the browser's own frame in dark mode, a CSS colour.
  public var darkThemeColor = "#16181d"

  // MARK: Who may ask

  /// The names, origins and proxies that the server accepts.
  public var access = AccessSettings()
  /// The certificate for serving https without a proxy; nil if browsers use http, or a proxy serves https.
  ///
  /// `CertificateFiles` of EspalierTLS is such a certificate. Several workers need a proxy for https.
  public var certificate: (any WebCertificate)?

  // MARK: Inspector

  /// A Boolean value that indicates whether the server has an inspector, at `/_espalier` below its path.
  ///
  /// The inspector shows the open pages with their sessions. For each page it shows the place, the modules and scopes,
  /// and the last events and patches. It can also simulate latency and cut the connection of a page.
  ///
  /// The inspector is off by default. It requires the token in ``inspectorTokenFile``, which is created at the first
  /// start. It shows names of the program, paths, identities and sizes, but never a text that a person entered. So it
  /// is for people who are allowed to see the users of the app. While it is on, each page records its last 100 events
  /// and patches.
  ///
  /// In a debug build, it also shows the titles and labels on a page, with the lines of code that made them, and a test
  /// that repeats the last 200 steps of the person. For that, it keeps the texts that were entered, except secrets.
  public var showsInspector = false
  /// The path of the inspector, below the path of the server.
  package static let inspectorPath = "/_espalier"
  /// True if the inspector leads from elements to the lines of code that made them, as in a debug build.
  package var leadsToLines: Bool { showsInspector && DeclarationSite.areKept }
  /// The file with the token of the inspector, which only the user who runs the server can read.
  public var inspectorTokenFile: URL { Self.inspectorTokenFile(in: dataDirectory) }

  /// Returns the file of the inspector's token in a data directory.
  static func inspectorTokenFile(in directory: URL) -> URL { directory.appending(path: "inspector-token") }

  // MARK: Programs

  /// Further addresses for programs, such as metrics; none by default. See ``WebEndpoint``.
  public var endpoints: [WebEndpoint] = []

  // MARK: Sessions and pages

  /// The lifetimes and the numbers of sessions.
  public var sessions = SessionSettings()
  /// The settings for storing pages outside the process, so that a restart restores them.
  public var restoration = PageRestorationSettings()
  /// The limits on connections, pages, forms, files and requests.
  public var limits = WebLimits()

  // MARK: Handlers

  /// A function that returns whether the app has stored the effects of a page's event; nil if the app does not record
  /// that.
  ///
  /// After a restart, an action that was already carried out may find its view gone: the dialog that deleted an item
  /// closed with it. The person is warned that the action may not have been carried out, unless this function reports
  /// that it was. The keys of an event's claims begin with ``/EspalierBase/EventClaim/prefix(page:event:)``.
  public var hasClaims: EventClaims?

  /// The time that a handler may block the main actor, which all pages share, before a warning is logged; nil for no
  /// warning.
  ///
  /// The warning names the module, the place and the event, and is logged while the handler still blocks the main
  /// actor.
  public var watchdogBound: Duration? = .seconds(1)

  /// A Boolean value that indicates whether pages ask for the content of a link's place when a person points at the link,
  /// so that a tap shows it at once.
  ///
  /// Each costs as much as a first page of the place. A link turns it off by ``/EspalierViews/Style/isPrefetched(_:)``.
  public var prefetchesLinks = true

  // MARK: Workers

  /// The times that a worker may be unresponsive, or may take to end, before the server acts.
  public var workers = WorkerSettings()

  // MARK: Building

  /// The file in which the tool that rebuilds the program reports a failed build; empty after a successful one.
  package var buildNotice: URL?

  // MARK: Memory

  /// A Boolean value that indicates whether the connectors of an app are notified when the system runs low on memory:
  /// see `MemoryPressure`.
  public var watchesMemory = true

  /// Creates a configuration with a data directory, a title and a version; all other settings have their defaults.
  public init(dataDirectory: URL, title: String, version: String = "1") {
    self.dataDirectory = dataDirectory
    self.title = title
    self.version = version
  }
}
