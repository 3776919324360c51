internal import Synchronization

/// A message that is shown for some seconds and then disappears automatically, with at most one action.
///
/// A view model holds it, the screen shows it, and the window removes it when its time has passed:
///
/// ```swift
/// @MainActor final class Inbox { var toast: Toast? }
/// @MainActor func screen(_ model: Inbox) -> Screen {
///   Screen(title: "Inbox") { Section("text") { Row(Label.with(.text("Nothing new"))) } }
///     .toast(Binding(model, \.toast))
/// }
/// @MainActor func deleted(_ model: Inbox, undo: @escaping @MainActor @Sendable () -> Void) {
///   model.toast = Toast("Message deleted", action: "Undo") { undo() }
/// }
/// ```
///
/// Screen readers announce it politely, and it never takes the focus; it must not contain anything that a person needs
/// later. Each new message starts its time again, even with the same words.
public struct Toast: Sendable, Identifiable {
  /// The function that runs when the person taps the message's action.
  public typealias Action = @MainActor @Sendable () async throws -> Void

  /// The number that identifies the message.
  public let id: Int
  /// The text of the message.
  public var message: String
  /// The title of the action; empty for none.
  public var actionTitle: String
  /// The time for which the message is shown; by default six seconds, twelve with an action.
  public var duration: Duration
  let action: Action?

  /// Creates a message from its text and the time for which it is shown.
  public init(_ message: String, duration: Duration = .seconds(6)) {
    self.init(message, actionTitle: "", duration: duration, action: nil)
  }

  /// Creates a message with an action.
  public init(
    _ message: String, action title: String, duration: Duration = .seconds(12), perform: @escaping Action
  ) {
    self.init(message, actionTitle: title, duration: duration, action: perform)
  }

  private init(_ message: String, actionTitle: String, duration: Duration, action: Action?) {
    id = Toast.count.wrappingAdd(1, ordering: .relaxed).newValue
    self.message = message
    self.actionTitle = actionTitle
    self.duration = duration
    self.action = action
  }

  private static let count = Atomic<Int>(0)
}

/// A message that is shown, with the function that removes it.
package struct PresentedToast: Sendable {
  package var toast: Toast
  package var close: @MainActor @Sendable () -> Void

  package init(toast: Toast, close: @escaping @MainActor @Sendable () -> Void) {
    self.toast = toast
    self.close = close
  }
}
