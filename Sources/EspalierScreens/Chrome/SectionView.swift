public import EspalierViews

/// A section: header, rows, footer; its children are the rows, or, of many, those in ``rowWindow``.
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
  /// Which of many rows are there; nil when all are. Only the framework sets it.
  @inlinable public static var rowWindow: Property<RowWindow?> { Property(number: 480, "rowWindow", default: nil) }
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
