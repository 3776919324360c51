public import EspalierViews

/// The lines between the rows of a list or table.
public enum Separators: String, StyleValueConvertible, Codable, CaseIterable {
  /// The standard lines of the section's layout. In a list, a line begins where the text of the rows begins.
  case standard
  /// Lines from edge to edge.
  case full
  /// No lines.
  case none
}

extension SectionView: Scrolling {
  /// The lines between the rows.
  @inlinable public static var separators: Property<Separators> {
    Property(.sectionViewSeparators, default: .standard)
  }
  /// The colour of the lines between the rows; nil for the theme's.
  @inlinable public static var separatorColor: Property<ViewColor?> {
    Property(.sectionViewSeparatorColor, default: nil)
  }
  /// The minimum height of a row, in points; nil for the minimum height of a touch target.
  ///
  /// A row with an action is at least as high as a touch target. The parts of a strip keep their own height.
  @inlinable public static var rowHeight: Property<Int?> { Property(.sectionViewRowHeight, default: nil) }
  /// The space inside the edges of each row. If the value, or one of its edges, is nil, the layout's space is used.
  @inlinable public static var rowInsets: Property<Insets?> { Property(.sectionViewRowInsets, default: nil) }
  /// The space between rows, or between the items of a grid; nil for the space of the layout.
  ///
  /// The rows of a table have no space between them.
  @inlinable public static var rowGap: Property<Spacing?> { Property(.sectionViewRowGap, default: nil) }
  /// The minimum width of an item of a grid, in points; nil for the width of the layout.
  ///
  /// A line holds as many items as fit.
  @inlinable public static var itemWidth: Property<Int?> { Property(.sectionViewItemWidth, default: nil) }
  /// The colour behind a row while it is chosen, leads to the visible place, or is under the pointer; nil for the
  /// theme's. A colour without opacity shows nothing.
  @inlinable public static var selectionColor: Property<ViewColor?> {
    Property(.sectionViewSelectionColor, default: nil)
  }
  /// A Boolean value that indicates whether the header stays visible while the rows below it scroll.
  @inlinable public static var isHeaderPinned: Property<Bool> {
    Property(.sectionViewIsHeaderPinned, default: false)
  }
}

extension Section {
  /// Returns the section with styles. A style may belong to the section's layout or to every view.
  ///
  /// ```swift
  /// @MainActor func accounts(_ names: [String]) -> Section {
  ///   Section("accounts", header: "Accounts") { for name in names { Row(Label.with(.text(name))) } }
  ///     .styled(.separators(.full), .rowHeight(56), .isHeaderPinned())
  /// }
  /// ```
  ///
  /// Of two styles for one property the later wins, also across two calls.
  public func styled(_ styles: Style<SectionView>...) -> Section {
    var section = self
    section.style = (section.style ?? Component()).adding(Component(styles: styles))
    return section
  }

  /// Returns the section with styles for each of its rows. A style that a row sets itself wins.
  ///
  /// ```swift
  /// @MainActor func notices(_ texts: [String]) -> Section {
  ///   Section("notices", layout: .plain) { for text in texts { Row(Label.with(.text(text))) } }
  ///     .rowsStyled(.background(.raised), .cornerRadius(.large), .padding(.medium))
  /// }
  /// ```
  ///
  /// Of two styles for one property the later wins, also across two calls. All rows are created again when a style
  /// changes.
  public func rowsStyled(_ styles: Style<View>...) -> Section {
    var section = self
    let styled = content as? StyledContent
    section.content = StyledContent(
      rows: styled?.rows ?? content, style: (styled?.style ?? Component()).adding(Component(styles: styles)))
    return section
  }
}
