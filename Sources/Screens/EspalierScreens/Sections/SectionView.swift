public import EspalierViews

// No setters: the framework sets these.
/// A view of a section with a header, rows and a footer. Its children are all rows of a short section, or the rows in
/// ``rowWindow`` of a long one.
public final class SectionView: View {
  /// The title above the rows.
  @inlinable public static var header: Property<String> { Property(.sectionViewHeader, default: "") }
  /// The text below the rows.
  @inlinable public static var footer: Property<String> { Property(.sectionViewFooter, default: "") }
  /// The arrangement of the rows.
  @inlinable public static var rowLayout: Property<Section.Layout> {
    Property(.sectionViewRowLayout, default: .list)
  }
  /// The submission that the section's fields belong to.
  @inlinable public static var submission: Property<String?> { Property(.sectionViewSubmission, default: nil) }
  /// A Boolean value that indicates whether the rows are a preview of content that is still loading.
  @inlinable public static var isSkeleton: Property<Bool> { Property(.sectionViewIsSkeleton, default: false) }
  /// A Boolean value that indicates whether the rows are shown under a header that opens and closes the section. It is
  /// nil for a section that always shows its rows.
  @inlinable public static var isExpanded: Property<Bool?> { Property(.sectionViewIsExpanded, default: nil) }
  /// The columns, when the section is a table.
  @inlinable public static var columns: Property<TableHeadings> {
    Property(.sectionViewColumns, default: TableHeadings([]))
  }
  /// The column and direction that the table is sorted by.
  @inlinable public static var sort: Property<TableSort?> { Property(.sectionViewSort, default: nil) }
  /// The text that screen readers announce when it changes, such as the new position of a row that was moved.
  @inlinable public static var announcement: Property<String> { Property(.sectionViewAnnouncement, default: "") }
  /// The part of a long section that the surface has rows for; nil if it has all rows. Only the framework sets it.
  @inlinable public static var rowWindow: Property<RowWindow?> { Property(.sectionViewRowWindow, default: nil) }
  /// The filter of the rows, as a page reads it: see ``LocalFilter``. Empty for none.
  package static var localFilter: Property<String> { Property(.sectionViewLocalFilter, default: "") }
  /// The text that is visible while no row matches the filter.
  package static var noMatches: Property<String> { Property(.sectionViewNoMatches, default: "") }
  /// True if no row matches the filter.
  package static var hasNoMatches: Property<Bool> { Property(.sectionViewHasNoMatches, default: false) }
  /// The name by which the index of the screen leads to the section; empty for a section that is not in the index.
  @inlinable public static var anchor: Property<String> { Property(.sectionViewAnchor, default: "") }
  /// The text that screen readers announce while the rows are a preview.
  @inlinable public static var loadingText: Property<String> {
    Property(.sectionViewLoadingText, default: "Loading")
  }
}

extension Style where Target: SectionView {
  /// Sets the title above the rows, with parts that look different or are links. It replaces the header of the section:
  /// `section.styled(.header("Costs in \("June", .bold)"))`.
  public static func header(_ text: Text) -> Style { Style(SectionView.header.asText, text) }
  /// Sets the text below the rows, with parts that look different or are links. It replaces the footer of the section.
  public static func footer(_ text: Text) -> Style { Style(SectionView.footer.asText, text) }
}
