public import EspalierViews

/// A section: header, rows, footer; its children are the rows.
public final class SectionView: View {
  /// The title above the rows.
  @inlinable public static var header: Property<String> { Property(number: 235, "header", default: "") }
  /// The text below the rows.
  @inlinable public static var footer: Property<String> { Property(number: 236, "footer", default: "") }
  /// How the rows stand.
  @inlinable public static var rowLayout: Property<Section.Layout> {
    Property(number: 237, "rowLayout", default: .list)
  }
  /// The submission that its fields belong to.
  @inlinable public static var submission: Property<String?> { Property(number: 238, "submission", default: nil) }
  /// Whether the rows are a preview of what will come.
  @inlinable public static var isSkeleton: Property<Bool> { Property(number: 239, "isSkeleton", default: false) }
  /// Whether the rows are there, under a header that brings and takes them; nil for a section that always shows them.
  @inlinable public static var isExpanded: Property<Bool?> { Property(number: 240, "isExpanded", default: nil) }
  /// The columns, when the section is a table.
  @inlinable public static var columns: Property<TableHeadings> {
    Property(number: 241, "columns", default: TableHeadings([]))
  }
  /// What the table is sorted by.
  @inlinable public static var sort: Property<TableSort?> { Property(number: 242, "sort", default: nil) }
  /// What has just become of a row, for those who listen.
  @inlinable public static var announcement: Property<String> { Property(number: 243, "announcement", default: "") }
}

/// Stands behind the last fetched row of a long list, and asks for the next page when it comes into sight.
public final class MoreView: View {}

/// Stands before the first fetched row of a list that goes on there: a button that asks for the page before.
///
/// It is a button and does not come by itself, for at the top of a screen rows that push themselves in would chase each
/// other, and what is being read would run away.
public final class PreviousView: View {
  /// The button.
  public static let button = children(of: PreviousView.self, ("button", Button.self))
  /// The button in the middle.
  public override class var layout: Layout { .column(alignment: .center) { button } }
}

/// Stands where a page of a long list could not be fetched: why, and a way to try again.
public final class PageFailureView: View {
  /// The parts.
  public static let (message, button) = children(
    of: PageFailureView.self, ("message", Label.self), ("button", Button.self))
  /// Beside each other.
  public override class var layout: Layout {
    .row(spacing: .medium) {
      message.with(.color(.secondary), .grows())
      button
    }
  }
}
