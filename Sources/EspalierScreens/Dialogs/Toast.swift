public import EspalierViews
internal import Synchronization

/// A message that stands for some seconds and then goes by itself, with one thing to do about it.
///
/// A view model holds it, the screen shows it, and the window takes it away when its time is over:
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
/// It is told politely to those who listen, never takes the focus, and must say nothing that is lost with it. Each one
/// that is made begins its time anew, also with the same words.
public struct Toast: Sendable, Identifiable {
  /// What runs when the person takes the offer.
  public typealias Action = @MainActor @Sendable () async throws -> Void

  /// A number of its own.
  public let id: Int
  /// What has happened.
  public var message: String
  /// What can be done about it; empty for nothing.
  public var actionTitle: String
  /// How long it stands; by default six seconds, twelve with something to do.
  public var duration: Duration
  let action: Action?

  /// Makes a message.
  public init(_ message: String, duration: Duration = .seconds(6)) {
    self.init(message, actionTitle: "", duration: duration, action: nil)
  }

  /// Makes a message with something to do about it.
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

/// A message that is up, with what takes it away.
package struct PresentedToast: Sendable {
  package var toast: Toast
  package var close: @MainActor @Sendable () -> Void
}

extension Screen {
  /// Shows a message while there is one; its time, its action or its cross make it nil.
  @MainActor public func toast(_ toast: Binding<Toast?>) -> Screen {
    guard let shown = toast.value else { return self }
    var screen = self
    screen.presentedToast = PresentedToast(toast: shown) {
      // A newer one has a time of its own.
      if toast.value?.id == shown.id { toast.value = nil }
    }
    return screen
  }
}
