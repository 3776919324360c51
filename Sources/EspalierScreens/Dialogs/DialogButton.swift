/// One thing to do in a dialog. Whatever it does, the dialog closes first.
///
/// ```swift
/// let buttons: [DialogButton] = [.cancel(), .destructive("Delete") { print("gone") }]
/// ```
public struct DialogButton: Sendable {
  /// What a button means, which decides its looks, and what Escape does.
  public enum Role: Sendable, Hashable {
    /// Something to do.
    case usual
    /// The one thing to do.
    case primary
    /// Leaves everything as it is; Escape does it too.
    case cancel
    /// Cannot be undone.
    case destructive
  }

  /// What runs, after the dialog has closed.
  public typealias Action = @MainActor @Sendable () async throws -> Void

  /// What it does, as a verb; nil for the window's own word ("OK", "Cancel").
  public var title: String?
  /// What it means.
  public var role: Role
  /// What runs; nil when closing is all.
  public var action: Action?

  /// Makes a button.
  public init(_ title: String?, role: Role = .usual, action: Action? = nil) {
    self.title = title
    self.role = role
    self.action = action
  }

  /// Something to do.
  public static func usual(_ title: String, _ action: @escaping Action) -> DialogButton {
    DialogButton(title, action: action)
  }

  /// The one thing to do.
  public static func primary(_ title: String, _ action: @escaping Action) -> DialogButton {
    DialogButton(title, role: .primary, action: action)
  }

  /// Something that cannot be undone.
  public static func destructive(_ title: String, _ action: @escaping Action) -> DialogButton {
    DialogButton(title, role: .destructive, action: action)
  }

  /// Leaves everything as it is; by default with the window's word.
  public static func cancel(_ title: String? = nil, _ action: Action? = nil) -> DialogButton {
    DialogButton(title, role: .cancel, action: action)
  }

  /// Has taken notice; with the window's word.
  public static let ok = DialogButton(nil, role: .primary)
}
