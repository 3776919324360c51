internal import EspalierApp
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews

/// What the server asks of a live page: it knows requests, sockets and sessions, and nothing of screens.
///
/// One page is one browser tab. It outlives its connections, and is made again from a path after the process was restarted.
@MainActor
protocol LivePage: AnyObject {
  /// Whether the app could not make it: it shows why, and nothing of it goes on.
  var hasFailed: Bool { get }

  /// The whole page for its first response; waits a bounded time for what the screen loads.
  func firstPaint() async -> PagePaint

  /// A browser has joined (again). From now on `send` takes the frames meant for it, in order, until the next join or `leave`.
  /// The page itself answers the join (resume, repeat or fresh render) before this returns.
  func join(_ join: PageJoin, send: @escaping @MainActor (String) -> Void)

  /// The connection has gone; the page goes on and keeps its last frames for a rejoin.
  func leave()

  /// One text frame from the browser, already bounded in size and rate. Anything not understood is counted and dropped.
  func receive(_ frame: String)

  /// The types of files that the element of the node takes now; nil where it takes none. It is asked before anything is stored.
  func fileTypes(node: Int, element: Int) -> FileTypes?

  /// A file has been stored for the node and element that asked for one. The file is deleted when this returns.
  /// - Returns: Whether somebody took it; the element may have gone while the file was on its way.
  func receive(file: UploadedFile, node: Int, element: Int) async -> Bool

  /// Ends the page: tears its tree down; the reason (`signed-out`, `expired`) is told to the browser.
  func end(reason: String)

  /// What must be remembered to make this page again in another process.
  var path: String { get }

  /// What is to be kept of the page beyond this process; nil for nothing.
  var kept: KeptPage? { get }

  /// Grows whenever there may be something else to be kept.
  var changeCount: Int { get }

  /// What was given out as ``kept`` is stored.
  func wasKept(_ kept: KeptPage)

  /// What the page is called beyond this process, before anything is done on it.
  func becomes(_ name: String)

  /// Makes the page what it was in another process, before anything of it was shown here.
  func restore(_ kept: KeptPage)

  /// What is told of the page's window to whoever watches the app; nil for one that no host has made.
  var telemetry: WindowTelemetry? { get }
}

extension LivePage {
  var kept: KeptPage? { nil }
  var changeCount: Int { 0 }
  func restore(_ kept: KeptPage) {}
  func wasKept(_ kept: KeptPage) {}
  func becomes(_ name: String) {}
  var telemetry: WindowTelemetry? { nil }
}

/// The whole of a page as HTML.
struct PagePaint: Sendable {
  /// 200, 403 or 404 for a place that may not be seen or does not exist, or 503 where the app could not be opened.
  var status: Int
  var title: String
  /// What stands inside of `<div id="espalier">`: the root node's HTML.
  var body: String
  /// What the style rules of single elements say, each once.
  var declarations: [String] = []
  /// The language of the page, a BCP 47 tag.
  var language: String
  /// Whether the language is written from right to left.
  var isRightToLeft = false
  /// Where the browser is to be instead (the app moved on while it started, or the address is not the place's own), nil to stay.
  var redirect: String?
  /// Whether it is to be there from now on: what was asked for is a former address.
  var isMoved = false
  /// What the script says.
  var words = ChromeWords.english
}

/// The first frame of each connection (see Documentation/Protocol.md).
struct PageJoin: Sendable {
  var lastPatch: Int
  var path: String
  /// The first event that the browser may send again, or the next one to come.
  var firstEvent: Int
  /// What the person made of fields, by their keys.
  var fields: [String: Field]
  /// How many events the browser sends again.
  var events = 0
  /// Whether nobody sees the page: its tab is behind others.
  var isHidden = false

  /// What is in a field of the browser: `[value, before, known]`.
  struct Field: Sendable, Equatable, Decodable {
    var value: String
    /// What the field showed before the person came to it.
    var before: String
    /// What the server knew of it last.
    var known: String

    init(value: String, before: String, known: String) {
      self.value = value
      self.before = before
      self.known = known
    }

    init(from decoder: any Decoder) throws {
      var items = try decoder.unkeyedContainer()
      value = try items.decode(String.self)
      before = try items.decode(String.self)
      known = try items.decode(String.self)
    }
  }
}

/// A file that a browser has sent, on disk for as long as its handler runs.
struct UploadedFile: Sendable {
  /// A number that only this file has on its page, the same when it is handed over again after a restart.
  var number: Int
  var name: String
  var path: String
  var size: Int
}

/// Makes pages. `rejection` is what the last form submission of this session had wrong with it (field to message), and what had been entered.
typealias LivePageFactory =
  @MainActor (_ visitor: Visitor, _ path: String, _ rejection: SubmissionRejection?, _ formToken: String) async ->
  any LivePage
