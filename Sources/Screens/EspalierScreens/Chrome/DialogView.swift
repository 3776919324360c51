public import EspalierViews

// No setters: the framework sets these.
/// A dialog above its screen; its children are the sections of a sheet, and a ``DialogButtonsView``.
///
/// It raises `dismiss` for Escape and `tap` for its close button.
public final class DialogView: View {
  /// The question or message of the dialog, in few words.
  @inlinable public static var title: Property<String> { Property(.dialogViewTitle, default: "") }
  /// The consequences of the answer.
  @inlinable public static var message: Property<String> { Property(.dialogViewMessage, default: "") }
  /// A Boolean value that indicates whether the dialog is a small screen rather than a message.
  @inlinable public static var isSheet: Property<Bool> { Property(.dialogViewIsSheet, default: false) }
  /// The name of the close button.
  @inlinable public static var closeName: Property<String> { Property(.dialogViewCloseName, default: "Close") }
  /// A Boolean value that indicates whether the person can close the dialog.
  @inlinable public static var canBeClosed: Property<Bool> { Property(.dialogViewCanBeClosed, default: true) }
}

/// The answers of a dialog; its children are buttons.
public final class DialogButtonsView: View {}

/// The button that cancels a dialog. A surface may close the dialog as soon as the person taps the button.
package final class CancelButtonView: Button {}

/// A note above the content that work is under way. It takes no space from the content, and no taps.
public final class ActivityView: View {
  /// The indicator, with the name of the work.
  public static let indicator = Child("indicator", ActivityIndicator.self)

  /// A row with the indicator.
  public override class var layout: Layout { .row { indicator } }
}

/// A message that disappears automatically, with an action and a close button.
public final class ToastView: View {
  /// The text of the message.
  public static let message = Child("message", Label.self)
  /// The button for the action of the message.
  public static let action = Child("action", Button.self)
  /// The button that closes the message.
  public static let close = Child("close", Button.self)

  /// A row with the message, the action and the close button.
  public override class var layout: Layout {
    .row(spacing: .medium) {
      message.with(.grows())
      action.with(.variant(.plain), .isHidden())
      close.with(.variant(.plain), .icon(.close))
    }
  }
}
