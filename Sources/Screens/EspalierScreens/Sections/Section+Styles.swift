public import EspalierViews

/// The lines between the rows of a list or table.
public enum Separators: String, StyleValueConvertible, Codable, CaseIterable {
  /// Lines as the section's layout has them: those of a list begin where its text does.
  case standard
  /// Lines from edge to edge.
  case full
  /// No lines.
  case none
}

extension SectionView: Scrolling {
  /// The lines between the rows.
  @inlinable public static var separators: Property<Separators> {
    Property(number: 455, "separators", default: .standard)
  }
  /// The colour of those lines; nil for the theme's.
  @inlinable public static var separatorColor: Property<ViewColor?> {
    Property(number: 456, "separatorColor", default: nil)
  }
  /// The least height of a row, in points; nil for the height that a finger needs. The parts of a strip keep their own
  /// height.
  @inlinable public static var rowHeight: Property<Int?> { Property(number: 457, "rowHeight", default: nil) }
  /// Space inside the edges of each row; nil, and edges that are nil, as the layout has it.
  @inlinable public static var rowInsets: Property<Insets?> { Property(number: 458, "rowInsets", default: nil) }
  /// The space between rows, or between the items of a grid; nil as the layout has it. The rows of a table have none.
  @inlinable public static var rowGap: Property<Spacing?> { Property(number: 459, "rowGap", default: nil) }
  /// The least width of an item of a grid, in points: as many stand beside each other as fit. Nil as the layout has it.
  @inlinable public static var itemWidth: Property<Int?> { Property(number: 460, "itemWidth", default: nil) }
  /// A Boolean value that indicates whether the header stays in sight while the rows below it scroll.
  @inlinable public static var isHeaderPinned: Property<Bool> {
    Property(number: 461, "isHeaderPinned", default: false)
  }
}

extension Style where Target == SectionView {
  /// Sets the lines between the rows.
  public static func separators(_ value: Separators) -> Style { Style(SectionView.separators, value) }
  /// Sets the colour of the lines between the rows; nil for the theme's.
  public static func separatorColor(_ value: ViewColor?) -> Style { Style(SectionView.separatorColor, value) }
  /// Sets the least height of a row, in points. A row that can be acted on is still as high as a finger needs.
  public static func rowHeight(_ value: Int?) -> Style { Style(SectionView.rowHeight, value) }
  /// Sets the space inside the edges of each row.
  public static func rowInsets(_ value: Insets?) -> Style { Style(SectionView.rowInsets, value) }
  /// Sets the space between rows, or between the items of a grid.
  public static func rowGap(_ value: Spacing?) -> Style { Style(SectionView.rowGap, value) }
  /// Sets the least width of an item of a grid, in points.
  public static func itemWidth(_ value: Int?) -> Style { Style(SectionView.itemWidth, value) }
  /// Sets whether the header stays in sight while the rows below it scroll.
  public static func isHeaderPinned(_ value: Bool = true) -> Style { Style(SectionView.isHeaderPinned, value) }
}

extension Section {
  /// Returns the section with styles for its list, table, grid or strip, and those that every view has.
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
}
