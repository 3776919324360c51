public import EspalierViews

/// A section with header, rows and footer; its children are the rows, or those in ``rowWindow`` when there are many.
public final class SectionView: View {
  /// The title above the rows.
  @inlinable public static var header: Property<String> { Property(number: 235, "header", default: "") }
  /// The text below the rows.
  @inlinable public static var footer: Property<String> { Property(number: 236, "footer", default: "") }
  /// The arrangement of the rows.
  @inlinable public static var rowLayout: Property<Section.Layout> {
    Property(number: 237, "rowLayout", default: .list)
  }
  /// The submission that the section's fields belong to.
  @inlinable public static var submission: Property<String?> { Property(number: 238, "submission", default: nil) }
  /// A Boolean value that indicates whether the rows are a preview of content that is still to come.
  @inlinable public static var isSkeleton: Property<Bool> { Property(number: 239, "isSkeleton", default: false) }
  /// A Boolean value that indicates whether the rows are shown, under a header that opens and closes the section; nil
  /// for a section that always shows them.
  @inlinable public static var isExpanded: Property<Bool?> { Property(number: 240, "isExpanded", default: nil) }
  /// The columns, when the section is a table.
  @inlinable public static var columns: Property<TableHeadings> {
    Property(number: 241, "columns", default: TableHeadings([]))
  }
  /// The column and direction that the table is sorted by.
  @inlinable public static var sort: Property<TableSort?> { Property(number: 242, "sort", default: nil) }
  /// The text that screen readers announce when it changes, such as the new place of a row that was moved.
  @inlinable public static var announcement: Property<String> { Property(number: 243, "announcement", default: "") }
  /// The places that have a row, when there are many rows; nil when all rows are there. Only the framework sets it.
  @inlinable public static var rowWindow: Property<RowWindow?> { Property(number: 480, "rowWindow", default: nil) }
}

/// The view that stands where a page of a long list could not be fetched: the reason, and a way to try again.
public final class PageFailureView: View {
  /// The parts.
  public static let (message, button) = children(
    of: PageFailureView.self, ("message", Label.self), ("button", Button.self))
  /// The parts beside each other.
  public override class var layout: Layout {
    .row(spacing: .medium) {
      message.with(.color(.secondary), .grows())
      button
    }
  }
}
