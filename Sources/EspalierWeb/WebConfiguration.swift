public import EspalierPages
public import EspalierViews
public import Foundation

/// How an app is served to browsers: where it listens, what it keeps on disk, and how much it lets one browser ask of
/// it.
///
/// Every value has a default that is safe on the open internet behind a proxy which speaks https. Only
/// ``dataDirectory`` is required, because the key and the session records in it decide whether people are still signed
/// in after a restart.
///
/// ```swift
/// let directory = URL(filePath: "/var/lib/wallet")
/// var configuration = WebConfiguration(dataDirectory: directory, title: "Wallet", version: "1.4")
/// configuration.port = 0
/// configuration.publicOrigin = "https://wallet.example"
/// ```
public struct WebConfiguration: Sendable {
  // MARK: Where

  /// The address that is listened on; the loopback address unless a proxy stands on another machine.
  public var host = "127.0.0.1"
  /// The port that is listened on; 0 takes any free one, which `WebServer` then tells.
  public var port = 8080
  /// The path below which browsers find the app, such as `/money`; empty for the whole site.
  ///
  /// Places stay what they are within the app: `/accounts/1` is `/money/accounts/1` in the browser. Links, forms, scripts, styles,
  /// cookies and the live connection follow. Each segment has letters, digits, `.`, `_`, `~` and `-`. A proxy has to hand the path on
  /// as it is.
  public var mountPath = ""
  /// Where the secret key, the session records and half-received files are kept. It is made readable for its owner
  /// alone.
  public var dataDirectory: URL

  // MARK: What

  /// The name of the app, which stands in the title while a screen has none.
  public var title: String
  /// The version of the app. Browsers that hold a page of another version load it again.
  public var version: String
  /// The colours, sizes and spaces of the app; its own test holds it to `contrastFailures()`.
  public var theme = Theme.standard
  /// Style rules that are added below those of Espalier.
  public var stylesheet = ""
  /// The app's own scripts, which look after elements that name them, and what those load; see ``WebAsset``.
  public var assets: [WebAsset] = []
  /// The colour of the browser's own frame by day, a CSS colour.
  public var themeColor = "#ffffff"
  /// The colour of the browser's own frame by night, a CSS colour.
  public var darkThemeColor = "#16181d"

  // MARK: Who may ask

  /// The origin that browsers see, such as `https://wallet.example`, when it cannot be told from the request. It makes
  /// cookies secure if it begins with `https`.
  public var publicOrigin: String?
  /// Further origins that may open live connections and post forms.
  public var allowedOrigins: Set<String> = []
  /// The names (`Host`) that this server answers to, besides those of this machine (`localhost`, its loopback addresses),
  /// ``host``, and the name in ``publicOrigin``. A server that listens on all addresses answers to any address as well,
  /// but to no other name: another site's name could be made to lead here.
  public var allowedHosts: Set<String> = []
  /// What is said, after why, to who asks for another name: how it can be allowed.
  public var allowedHostsAdvice = "If it is a name of this server, add it to `allowedHosts` of its WebConfiguration."
  /// The proxies whose `X-Forwarded-Proto`, `X-Forwarded-Host` and `X-Forwarded-For` are believed. From anybody else these
  /// say nothing.
  public var trustedProxies: [NetworkRange] = []
  /// What is said at the start, after why, when there is a ``publicOrigin`` and only this machine can connect, but no proxy is
  /// trusted: how it can be mended.
  public var trustedProxiesAdvice =
    "Add the address of the proxy to `trustedProxies` of the WebConfiguration; it has to send X-Forwarded-For."

  /// The certificate by which browsers speak https with this server itself; nil where they speak http, or a proxy speaks https for
  /// it. Several workers take a proxy.
  public var certificate: WebCertificate?

  // MARK: Inspector

  /// Whether the server shows what it does, at `/_espalier` below its path: the pages that are open with their sessions, where each
  /// is, its modules and scopes, its last events and patches. From there one simulates latency and cuts the line of a page.
  ///
  /// Off by default. Who comes there is asked for the token that lies in ``inspectorTokenFile``, made at the first start. It tells
  /// names of the program, paths, identities and sizes, never what a person entered; so it is for those who may see who is
  /// there. While it is on, each page remembers its last 100 events and patches, some 20 KB.
  public var showsInspector = false
  /// Where the token of the inspector lies: a file that only the user who runs the server can read.
  public var inspectorTokenFile: URL { InspectorToken.file(in: dataDirectory) }

  // MARK: Programs

  /// What programs may ask for besides, such as metrics; nothing by default. See ``WebEndpoint``.
  public var endpoints: [WebEndpoint] = []

  // MARK: Sessions

  /// How long a signed-in session lasts without being used.
  public var sessionIdle: Duration = .seconds(14 * 86_400)
  /// How long a session lasts at most, however much it is used.
  public var sessionLifetime: Duration = .seconds(90 * 86_400)
  /// How long a stranger who never connected is remembered, as a crawler does not.
  public var strangerIdle: Duration = .seconds(600)
  /// How many sessions one person may have at once, on all devices; the one that was used longest ago makes room.
  public var maximumSessionsOfPerson = 20
  /// How long a browser is remembered as one that a person has signed in from, since they last did.
  public var knownBrowserTime: Duration = .seconds(180 * 86_400)
  /// How many sessions are held. Strangers make room for new ones, and a sixteenth of the places is always left to them.
  /// When all others are taken, whoever signs in takes the place of the session that was used longest ago and has no
  /// connection.
  public var maximumSessions = 50_000

  // MARK: Pages

  /// How many pages (tabs) one session may have.
  public var maximumPagesOfSession = 32
  /// How many pages are held in all.
  public var maximumPages = 10_000
  /// How many of all pages may be without a connection; the one that has waited longest is ended first, and made again
  /// if asked for.
  public var maximumWaitingPages = 1_000
  /// How long a page is held after its connection went.
  public var disconnectedTime: Duration = .seconds(60)
  /// How long a page is held for a browser that has loaded it but never connected.
  public var neverConnectedTime: Duration = .seconds(30)

  /// Where pages are kept beyond this process, so that a restart gives them back; nil for an SQLite file in
  /// ``dataDirectory``.
  public var pageStore: (any PageStore)?
  /// How often what has changed of pages is kept. A program that is killed gives back pages as they were at most so long ago.
  public var keepingTime: Duration = .milliseconds(100)
  /// How long a page is kept for a browser that does not come back.
  public var keptPageTime: Duration = .seconds(86_400)
  /// How many pages are kept; the oldest go first.
  public var maximumKeptPages = 20_000
  /// How many bytes are kept of a page; of one that has more only the places are kept, which the log says.
  public var maximumKeptPageBytes = 262_144

  // MARK: Handlers

  /// For how long a handler may hold the main actor, which all pages share, before the log warns of it by module, place
  /// and event, while it still holds it; nil never does.
  public var watchdogBound: Duration? = .seconds(1)

  // MARK: Workers

  /// How long the main actor of a worker may be silent before new connections, and those that come back, go to another one. Its
  /// pages are made again there; what it still does to them afterwards counts no more.
  public var workerSilence: Duration = .seconds(5)
  /// How long the main actor of a worker may be silent before the supervisor ends it.
  public var workerHangTime: Duration = .seconds(20)
  /// How long a worker that is to end may take for the answers that are under way.
  public var drainTime: Duration = .seconds(10)

  // MARK: Building

  /// The file in which whoever builds the program anew says why it was not built, empty while there is nothing to say.
  var buildNotice: URL?

  // MARK: Memory

  /// Whether the connectors of an app are told when memory runs low, as the system says it: see `MemoryPressure`.
  public var watchesMemory = true

  // MARK: Traffic

  /// How many connections are open at once; more wait in the system's queue. There are fewer where the system has not
  /// enough descriptors (`ulimit -n`) for them and for ``reservedDescriptors``. One network (an IPv4 address, or 64 bits of
  /// an IPv6 one) has at most a quarter of them; this machine and ``trustedProxies`` have no such bound.
  public var maximumConnections = 20_000
  /// How many of the process's file descriptors are left to databases and files.
  public var reservedDescriptors = 128
  /// The size of a message from the browser, also when it comes in fragments.
  public var maximumFrameBytes = 65_536
  /// How many messages a second one session may send for long, over all its connections.
  public var eventsPerSecond = 50
  /// How many messages one session may send at once, over all its connections.
  public var eventBurst = 200
  /// How long a connection may take until it says which page it is for.
  public var joinTime: Duration = .seconds(10)
  /// How often a silent connection is asked whether it still lives; it is closed after two questions without any
  /// answer.
  public var pingTime: Duration = .seconds(30)
  /// How many bytes may wait for a slow browser before it is cut off. A page stops at half of it, and goes on with what there is
  /// by then once the browser has caught up.
  public var maximumOutgoingBytes = 1_048_576
  /// How many messages may wait for a slow browser before it is cut off.
  public var maximumOutgoingFrames = 256

  // MARK: Forms

  /// The size of a submitted form, in bytes.
  public var maximumFormBytes = 65_536
  /// How many forms a minute one session may submit for long.
  public var submissionsPerMinute = 30.0
  /// How many forms one session may submit at once.
  public var submissionBurst = 20
  /// How many bytes of a form that was not accepted are kept until it is shown again; the longest texts are left out
  /// first, secrets always.
  public var maximumRejectedFormBytes = 4_096
  /// How many bytes of such forms are kept for all sessions; the oldest form is dropped first.
  public var maximumRejectedFormBytesOfAll = 4 * 1_048_576
  /// How long a form that was not accepted is kept for a browser that does not come for it.
  public var rejectedFormTime: Duration = .seconds(60)

  // MARK: Files

  /// How many files of the app a minute one session may ask for, for long.
  public var exportsPerMinute = 30.0
  /// How many files of the app one session may ask for at once.
  public var exportBurst = 20
  /// The size of an uploaded file, in bytes.
  public var maximumUploadBytes = 20 * 1_048_576
  /// How many files of one session may be on their way, or in the hands of a handler, at once.
  public var maximumUploadsOfSession = 4
  /// How many bytes the files of one session may have that are on their way, or in the hands of a handler, at once.
  public var maximumUploadBytesOfSession = 40 * 1_048_576
  /// How many files of all sessions may be on their way, or in the hands of a handler, at once. One network has at most a
  /// quarter of them, and of their bytes, or what one session may have if that is more.
  public var maximumUploads = 64
  /// How many bytes the files of all sessions may have that are on their way, or in the hands of a handler, at once; so
  /// much room the disk needs for them.
  public var maximumUploadBytesOfAll = 512 * 1_048_576
  /// How many bytes a second a file has to bring. It may fall behind by a ``requestTime``, and then it is given up; what came
  /// faster before is not counted in its favour.
  public var minimumUploadBytesPerSecond = 4_096
  /// How long a file may be on its way at all, however fast it comes.
  public var maximumUploadTime: Duration = .seconds(1_800)
  /// How long a file that was interrupted is kept for its browser to go on with, also after a restart. So long it counts as on
  /// its way.
  public var interruptedUploadTime: Duration = .seconds(300)

  // MARK: Requests

  /// How long an HTTP connection may be silent, how long a request may take to arrive (a file excepted), and how long an
  /// answer may wait to be taken, besides the time that ``minimumAnswerBytesPerSecond`` gives it; the head of the first
  /// request has half of it.
  public var requestTime: Duration = .seconds(30)
  /// How many bytes of an answer, or of what a live page is sent, a browser has to take in a second. It may fall behind by a
  /// ``requestTime``, and then it is cut off; what it took faster before is not counted in its favour.
  public var minimumAnswerBytesPerSecond = 4_096
  /// How long an answer may wait for the browser at all, however fast it is taken.
  public var maximumAnswerTime: Duration = .seconds(1_800)

  /// Makes a configuration from what has no default that is right for every app.
  public init(dataDirectory: URL, title: String, version: String = "1") {
    self.dataDirectory = dataDirectory
    self.title = title
    self.version = version
  }
}
