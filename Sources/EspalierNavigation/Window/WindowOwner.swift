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
  /// What reports call it; by default its type. A module answers with its path.
  var ownerName: String { get }
  /// Runs once when the window has been made. The default does nothing.
  /// - Parameter report: Where misuse and faults are told that are no error; the window's own, found weakly.
  func windowDidOpen(report: @escaping @MainActor (String) -> Void)
  /// Runs once when the window has closed or been let go, after its scenes have gone.
  func windowDidClose()
}

extension WindowOwner {
  /// The name of the type.
  public var ownerName: String { "\(type(of: self))" }
  /// Does nothing.
  public func windowDidOpen(report: @escaping @MainActor (String) -> Void) {}
}

/// What a module can have as its own and what is then reported as its: a coordinator.
@MainActor
package protocol WindowOwned: AnyObject {
  /// Whose it is; held weakly.
  var owner: (any WindowOwner)? { get set }
}
