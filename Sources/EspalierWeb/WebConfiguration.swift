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
  /// Whether `X-Forwarded-Proto` and `X-Forwarded-Host` are believed. Only right when nobody but the proxy can reach
  /// the port.
  public var trustsProxy = false

  // MARK: Sessions

  /// How long a signed-in session lasts without being used.
  public var sessionIdle: Duration = .seconds(14 * 86_400)
  /// How long a session lasts at most, however much it is used.
  public var sessionLifetime: Duration = .seconds(90 * 86_400)
  /// How long a stranger who never connected is remembered, as a crawler does not.
  public var strangerIdle: Duration = .seconds(600)
  /// How many sessions are held; strangers make room for new ones, signed-in people never do.
  public var maximalSessions = 50_000

  // MARK: Pages

  /// How many pages (tabs) one session may have.
  public var maximalPagesOfSession = 32
  /// How many pages are held in all.
  public var maximalPages = 10_000
  /// How many of all pages may be without a connection; the one that has waited longest is ended first, and made again
  /// if asked for.
  public var maximalWaitingPages = 1_000
  /// How long a page is held after its connection went.
  public var disconnectedTime: Duration = .seconds(60)
  /// How long a page is held for a browser that has loaded it but never connected.
  public var neverConnectedTime: Duration = .seconds(30)

  // MARK: Handlers

  /// For how long a handler may hold the main actor, which all pages share, before the log warns of it by module, place
  /// and event, while it still holds it; nil never does.
  public var watchdogBound: Duration? = .seconds(1)

  // MARK: Traffic

  /// How many connections are open at once; more wait in the system's queue.
  public var maximalConnections = 20_000
  /// The size of a message from the browser, also when it comes in fragments.
  public var maximalFrameBytes = 65_536
  /// How many messages a second one connection may send for long.
  public var eventsPerSecond = 50
  /// How many messages one connection may send at once.
  public var eventBurst = 200
  /// How long a connection may take until it says which page it is for.
  public var joinTime: Duration = .seconds(10)
  /// How often a silent connection is asked whether it still lives; it is closed after two questions without any
  /// answer.
  public var pingTime: Duration = .seconds(30)
  /// How many bytes may wait for a slow browser before it is cut off and starts afresh.
  public var maximalOutgoingBytes = 1_048_576
  /// How many messages may wait for a slow browser before it is cut off and starts afresh.
  public var maximalOutgoingFrames = 256
  /// The size of a submitted form.
  public var maximalFormBytes = 65_536

  // MARK: Files

  /// The size of an uploaded file, in bytes.
  public var maximalUploadBytes = 20 * 1_048_576
  /// How many files of one session may be on their way, or in the hands of a handler, at once.
  public var maximalUploadsOfSession = 4
  /// How many bytes the files of one session may have that are on their way, or in the hands of a handler, at once.
  public var maximumUploadBytesOfSession = 40 * 1_048_576
  /// How many files of all sessions may be on their way, or in the hands of a handler, at once.
  public var maximumUploads = 64
  /// How many bytes the files of all sessions may have that are on their way, or in the hands of a handler, at once; so
  /// much room the disk needs for them.
  public var maximumUploadBytesOfAll = 512 * 1_048_576
  /// How many bytes a second a file has to bring after its first ``requestTime``; a slower one is given up.
  public var minimumUploadBytesPerSecond = 4_096
  /// How long a file may be on its way at all, however fast it comes.
  public var maximumUploadTime: Duration = .seconds(1_800)

  // MARK: Requests

  /// How long an HTTP connection may be silent, and how long a request may take to arrive (a file excepted); the head
  /// of the first one has half of it.
  public var requestTime: Duration = .seconds(30)

  /// Makes a configuration from what has no default that is right for every app.
  public init(dataDirectory: URL, title: String, version: String = "1") {
    self.dataDirectory = dataDirectory
    self.title = title
    self.version = version
  }
}
