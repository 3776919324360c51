package import EspalierApp
package import EspalierNavigation
package import EspalierScreens
package import EspalierViews
package import EspalierWire

/// A live page from the view of the server, which knows requests, sockets and sessions, but not screens.
///
/// One page is one browser tab. It outlives its connections, and is created again from a path after the process has
/// restarted.
@MainActor
package protocol LivePage: AnyObject {
  /// True if the app could not create the page. The page then shows the reason, and does not update.
  var hasFailed: Bool { get }

  /// Returns the whole page for its first response. Before that, it waits a bounded time for the screen's loading.
  func firstPaint() async -> PagePaint

  /// Notifies the page that a browser has joined, for the first time or again.
  ///
  /// From now on the connection receives the page's frames, in order, until the next join or `leave`. The page itself
  /// answers the join (resume, repeat or fresh render) before this method returns.
  func join(_ join: PageJoin, on line: any PageConnection)

  /// Notifies the page that its connection, which was full, accepts frames again.
  func lineIsClear()

  /// Notifies the page that the connection is closed. The page continues, and keeps its last frames for the next join.
  func leave()

  /// Receives one text frame from the browser. The frame is already bounded in size and rate. A frame that is not
  /// understood is counted and dropped.
  func receive(_ frame: String)

  /// Returns the types of files that the element of the node accepts now; nil if it accepts no files. The server calls
  /// this method before it stores a file.
  func fileTypes(node: Int, element: Int) -> FileTypes?

  /// Receives a stored file for the node and element that requested one. The file is deleted when this method returns.
  /// - Returns: True if a handler took the file; the element may have been removed during the upload.
  func receive(file: UploadedFile, node: Int, element: Int) async -> Bool

  /// Ends the page. The page detaches its tree, and sends the browser the reason.
  func end(_ ending: PageEnding)

  /// The path of the page. Another process can create the page again from it.
  var path: String { get }

  /// Delivers debounced text that the person has typed, because the page is about to end.
  func finishTyping()

  /// The state of the page to be stored outside this process; nil for none.
  var kept: PageState? { get }

  /// A number that grows whenever the state to be stored may have changed.
  var changeCount: Int { get }

  /// Notifies the page that a state from ``kept`` is stored.
  func wasKept(_ kept: PageState)

  /// The name of the document that shows the page. The document chooses the name itself; nil until it has sent the
  /// name.
  var document: String? { get }

  /// Sets the name of the page outside this process. Call this method before any other method of the page.
  func setName(_ name: String)

  /// Restores the page's state from another process, before the page is shown in this process.
  ///
  /// - Parameter isStored: False if the state is still to be stored; until then the browser is not notified that its
  ///   events are stored.
  func restore(_ kept: PageState, isStored: Bool)
  /// Notifies the person that some state of the page could not be stored.
  func reportLoss()

  /// The telemetry of the page's window; nil for a window without a host.
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
  /// Restores the page from the state of a takeover, and notifies the person if the state could not be read.
  package func restore(_ taken: PageRestoration.Taken) {
    if let page = taken.page, !hasFailed { restore(page, isStored: taken.isStored) }
    if taken.isUnreadable { reportLoss() }
  }
}

/// A file that a browser has sent. It is stored on disk while its handler runs.
package struct UploadedFile: Sendable {
  /// A number that is unique to this file on its page, and stays the same if the file is passed again after a restart.
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

/// A function that creates a page. `rejection` has the problems of this session's last form submission (field to
/// message), and the values that were entered.
package typealias LivePageFactory =
  @MainActor (_ visitor: Visitor, _ path: String, _ rejection: SubmissionRejection?, _ formToken: String) async ->
  any LivePage
