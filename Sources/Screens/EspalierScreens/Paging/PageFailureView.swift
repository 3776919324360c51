public import EspalierViews

/// The view that stands where a page of a long list could not be fetched: the reason, and a way to try again.
public final class PageFailureView: View {
  /// The reason.
  public static let message = Child("message", Label.self)
  /// The way to try again.
  public static let button = Child("button", Button.self)
  /// The parts beside each other.
  public override class var layout: Layout {
    .row(spacing: .medium) {
      message.with(.color(.secondary), .grows())
      button
    }
  }
}
