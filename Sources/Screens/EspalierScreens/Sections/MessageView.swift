public import EspalierViews

/// A view of an ``EmptyState`` or a failure: a symbol, a title, a message, and one action.
public final class MessageView: View {
  /// The image of the symbol.
  public static let icon = Child("icon", ImageView.self)
  /// The label of the title.
  public static let title = Child("title", Label.self)
  /// The label of the message below the title.
  public static let message = Child("message", Label.self)
  /// The action as a link to another place.
  public static let link = Child("link", Link.self)
  /// The action as a button.
  public static let button = Child("button", Button.self)

  /// A centred column of the parts.
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
