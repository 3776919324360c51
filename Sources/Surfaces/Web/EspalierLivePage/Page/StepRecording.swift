package import EspalierNavigation
package import EspalierViews

/// A step of a person on a page, as the browser reports it.
package enum PageStep: Sendable {
  /// A link was followed.
  case go(Path)
  /// The browser went back or forward in its history, to an entry that is counted from the page's first entry.
  case history(entry: Int?)
  /// An event occurred on an element, with the value as the browser reported it.
  case control(node: Int, element: Int, EventKind, EventValue)
  /// The visible rows of a long list have changed.
  case visibleRows(section: Int, positions: Range<Int>)
  /// A file was given to an element.
  case file(node: Int, element: Int)
  /// The page received the state that it had in an earlier process.
  case restored
}

/// A recorder of what a person does on a page, for an inspector in a debug build.
@MainActor package protocol StepRecording: AnyObject {
  /// Records a step that is about to be carried out, while the window still shows what the person saw.
  func record(_ step: PageStep, in window: Window)
  /// Records that the step that was recorded last met nothing that could take it.
  func wasIgnored()
}
