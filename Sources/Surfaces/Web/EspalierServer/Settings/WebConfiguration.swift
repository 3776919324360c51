public import EspalierHTML
public import EspalierBase
public import EspalierViews
public import Foundation

/// The settings by which an app is served to browsers: its address, the files that it keeps on disk, who may ask, and
/// the limits, in groups.
///
/// Every value has a default that is safe on the open internet behind a proxy which speaks https. Only
/// ``dataDirectory`` is required, because the key and the session records in it decide whether people are still signed
/// in after a restart.
///
/// ```swift
/// let directory = URL(filePath: "/var/lib/wallet")
/// var configuration = WebConfiguration(dataDirectory: directory, title: "Wallet", version: "1.4")
/// configuration.port = 0
/// configuration.access.publicOrigin = "https://wallet.example"
/// ```
public struct WebConfiguration: Sendable {
  // MARK: Where

  /// The address to listen on; the loopback address suffices unless a proxy runs on another machine.
  public var host = "127.0.0.1"
  /// The port to listen on; 0 takes any free one, which `WebServer` then tells.
  public var port = 8080
  /// The path below which browsers find the app, such as `/money`; empty for the whole site.
  ///
  /// Places keep their paths within the app: `/accounts/1` is `/money/accounts/1` in the browser. Links, forms,
  /// scripts, styles, cookies and the live connection follow. Each segment has letters, digits, `.`, `_`, `~` and `-`.
  /// A proxy has to pass the path on unchanged.
  public var mountPath = ""
  /// The directory of the secret key, the session records and half-received files.
  ///
  /// It is made readable for its owner alone.
  public var dataDirectory: URL

  // MARK: What

  /// The name of the app, which is the page's title while a screen has none.
  public var title: String
  /// The version of the app. Browsers that hold a page of another version load it again.
  public var version: String
  /// The colours, sizes and spaces of the app; its own test holds it to `contrastFailures()`.
  public var theme = Theme.standard
  /// Style rules that are added below those of Espalier.
  public var stylesheet = ""
  /// The app's own scripts, which look after elements that name them, and the files that those scripts load; see
  /// ``WebAsset``.
  public var assets: [WebAsset] = []
  /// The colour of the browser's own frame by day, a CSS colour.
  public var themeColor = "#ffffff"
  /// The colour of the browser's own frame by night, a CSS colour.
  public var darkThemeColor = "#16181d"

  // MARK: Who may ask

  /// The names, origins and proxies that the server accepts.
  public var access = AccessSettings()
  /// The certificate for serving https without a proxy; nil where browsers use http, or a proxy serves https.
  ///
  /// `CertificateFiles` of EspalierTLS is one. Several workers need a proxy for https.
  public var certificate: (any WebCertificate)?

  // MARK: Inspector

  /// A Boolean value that indicates whether the server has an inspector, at `/_espalier` below its path.
  ///
  /// The inspector shows the open pages with their sessions, and of each page its place, its modules and scopes, and
  /// its last events and patches. It can also simulate latency and cut the connection of a page.
  ///
  /// The inspector is off by default. It asks its visitors for the token in ``inspectorTokenFile``, which is made at
  /// the first start. It shows names of the program, paths, identities and sizes, never what a person entered; so it is
  /// for people who may see who uses the app. While it is on, each page remembers its last 100 events and patches.
  public var showsInspector = false
  /// The path of the inspector, below the path of the server.
  package static let inspectorPath = "/_espalier"
  /// The file with the token of the inspector, which only the user who runs the server can read.
  public var inspectorTokenFile: URL { Self.inspectorTokenFile(in: dataDirectory) }

  /// Returns the file of the token of the inspector in a data directory.
  static func inspectorTokenFile(in directory: URL) -> URL { directory.appending(path: "inspector-token") }

  // MARK: Programs

  /// Further addresses for programs, such as metrics; none by default. See ``WebEndpoint``.
  public var endpoints: [WebEndpoint] = []

  // MARK: Sessions and pages

  /// The lifetimes and the numbers of sessions.
  public var sessions = SessionSettings()
  /// The settings by which pages are kept beyond the process, so that a restart gives them back.
  public var restoration = PageRestorationSettings()
  /// The limits on connections, pages, forms, files and requests.
  public var limits = WebLimits()

  // MARK: Handlers

  /// A function that says whether the app has stored what an event of a page did; nil where the app does not say.
  ///
  /// After a restart an action may find no place any more because it was carried out: the dialog that deleted something is
  /// gone with it. The person is told that it is perhaps not done, unless this function knows better.
  /// ``EventClaim/prefix(page:event:)`` is what the keys of the claims of an event begin with.
  public var hasClaims: EventClaims?

  /// The time that a handler may hold the main actor, which all pages share, before the log warns of it; nil never
  /// warns.
  ///
  /// The warning names module, place and event, and comes while the handler still holds the main actor.
  public var watchdogBound: Duration? = .seconds(1)

  // MARK: Workers

  /// The times after which a worker is helped or ended.
  public var workers = WorkerSettings()

  // MARK: Building

  /// The file in which the tool that rebuilds the program says why it was not built; empty while there is nothing to
  /// say.
  package var buildNotice: URL?

  // MARK: Memory

  /// A Boolean value that indicates whether the connectors of an app are told when the system runs low on memory: see
  /// `MemoryPressure`.
  public var watchesMemory = true

  /// Creates a configuration from the values that have no default that is right for every app.
  public init(dataDirectory: URL, title: String, version: String = "1") {
    self.dataDirectory = dataDirectory
    self.title = title
    self.version = version
  }
}
