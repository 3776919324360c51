package import EspalierApp
package import EspalierNavigation
package import EspalierScreens
package import EspalierViews
package import EspalierWire

/// A live page as the server uses it: the server knows requests, sockets and sessions, and nothing of screens.
///
/// One page is one browser tab. It outlives its connections, and is made again from a path after the process was
/// restarted.
@MainActor
package protocol LivePage: AnyObject {
  /// True if the app could not make the page: it shows the reason, and nothing of it goes on.
  var hasFailed: Bool { get }

  /// Returns the whole page for its first response, after waiting a bounded time for what the screen loads.
  func firstPaint() async -> PagePaint

  /// Tells the page that a browser has joined, for the first time or again.
  ///
  /// From now on the line takes the frames meant for it, in order, until the next join or `leave`. The page itself
  /// answers the join (resume, repeat or fresh render) before this returns.
  func join(_ join: PageJoin, on line: any PageConnection)

  /// Tells the page that the line was full, and is no longer.
  func lineIsClear()

  /// Tells the page that the connection has gone; the page goes on and keeps its last frames for a rejoin.
  func leave()

  /// One text frame from the browser, already bounded in size and rate. Anything not understood is counted and dropped.
  func receive(_ frame: String)

  /// The types of files that the element of the node takes now; nil where it takes none. It is asked before anything is
  /// stored.
  func fileTypes(node: Int, element: Int) -> FileTypes?

  /// A file has been stored for the node and element that asked for one. The file is deleted when this returns.
  /// - Returns: True if a handler took it; the element may have gone while the file was on its way.
  func receive(file: UploadedFile, node: Int, element: Int) async -> Bool

  /// Ends the page: tears its tree down, and tells the browser why.
  func end(_ ending: PageEnding)

  /// The path of the page, from which it can be made again in another process.
  var path: String { get }

  /// Has text arrive that was typed and waits for a pause, because the page ends.
  func finishTyping()

  /// The state of the page to be kept beyond this process; nil for nothing.
  var kept: PageState? { get }

  /// A number that grows whenever the state to be kept may have changed.
  var changeCount: Int { get }

  /// Tells the page that a state it gave out as ``kept`` is stored.
  func wasKept(_ kept: PageState)

  /// The name of the document that shows the page, which it has given itself; nil until it has said so.
  var document: String? { get }

  /// Gives the page its name beyond this process, before anything is done on it.
  func setName(_ name: String)

  /// Makes the page what it was in another process, before anything of it was shown here.
  /// - Parameter isStored: False if the state is still to be stored; until then the browser is not told that what was done is.
  func restore(_ kept: PageState, isStored: Bool)
  /// Tells the person that some of what was on the page before could not be kept.
  func reportLoss()

  /// The telemetry of the page's window; nil for a window that no host has made.
  var telemetry: WindowTelemetry? { get }
}

extension LivePage {
  package func finishTyping() {}
  package var kept: PageState? { nil }
  package var changeCount: Int { 0 }
  package var document: String? { nil }
  package func restore(_ kept: PageState, isStored: Bool) {}
  package func reportLoss() {}
  package func wasKept(_ kept: PageState) {}
  package func setName(_ name: String) {}
  package var telemetry: WindowTelemetry? { nil }
}

extension LivePage {
  /// Makes the page what was taken over of it, and tells the person of what could not be read.
  package func restore(_ taken: PageRestoration.Taken) {
    if let page = taken.page, !hasFailed { restore(page, isStored: taken.isStored) }
    if taken.isUnreadable { reportLoss() }
  }
}

/// A file that a browser has sent, on disk for as long as its handler runs.
package struct UploadedFile: Sendable {
  /// A number that only this file has on its page, the same when it is handed over again after a restart.
  package var number: Int
  package var name: String
  package var path: String
  package var size: Int

  package init(number: Int, name: String, path: String, size: Int) {
    self.number = number
    self.name = name
    self.path = path
    self.size = size
  }
}

/// Makes pages. `rejection` is what the last form submission of this session had wrong with it (field to message), and
/// what had been entered.
package typealias LivePageFactory =
  @MainActor (_ visitor: Visitor, _ path: String, _ rejection: SubmissionRejection?, _ formToken: String) async ->
  any LivePage
