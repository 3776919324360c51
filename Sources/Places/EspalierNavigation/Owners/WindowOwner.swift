/// The owner of a window, usually a module. The window retains its owner, and notifies it when the window has opened or
/// closed, so that the owner can end with the window.
///
/// ```swift
/// final class Session: WindowOwner {
///   func windowDidClose() { print("Goodbye") }
/// }
/// ```
///
/// The window retains its owner; the owner refers to the window weakly or not at all.
@MainActor
public protocol WindowOwner: AnyObject {
  /// The owner's name in reports; by default the name of its type. A module returns its path.
  var ownerName: String { get }
  /// Runs once when the window has been created. The default does nothing.
  ///
  /// - Parameter report: Receives reports of misuse and faults that are no errors. It is the window's report action,
  ///   and refers to the window weakly.
  func windowDidOpen(report: @escaping @MainActor (String) -> Void)
  /// Runs once when the window has been closed or released, after its scenes have disappeared.
  func windowDidClose()
}

extension WindowOwner {
  /// The name of the type.
  public var ownerName: String { "\(type(of: self))" }
  /// Does nothing by default.
  public func windowDidOpen(report: @escaping @MainActor (String) -> Void) {}
}

/// An object that a module can own, such as a coordinator. Its reports then name the module.
@MainActor
package protocol WindowOwned: AnyObject {
  /// The owner; held weakly.
  var owner: (any WindowOwner)? { get set }
}
