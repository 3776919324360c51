import Synchronization

/// The windows of a browser's tabs, by the names of the tabs.
///
/// A page does not report the size of its window: a zoomed page has fewer CSS pixels than its window, rounded. The
/// windows are kept separately from the pages, because several pages can refer to one tab.
final class TabWindows: Sendable {
  /// The size of one window for an unzoomed page, the zoom of its page, and the answers to its media queries if they
  /// have changed.
  struct Window: Sendable {
    var width: Int
    var height: Int
    var zoom = 1.0
    var media: TabMedia?
  }

  private let windows = Mutex<[String: Window]>([:])

  subscript(_ tab: String) -> Window? {
    get { windows.withLock { $0[tab] } }
    set { windows.withLock { $0[tab] = newValue } }
  }
}

extension Page {
  /// Changes the window or the zoom; the page receives the resulting size.
  func changeWindow(_ deed: String, _ change: (inout TabWindows.Window) -> Void) async throws {
    var window = browser.windows[tab.id] ?? TabWindows.Window(width: setting.width, height: setting.height)
    change(&window)
    var zoomed = setting
    zoomed.scale *= window.zoom
    let (width, height) = (Double(window.width) / window.zoom, Double(window.height) / window.zoom)
    try await command(deed) { [window, zoomed] in
      try await $0.resize(
        width: window.zoom == 1 ? window.width : Int(width.rounded()),
        height: window.zoom == 1 ? window.height : Int(height.rounded()), zoomed)
    }
    browser.windows[tab.id] = window
  }
}
