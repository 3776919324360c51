/// A message, a question, or a small screen that the person must answer before using the rest of the screen.
///
/// A dialog is part of its screen's value, and the app's own state decides whether it is shown, so it is shown again
/// after a lost connection:
///
/// ```swift
/// @MainActor final class Operation { var isDeleting = false; func delete() async throws {} }
/// @MainActor func screen(_ model: Operation) -> Screen {
///   Screen(title: "Operation") { Section("text") { Row(Label.with(.text("Rent"))) } }
///     .dialog(Binding(model, \.isDeleting)) {
///       .confirmation("Delete this operation?", message: "It cannot be brought back.", action: "Delete") {
///         try await model.delete()
///       }
///     }
/// }
/// ```
///
/// On every surface the focus moves into the dialog and back, Escape closes it (as its cancel button does), and the
/// rest of the screen cannot be used meanwhile.
public struct Dialog: Sendable {
  /// The question or message of the dialog, in few words.
  public var title: String
  /// The consequences of the answer; empty for none.
  public var message: String
  /// The buttons of the dialog, in order. The Escape key acts like the button with the role `cancel`.
  public var buttons: [DialogButton]
  /// The sections that a sheet shows between its title and its buttons.
  public var sections: [Section]
  /// A Boolean value that indicates whether the dialog is a small screen with a button to close it, rather than a
  /// message.
  public var isSheet: Bool
  /// The number of an alert among all alerts, which tells two with the same title apart; nil for any other dialog.
  var alertNumber: Int?

  /// Creates a dialog from its parts. The functions ``alert(_:message:buttons:)``,
  /// ``confirmation(_:message:action:isDestructive:cancel:perform:)`` and ``sheet(_:message:buttons:sections:)`` create
  /// the usual kinds of dialogs.
  public init(
    title: String, message: String = "", buttons: [DialogButton] = [], sections: [Section] = [], isSheet: Bool = false
  ) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.sections = sections
    self.isSheet = isSheet
  }

  /// Returns a message that the person acknowledges.
  public static func alert(_ title: String, message: String = "", buttons: [DialogButton] = [.ok]) -> Dialog {
    Dialog(title: title, message: message, buttons: buttons)
  }

  /// Returns a question that is asked before an action. The focus begins at the cancel button.
  public static func confirmation(
    _ title: String, message: String = "", action: String, isDestructive: Bool = true, cancel: String? = nil,
    perform: @escaping DialogButton.Action
  ) -> Dialog {
    let answer = DialogButton(action, role: isDestructive ? .destructive : .primary, action: perform)
    return Dialog(title: title, message: message, buttons: [.cancel(cancel), answer])
  }

  /// Returns a small screen above the current screen.
  @MainActor public static func sheet(
    _ title: String, message: String = "", buttons: [DialogButton] = [], @ScreenBuilder sections: () -> [Section]
  ) -> Dialog {
    Dialog(title: title, message: message, buttons: buttons, sections: sections(), isSheet: true)
  }
}

/// A dialog that is shown, with the function that closes it; nil for a dialog that the person cannot close.
struct PresentedDialog: Sendable {
  var dialog: Dialog
  var close: (@MainActor @Sendable () -> Void)?
}
