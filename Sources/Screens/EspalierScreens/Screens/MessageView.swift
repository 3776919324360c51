public import EspalierViews

/// A view of an ``EmptyState`` or a failure: a symbol, a title, a message, and one action.
public final class MessageView: View {
  /// The parts of the message.
  public static let (icon, title, message, link, button) = children(
    of: MessageView.self, ("icon", ImageView.self), ("title", Label.self), ("message", Label.self), ("link", Link.self),
    ("button", Button.self))

  /// The parts in a column in the middle.
  public override class var layout: Layout {
    .column(spacing: .small, alignment: .center) {
      icon.with(.size(40))
      title.with(.textStyle(.headline), .headingLevel(2))
      message.with(.color(.secondary), .textAlignment(.center))
      link.with(.isHidden())
      button.with(.isHidden())
    }
  }
}
