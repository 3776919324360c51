/// An object that stands behind a window and ends with it: a module, usually.
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
  /// The owner's name in reports; by default its type's. A module answers with its path.
  var ownerName: String { get }
  /// Runs once when the window has been made. The default does nothing.
  /// - Parameter report: Takes reports of misuse and faults that are no error; the window's own, held weakly.
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

/// An object that a module can own, and whose reports then name the module: a coordinator.
@MainActor
package protocol WindowOwned: AnyObject {
  /// The owner; held weakly.
  var owner: (any WindowOwner)? { get set }
}
