/// What would be lost if a place were left now: the question that the person is asked before.
///
/// ```swift
/// @MainActor final class NoteScene: Scene {
///   var text = ""
///   var unsavedChanges: UnsavedChanges? { text.isEmpty ? nil : UnsavedChanges() }
///   var screen: Screen { Screen(title: "Note") {} }
/// }
/// ```
///
/// Every way from the place asks: a link, a move, the way back, closing a modal. The person leaves or stays; what they
/// leave is not saved by itself. Without words of its own the question is put in the window's.
public struct UnsavedChanges: Hashable, Sendable {
  /// The question.
  public var title: String?
  /// What would be lost.
  public var message: String
  /// What the button is called that leaves.
  public var leave: String?
  /// What the button is called that stays.
  public var stay: String?

  /// Makes a question; what is not given is in the window's words.
  public init(_ title: String? = nil, message: String = "", leave: String? = nil, stay: String? = nil) {
    self.title = title
    self.message = message
    self.leave = leave
    self.stay = stay
  }
}
