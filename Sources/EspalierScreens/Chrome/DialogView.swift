public import EspalierViews

/// A dialog above its screen; its children are the sections of a sheet, and a ``DialogButtonsView``.
///
/// It raises `dismiss` for Escape and `tap` for its cross.
public final class DialogView: View {
  /// What it is, in few words.
  @inlinable public static var title: Property<String> { Property(number: 437, "title", default: "") }
  /// What follows from the answer.
  @inlinable public static var message: Property<String> { Property(number: 438, "message", default: "") }
  /// Whether it is a small screen and not a message.
  @inlinable public static var isSheet: Property<Bool> { Property(number: 439, "isSheet", default: false) }
  /// The name of the cross.
  @inlinable public static var closeName: Property<String> { Property(number: 440, "closeName", default: "Close") }
}

/// The answers of a dialog; its children are buttons.
public final class DialogButtonsView: View {}

/// The answer of a dialog that leaves everything as it is: a surface may put the dialog away at once.
package final class CancelButtonView: Button {}

/// A message that goes by itself, with something to do about it, and a cross.
public final class ToastView: View {
  /// The parts of the message.
  public static let (message, action, close) = children(
    of: ToastView.self, ("message", Label.self), ("action", Button.self), ("close", Button.self))

  /// Beside each other.
  public override class var layout: Layout {
    .row(spacing: .medium) {
      message.with(.grows())
      action.with(.variant(.plain), .isHidden())
      close.with(.variant(.plain), .icon(.close))
    }
  }
}
