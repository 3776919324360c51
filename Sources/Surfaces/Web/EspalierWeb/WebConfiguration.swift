public import EspalierStorage
public import EspalierScopes
public import EspalierViews
public import Foundation

/// The settings by which an app is served to browsers: its address, the files that it keeps on disk, and the limits of
/// one browser.
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

  /// The origin that browsers see, such as `https://wallet.example`, when it cannot be told from the request.
  ///
  /// It makes cookies secure if it begins with `https`.
  public var publicOrigin: String?
  /// Further origins that may open live connections and post forms.
  public var allowedOrigins: Set<String> = []
  /// The names (`Host`) that this server answers to, besides those of this machine (`localhost`, its loopback
  /// addresses), ``host``, and the name in ``publicOrigin``.
  ///
  /// A server that listens on all addresses answers to any address as well, but to no other name: another site's name
  /// could be made to lead here.
  public var allowedHosts: Set<String> = []
  /// The advice in the answer to a browser that asks for another name, after the reason: how to allow that name.
  public var allowedHostsAdvice = "If it is a name of this server, add it to `allowedHosts` of its WebConfiguration."
  /// The proxies whose `X-Forwarded-Proto`, `X-Forwarded-Host` and `X-Forwarded-For` are believed.
  ///
  /// From any other sender these fields are ignored.
  public var trustedProxies: [NetworkRange] = []
  /// The advice in the log at the start, after the reason, when there is a ``publicOrigin`` and only this machine can
  /// connect, but no proxy is trusted: how to mend it.
  public var trustedProxiesAdvice =
    "Add the address of the proxy to `trustedProxies` of the WebConfiguration; it has to send X-Forwarded-For."

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
  /// The file with the token of the inspector, which only the user who runs the server can read.
  public var inspectorTokenFile: URL { InspectorToken.file(in: dataDirectory) }

  // MARK: Programs

  /// Further addresses for programs, such as metrics; none by default. See ``WebEndpoint``.
  public var endpoints: [WebEndpoint] = []

  // MARK: Sessions

  /// The time that a signed-in session lasts without being used.
  public var sessionIdle: Duration = .seconds(14 * 86_400)
  /// The longest time that a session lasts, however much it is used.
  public var sessionLifetime: Duration = .seconds(90 * 86_400)
  /// The time that a stranger who never connected, such as a crawler, is remembered.
  public var strangerIdle: Duration = .seconds(600)
  /// The greatest number of sessions of one person at once, on all devices; the one that was used longest ago makes
  /// room.
  public var maximumSessionsOfPerson = 20
  /// The time that a browser is remembered as one that a person has signed in from, since the last sign-in.
  public var knownBrowserTime: Duration = .seconds(180 * 86_400)
  /// The greatest number of sessions.
  ///
  /// Strangers make room for new ones, and a sixteenth of the places is always left to them. When all other places are
  /// taken, a person who signs in takes the place of the session that was used longest ago and has no connection.
  public var maximumSessions = 50_000

  // MARK: Pages

  /// The greatest number of pages (tabs) of one session.
  public var maximumPagesOfSession = 32
  /// The greatest number of pages in all.
  public var maximumPages = 10_000
  /// The greatest number of pages without a connection; the one that has waited longest is ended first, and made again
  /// if its browser asks for it.
  public var maximumWaitingPages = 1_000
  /// The time that a page is held after its connection has gone.
  public var disconnectedTime: Duration = .seconds(60)
  /// The time that a page is held for a browser that has loaded it but never connected.
  public var neverConnectedTime: Duration = .seconds(30)

  /// The store that keeps pages beyond this process, so that a restart gives them back; nil for an SQLite file in
  /// ``dataDirectory``.
  public var pageStore: (any PageStore)?
  /// The interval at which changed pages are kept.
  ///
  /// A program that is killed gives back pages as they were at most this long ago.
  public var keepingTime: Duration = .milliseconds(100)
  /// The time that a page is kept for a browser that does not come back.
  public var keptPageTime: Duration = .seconds(86_400)
  /// The greatest number of kept pages; the oldest go first.
  public var maximumKeptPages = 20_000
  /// The greatest number of bytes that are kept of a page; of a larger page only the places are kept, which the log
  /// says.
  public var maximumKeptPageBytes = 262_144

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

  /// The time that the main actor of a worker may be silent before its connections, new ones and those that come back,
  /// go to another worker.
  ///
  /// Its pages are made again there; what the silent worker still does to them afterwards no longer counts.
  public var workerSilence: Duration = .seconds(5)
  /// The time that the main actor of a worker may be silent before the supervisor ends the worker.
  public var workerHangTime: Duration = .seconds(20)
  /// The time that a worker that is to end has for the answers that are under way.
  public var drainTime: Duration = .seconds(10)

  // MARK: Building

  /// The file in which the tool that rebuilds the program says why it was not built; empty while there is nothing to
  /// say.
  var buildNotice: URL?

  // MARK: Memory

  /// A Boolean value that indicates whether the connectors of an app are told when the system runs low on memory: see
  /// `MemoryPressure`.
  public var watchesMemory = true

  // MARK: Traffic

  /// The greatest number of open connections; more wait in the system's queue.
  ///
  /// The bound is lower where the system has not enough descriptors (`ulimit -n`) for them and for
  /// ``reservedDescriptors``. One network (an IPv4 address, or 64 bits of an IPv6 one) has at most a quarter of them;
  /// this machine and ``trustedProxies`` have no such bound.
  public var maximumConnections = 20_000
  /// The number of the process's file descriptors that are left to databases and files, besides those that are open at the
  /// start.
  public var reservedDescriptors = 128
  /// The greatest size of a message from the browser in bytes, also when it comes in fragments.
  public var maximumFrameBytes = 65_536
  /// The number of messages a second that one session may send for long, over all its connections.
  public var eventsPerSecond = 50
  /// The number of messages that one session may send at once, over all its connections.
  public var eventBurst = 200
  /// The time that a connection may take until it says which page it is for.
  public var joinTime: Duration = .seconds(10)
  /// The interval at which a silent connection is pinged; it is closed after two pings without any answer.
  public var pingTime: Duration = .seconds(30)
  /// The greatest number of bytes that may wait for a slow browser before it is cut off.
  ///
  /// A page stops sending at half of it, and goes on with the newest state once the browser has caught up.
  public var maximumOutgoingBytes = 1_048_576
  /// The greatest number of messages that may wait for a slow browser before it is cut off.
  public var maximumOutgoingFrames = 256

  // MARK: Forms

  /// The greatest size of a submitted form, in bytes.
  public var maximumFormBytes = 65_536
  /// The number of forms a minute that one session may submit for long.
  public var submissionsPerMinute = 30.0
  /// The number of forms that one session may submit at once.
  public var submissionBurst = 20
  /// The greatest number of bytes of a form that was not accepted, kept until the form is shown again; the longest
  /// texts are left out first, secrets always.
  public var maximumRejectedFormBytes = 4_096
  /// The greatest number of bytes of forms that were not accepted, for all sessions; the oldest form is dropped first.
  public var maximumRejectedFormBytesOfAll = 4 * 1_048_576
  /// The time that a form that was not accepted is kept for a browser that does not come for it.
  public var rejectedFormTime: Duration = .seconds(60)

  // MARK: Files

  /// The number of files of the app a minute that one session may ask for, for long.
  public var exportsPerMinute = 30.0
  /// The number of files of the app that one session may ask for at once.
  public var exportBurst = 20
  /// The greatest size of an uploaded file, in bytes.
  public var maximumUploadBytes = 20 * 1_048_576
  /// The greatest number of files of one session that are on their way, or in the hands of a handler, at once.
  public var maximumUploadsOfSession = 4
  /// The greatest number of bytes of one session's files that are on their way, or in the hands of a handler, at once.
  public var maximumUploadBytesOfSession = 40 * 1_048_576
  /// The greatest number of files of all sessions that are on their way, or in the hands of a handler, at once.
  ///
  /// One network has at most a quarter of them, and of their bytes, or what one session may have if that is more.
  public var maximumUploads = 64
  /// The greatest number of bytes of all sessions' files that are on their way, or in the hands of a handler, at once;
  /// the disk needs so much room for them.
  public var maximumUploadBytesOfAll = 512 * 1_048_576
  /// The number of bytes a second that an upload has to bring.
  ///
  /// It may fall behind by a ``requestTime``, and then it is given up; bytes that came faster before do not count in
  /// its favour.
  public var minimumUploadBytesPerSecond = 4_096
  /// The longest time that a file may be on its way, however fast it comes.
  public var maximumUploadTime: Duration = .seconds(1_800)
  /// The time that an interrupted file is kept for its browser to go on with, also after a restart.
  ///
  /// For that time it counts as on its way.
  public var interruptedUploadTime: Duration = .seconds(300)

  // MARK: Requests

  /// The time that an HTTP connection may be silent, that a request may take to arrive (a file excepted), and that an
  /// answer may wait to be taken.
  ///
  /// An answer has the time that ``minimumAnswerBytesPerSecond`` gives it besides; the head of the first request has
  /// half of this time.
  public var requestTime: Duration = .seconds(30)
  /// The number of bytes a second that a browser has to take, of an answer or of the messages of a live page.
  ///
  /// It may fall behind by a ``requestTime``, and then it is cut off; bytes that it took faster before do not count in
  /// its favour.
  public var minimumAnswerBytesPerSecond = 4_096
  /// The longest time that an answer may wait for the browser, however fast it is taken.
  public var maximumAnswerTime: Duration = .seconds(1_800)

  /// Creates a configuration from the values that have no default that is right for every app.
  public init(dataDirectory: URL, title: String, version: String = "1") {
    self.dataDirectory = dataDirectory
    self.title = title
    self.version = version
  }
}
