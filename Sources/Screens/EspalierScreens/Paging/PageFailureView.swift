public import EspalierViews

/// A view that replaces a page of a long list that could not be fetched, with the reason and a button to try again.
public final class PageFailureView: View {
  /// The text of the reason.
  public static let message = Child("message", Label.self)
  /// The button that tries again.
  public static let button = Child("button", Button.self)
  /// A row of the reason and the button.
  public override class var layout: Layout {
    .row(spacing: .medium) {
      message.with(.color(.secondary), .grows())
      button
    }
  }
}
