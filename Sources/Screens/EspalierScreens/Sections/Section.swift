public import EspalierViews

/// Rows under a header and over a footer, kept by identity.
///
/// A section over items holds the items and a function from item to row; rows are made only for items that are new or
/// have changed. What a row reads besides its item is passed as `reading`, so that nothing goes stale in silence.
///
/// ```swift
/// struct Account: Hashable, Sendable, Identifiable { var id: Int; var name: String }
/// @MainActor func section(_ accounts: [Account], currency: String) -> Section {
///   Section("accounts", accounts, reading: currency, header: "Accounts") { account, currency in
///     Row(Label.with(.text(account.name)), Label.with(.text(currency)))
///   }
/// }
/// ```
///
/// Of a section with more than 200 rows only those around the places in sight are made, however many items there are;
/// see ``showingAllRows()``. Two items with one identity are both shown, and reported in the log with their place.
public struct Section: Sendable {
  /// The arrangement of a section's rows.
  public enum Layout: String, Sendable, Hashable, StyleValueConvertible {
    /// Below each other, with lines between them.
    case list
    /// Fields below each other, with room between them.
    case form
    /// Beside each other as far as there is room, then below.
    case grid
    /// Below each other, without lines or surface.
    case plain
    /// Small tiles beside each other, two at least where the screen is not too narrow: for figures.
    case figures
    /// Beside each other on one line, without surface, which scrolls where they are wider than their room: for filters.
    case strip
  }

  /// The section's identity in its screen; empty for one that is known by its place.
  public private(set) var id: String
  /// The title above the rows; empty for none.
  public var header: String
  /// The text below the rows; empty for none.
  public var footer: String
  /// The arrangement of the rows.
  public var layout: Layout
  /// The form submission that the section's fields belong to, carried out by the surface.
  public var submission: Submission?
  /// A Boolean value that indicates whether the rows are a preview of content that is still to come.
  public var isSkeleton = false

  /// Keeps an error of a handler of one of the section's views, and shows it in the section's place; nil where the
  /// scene does that.
  package var onFailure: (@MainActor @Sendable (any Error) -> Void)?

  /// The columns, when the section is a table.
  public internal(set) var columns: TableHeadings?
  var sorting: Sorting?
  /// The styles that ``styled(_:)`` has added.
  var style: Component<SectionView>?
  /// True when every row is there, however many there are.
  private(set) var showsAllRows = false
  let expansion: Expansion?
  let content: any SectionContent

  /// Creates a section of rows written out one by one. Without an identity it is known by its place in the screen,
  /// which is enough for a section that is always there.
  ///
  /// With `isExpanded` its header is a button that opens and closes the section; the rows of a closed section are not
  /// made.
  @MainActor public init(
    _ id: String = "", header: String = "", footer: String = "", layout: Layout = .list, submission: Submission? = nil,
    isExpanded: Binding<Bool>? = nil, @RowBuilder rows: () -> [Row]
  ) {
    self.init(
      id: id, header: header, footer: footer, layout: layout, submission: submission, isExpanded: isExpanded,
      content: RowsContent(rows: isExpanded?.value == false ? [] : rows()))
  }

  /// Creates a section over items, each with an identity.
  ///
  /// - Parameters:
  ///   - selection: The chosen rows; nil for rows that cannot be chosen.
  ///   - isExpanded: True when the rows are shown; with it the header is a button that opens and closes the section.
  ///   - onMove: Moves a row to another place; nil for rows that stay where they are.
  @inlinable @MainActor public init<Item: Equatable & Sendable & Identifiable>(
    _ id: String, _ items: [Item], header: String = "", footer: String = "", layout: Layout = .list,
    selection: RowSelection<Item.ID>? = nil, isExpanded: Binding<Bool>? = nil,
    onMove: (@MainActor @Sendable (RowMove<Item.ID>) throws -> Void)? = nil,
    row: @escaping @MainActor @Sendable (Item) -> Row
  ) where Item.ID: Sendable {
    self.init(
      id: id, header: header, footer: footer, layout: layout, isExpanded: isExpanded, items: items, reading: 0,
      operations: ItemsOperations(), selection: selection, onMove: onMove, pages: nil
    ) { item, _ in row(item) }
  }

  /// Creates a section over items whose rows read a value besides their item.
  @inlinable @MainActor public init<Item: Equatable & Sendable & Identifiable, Reading: Equatable & Sendable>(
    _ id: String, _ items: [Item], reading: Reading, header: String = "", footer: String = "", layout: Layout = .list,
    selection: RowSelection<Item.ID>? = nil, isExpanded: Binding<Bool>? = nil,
    onMove: (@MainActor @Sendable (RowMove<Item.ID>) throws -> Void)? = nil,
    row: @escaping @MainActor @Sendable (Item, Reading) -> Row
  ) where Item.ID: Sendable {
    self.init(
      id: id, header: header, footer: footer, layout: layout, isExpanded: isExpanded, items: items, reading: reading,
      operations: ItemsOperations(), selection: selection, onMove: onMove, pages: nil, row: row)
  }

  /// Creates a section over the pages of a long list. It has a row for each item from the first answer on; pages are
  /// fetched when their places come into sight, and until then grey shapes stand there. A page that could not be
  /// fetched says so in its place, with a way to try again.
  @inlinable @MainActor public init<Item: Equatable & Sendable & Identifiable, Reading: Equatable & Sendable>(
    _ id: String, _ pages: PagedList<Item>, reading: Reading, header: String = "", footer: String = "",
    layout: Layout = .list, selection: RowSelection<Item.ID>? = nil,
    row: @escaping @MainActor @Sendable (Item, Reading) -> Row
  ) where Item.ID: Sendable {
    self.init(
      id: id, header: header, footer: footer, layout: layout, isExpanded: nil, items: nil, reading: reading,
      operations: ItemsOperations(), selection: selection, onMove: nil, pages: pages, row: row)
  }

  /// Creates a section over items, or over the items of pages.
  @usableFromInline @MainActor init<Item: Equatable & Sendable & Identifiable, Reading: Equatable & Sendable>(
    id: String, header: String, footer: String, layout: Layout, isExpanded: Binding<Bool>?, items: [Item]?,
    reading: Reading, operations: ItemsOperations<Item>, selection: RowSelection<Item.ID>?,
    onMove: (@MainActor @Sendable (RowMove<Item.ID>) throws -> Void)?, pages: PagedList<Item>?,
    row: @escaping @MainActor @Sendable (Item, Reading) -> Row
  ) where Item.ID: Sendable {
    var content = ItemsContent(
      items: items ?? pages?.items ?? [], reading: reading, operations: operations, make: row)
    content.selection = selection
    content.onMove = onMove
    self.init(
      id: id, header: header, footer: footer, layout: layout, submission: nil, isExpanded: isExpanded,
      content: pages.map { PagedContent(content, of: $0) } ?? content)
  }

  @MainActor init(
    id: String, header: String, footer: String, layout: Layout, submission: Submission?, isExpanded: Binding<Bool>?,
    content: any SectionContent
  ) {
    self.id = id
    self.header = header
    self.footer = footer
    self.layout = layout
    self.submission = submission
    expansion = isExpanded.map { Expansion(isExpanded: $0.value, binding: $0) }
    // The value is read here, where the properties that a screen reads are followed.
    self.content = expansion?.isExpanded == false ? RowsContent(rows: []) : content
  }

  /// The open or closed state of the section, and the binding that a tap on the header writes to.
  struct Expansion: Sendable {
    let isExpanded: Bool
    let binding: Binding<Bool>
  }

  /// Returns the section under another identity: a screen that consists of several parts keeps theirs apart.
  public func identified(as id: String) -> Section {
    var section = self
    section.id = id
    return section
  }

  /// Returns the section with each of its rows on the screen at once, however many there are: for a list that is
  /// printed, or searched by the browser's own means.
  ///
  /// Each row is then made, held and sent, which costs as much as there are rows; more than 5,000 are reported in the
  /// log.
  ///
  /// ```swift
  /// @MainActor func statement(_ lines: [String]) -> Section {
  ///   Section("statement") { for line in lines { Row(Label.with(.text(line))) } }.showingAllRows()
  /// }
  /// ```
  public func showingAllRows() -> Section {
    var section = self
    section.showsAllRows = true
    return section
  }

  /// The number of rows of the section; zero while it is closed.
  public var count: Int { content.count }
}
