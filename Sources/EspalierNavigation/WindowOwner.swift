/// What stands behind a window and ends with it: a module, usually.
///
/// ```swift
/// final class Session: WindowOwner {
///   func windowDidClose() { print("Goodbye") }
/// }
/// ```
///
/// The window keeps its owner; the owner knows the window weakly or not at all.
@MainActor
public protocol WindowOwner: AnyObject {
  /// Runs once when the window has closed or been let go, after its scenes have gone.
  func windowDidClose()
}
