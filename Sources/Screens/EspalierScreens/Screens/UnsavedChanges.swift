/// The changes that would be lost if the person left a place now, with the texts of the question that the window asks
/// before leaving.
///
/// ```swift
/// @MainActor final class NoteScene: Scene {
///   var text = ""
///   var unsavedChanges: UnsavedChanges? { text.isEmpty ? nil : UnsavedChanges() }
///   var screen: Screen { Screen(title: "Note") {} }
/// }
/// ```
///
/// Every step away from the place asks the question: a link, a move, going back, closing a modal. The person leaves or
/// stays; changes at a place that they leave are not saved automatically. Without words of its own, the question uses
/// the window's words.
public struct UnsavedChanges: Hashable, Sendable {
  /// The text of the question; nil for the window's standard text.
  public var title: String?
  /// The description of the changes that would be lost.
  public var message: String
  /// The title of the button that leaves the place; nil for the window's standard text.
  public var leave: String?
  /// The title of the button that stays at the place; nil for the window's standard text.
  public var stay: String?

  /// Creates a question from its texts. A text that is nil is replaced by the window's standard text.
  public init(_ title: String? = nil, message: String = "", leave: String? = nil, stay: String? = nil) {
    self.title = title
    self.message = message
    self.leave = leave
    self.stay = stay
  }
}
