/// A button of a dialog. The dialog closes before the button's action runs.
///
/// ```swift
/// let buttons: [DialogButton] = [.cancel(), .destructive("Delete") { print("gone") }]
/// ```
public struct DialogButton: Sendable {
  /// The meaning of a button, which determines its appearance and the action of the Escape key.
  public enum Role: Sendable, Hashable {
    /// An ordinary action.
    case usual
    /// The main action.
    case primary
    /// A button that changes nothing. The Escape key does the same.
    case cancel
    /// An action that cannot be undone.
    case destructive
  }

  /// The function that runs after the dialog has closed.
  public typealias Action = @MainActor @Sendable () async throws -> Void

  /// The button's title, as a verb; nil for the window's own word ("OK", "Cancel").
  public var title: String?
  /// The meaning of the button.
  public var role: Role
  /// The function that runs after the dialog has closed; nil for a button that only closes the dialog.
  public var action: Action?

  /// Creates a button from its title, meaning and action.
  public init(_ title: String?, role: Role = .usual, action: Action? = nil) {
    self.title = title
    self.role = role
    self.action = action
  }

  /// Returns a button for an ordinary action.
  public static func usual(_ title: String, _ action: @escaping Action) -> DialogButton {
    DialogButton(title, action: action)
  }

  /// Returns a button for the main action.
  public static func primary(_ title: String, _ action: @escaping Action) -> DialogButton {
    DialogButton(title, role: .primary, action: action)
  }

  /// Returns a button for an action that cannot be undone.
  public static func destructive(_ title: String, _ action: @escaping Action) -> DialogButton {
    DialogButton(title, role: .destructive, action: action)
  }

  /// Returns a button that changes nothing; by default with the window's word.
  public static func cancel(_ title: String? = nil, _ action: Action? = nil) -> DialogButton {
    DialogButton(title, role: .cancel, action: action)
  }

  /// A button that acknowledges a message, with the window's word.
  public static let ok = DialogButton(nil, role: .primary)
}
