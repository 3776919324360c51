// espalier properties
// Written from the properties that SectionView declares. Change those and run the command again.
// swift-format-ignore-file

public import EspalierViews

extension PropertyKey {
  @inlinable static var sectionViewNoMatches: PropertyKey { PropertyKey(number: 28, name: "noMatches") }
  @inlinable static var sectionViewHasNoMatches: PropertyKey { PropertyKey(number: 29, name: "hasNoMatches") }
  @inlinable static var sectionViewHeader: PropertyKey { PropertyKey(number: 235, name: "header") }
  @inlinable static var sectionViewFooter: PropertyKey { PropertyKey(number: 236, name: "footer") }
  @inlinable static var sectionViewRowLayout: PropertyKey { PropertyKey(number: 237, name: "rowLayout") }
  @inlinable static var sectionViewSubmission: PropertyKey { PropertyKey(number: 238, name: "submission") }
  @inlinable static var sectionViewIsSkeleton: PropertyKey { PropertyKey(number: 239, name: "isSkeleton") }
  @inlinable static var sectionViewIsExpanded: PropertyKey { PropertyKey(number: 240, name: "isExpanded") }
  @inlinable static var sectionViewColumns: PropertyKey { PropertyKey(number: 241, name: "columns") }
  @inlinable static var sectionViewSort: PropertyKey { PropertyKey(number: 242, name: "sort") }
  @inlinable static var sectionViewAnnouncement: PropertyKey { PropertyKey(number: 243, name: "announcement") }
  @inlinable static var sectionViewLoadingText: PropertyKey { PropertyKey(number: 435, name: "loadingText") }
  @inlinable static var sectionViewSeparators: PropertyKey { PropertyKey(number: 455, name: "separators") }
  @inlinable static var sectionViewSeparatorColor: PropertyKey { PropertyKey(number: 456, name: "separatorColor") }
  @inlinable static var sectionViewRowHeight: PropertyKey { PropertyKey(number: 457, name: "rowHeight") }
  @inlinable static var sectionViewRowInsets: PropertyKey { PropertyKey(number: 458, name: "rowInsets") }
  @inlinable static var sectionViewRowGap: PropertyKey { PropertyKey(number: 459, name: "rowGap") }
  @inlinable static var sectionViewItemWidth: PropertyKey { PropertyKey(number: 460, name: "itemWidth") }
  @inlinable static var sectionViewIsHeaderPinned: PropertyKey { PropertyKey(number: 461, name: "isHeaderPinned") }
  @inlinable static var sectionViewRowWindow: PropertyKey { PropertyKey(number: 480, name: "rowWindow") }
  @inlinable static var sectionViewSelectionColor: PropertyKey { PropertyKey(number: 490, name: "selectionColor") }
  @inlinable static var sectionViewAnchor: PropertyKey { PropertyKey(number: 491, name: "anchor") }
  @inlinable static var sectionViewLocalFilter: PropertyKey { PropertyKey(number: 511, name: "localFilter") }
}

extension Style where Target == SectionView {
  /// Sets the lines between the rows.
  @inlinable public static func separators(_ value: Separators) -> Style { Style(SectionView.separators, value) }
  /// Sets the colour of the lines between the rows; nil for the theme's.
  @inlinable public static func separatorColor(_ value: ViewColor?) -> Style {
    Style(SectionView.separatorColor, value)
  }
  /// Sets the minimum height of a row, in points; nil for the minimum height of a touch target.
  ///
  /// A row with an action is at least as high as a touch target. The parts of a strip keep their own height.
  @inlinable public static func rowHeight(_ value: Int?) -> Style { Style(SectionView.rowHeight, value) }
  /// Sets the space inside the edges of each row. If the value, or one of its edges, is nil, the layout's space is
  /// used.
  @inlinable public static func rowInsets(_ value: Insets?) -> Style { Style(SectionView.rowInsets, value) }
  /// Sets the space between rows, or between the items of a grid; nil for the space of the layout.
  ///
  /// The rows of a table have no space between them.
  @inlinable public static func rowGap(_ value: Spacing?) -> Style { Style(SectionView.rowGap, value) }
  /// Sets the minimum width of an item of a grid, in points; nil for the width of the layout.
  ///
  /// A line holds as many items as fit.
  @inlinable public static func itemWidth(_ value: Int?) -> Style { Style(SectionView.itemWidth, value) }
  /// Sets whether the header stays visible while the rows below it scroll.
  @inlinable public static func isHeaderPinned(_ value: Bool = true) -> Style {
    Style(SectionView.isHeaderPinned, value)
  }
  /// Sets the colour behind a row while it is chosen, leads to the visible place, or is under the pointer; nil for the
  /// theme's. A colour without opacity shows nothing.
  @inlinable public static func selectionColor(_ value: ViewColor?) -> Style {
    Style(SectionView.selectionColor, value)
  }
}

extension PropertyList {
  /// The properties of ``SectionView``.
  static let sectionView = PropertyList(
    of: "SectionView",
    SectionView.noMatches, SectionView.hasNoMatches, SectionView.header, SectionView.footer, SectionView.rowLayout,
    SectionView.submission, SectionView.isSkeleton, SectionView.isExpanded, SectionView.columns, SectionView.sort,
    SectionView.announcement, SectionView.loadingText, SectionView.separators, SectionView.separatorColor,
    SectionView.rowHeight, SectionView.rowInsets, SectionView.rowGap, SectionView.itemWidth,
    SectionView.isHeaderPinned, SectionView.rowWindow, SectionView.selectionColor, SectionView.anchor,
    SectionView.localFilter)
}

extension SectionView: PropertyLayer {
  package static var propertyLists: [PropertyList] { PropertyList.espalierScreens }
}
