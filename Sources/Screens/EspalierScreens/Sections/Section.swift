public import EspalierViews

/// A group of rows with a header and a footer. The rows keep their identities from one update to the next.
///
/// A section over items holds the items and a function that returns the row of an item; rows are created only for items
/// that are new or have changed. Pass the other values that rows read as `reading`; when one of them changes, all rows are
/// created again.
///
/// ```swift
/// struct Account: Hashable, Sendable, Identifiable { var id: Int; var name: String }
/// @MainActor func section(_ accounts: [Account], currency: String) -> Section {
///   Section("accounts", accounts, reading: currency, header: "Accounts") { account in
///     Row(Label.with(.text(account.name)), Label.with(.text(currency)))
///   }
/// }
/// ```
///
/// In a section with more than 200 rows, only those around the visible ones are created, however many items there are;
/// see ``showingAllRows()``. Two items with the same identity are both shown, and are reported in the log with their
/// position.
public struct Section: Sendable {
  /// The arrangement of a section's rows.
  public enum Layout: String, Sendable, Hashable, StyleValueConvertible {
    /// Rows below each other, with lines between them.
    case list
    /// Fields below each other, with space between them.
    case form
    /// Rows beside each other where there is space, and otherwise below each other.
    case grid
    /// Rows below each other, without lines or a background.
    case plain
    /// Small tiles beside each other, for figures; at least two where the screen is not too narrow.
    case figures
    /// Rows beside each other without a background, for filters. They scroll sideways if they are wider than their
    /// space.
    case strip
  }

  /// The section's identity in its screen; empty for a section that is identified by its position.
  public private(set) var id: String
  /// The title above the rows; empty for none.
  public var header: String
  /// The text below the rows; empty for none.
  public var footer: String
  /// The arrangement of the rows.
  public var layout: Layout
  /// The form submission that the section's fields belong to, carried out by the surface.
  public var submission: Submission?
  /// The view above the rows; nil for the ``header``, or for none.
  public private(set) var headerView: AnyComponent?
  /// The view below the rows; nil for the ``footer``, or for none.
  public private(set) var footerView: AnyComponent?
  /// The title of the section in the index of its screen; nil for a section that the index does not list.
  public private(set) var indexTitle: String?
  /// A Boolean value that indicates whether the rows are a preview of content that is still loading.
  public var isSkeleton = false

  /// The line of code that made the section.
  package internal(set) var site: DeclarationSite
  /// The function that stores a handler's error and shows it instead of the section; nil if the scene shows the errors
  /// of the section's handlers.
  package var onFailure: (@MainActor @Sendable (any Error) -> Void)?

  /// The columns, when the section is a table.
  public internal(set) var columns: TableHeadings?
  var sorting: Sorting?
  /// The styles that ``styled(_:)`` has added.
  var style: Component<SectionView>?
  /// True if all rows are on the screen at once, however many there are.
  private(set) var showsAllRows = false
  let expansion: Expansion?
  var content: any SectionContent
  /// The views around a section whose items are fetched page by page; nil for any other section.
  var surroundings: PageSurroundings?

  /// Creates a section of rows that are written out one by one.
  ///
  /// Without an identity, the section is identified by its position in the screen. That is enough for a section that is
  /// always present.
  ///
  /// With `isExpanded`, its header is a button that opens and closes the section; the rows of a closed section are not
  /// created.
  ///
  /// The inspector shows `file` and `line` in a debug build.
  @MainActor public init(
    _ id: String = "", header: String = "", footer: String = "", layout: Layout = .list, submission: Submission? = nil,
    isExpanded: Binding<Bool>? = nil, file: StaticString = #fileID, line: UInt = #line,
    @RowBuilder rows: () -> [Row]
  ) {
    self.init(
      id: id, header: header, footer: footer, layout: layout, submission: submission, isExpanded: isExpanded,
      site: DeclarationSite(file, line), content: RowsContent(rows: isExpanded?.value == false ? [] : rows()))
  }

  /// Creates a section with a row for each item. Each item has an identity.
  ///
  /// - Parameters:
  ///   - id: The section's identity in its screen.
  ///   - items: The items, in the order of their rows.
  ///   - reading: The values that the rows read besides their items, such as a currency. When one of them changes, all
  ///     rows are created again. A debug build reports a row that reads another value that has changed.
  ///   - header: The title above the rows; empty for none.
  ///   - footer: The text below the rows; empty for none.
  ///   - layout: The arrangement of the rows.
  ///   - selection: The chosen rows; nil for rows that cannot be chosen.
  ///   - isExpanded: True when the rows are shown. With this binding the header is a button that opens and closes the
  ///     section.
  ///   - onMove: Moves a row to another position; nil for rows that stay where they are.
  ///   - file: The file that the inspector shows.
  ///   - line: The line that the inspector shows.
  ///   - row: Returns the row of an item.
  @inlinable @MainActor
  public init<
    Item: Equatable & Sendable & Identifiable, each Reading: Equatable & Sendable
  >(
    _ id: String, _ items: [Item], reading: repeat each Reading, header: String = "", footer: String = "",
    layout: Layout = .list, selection: RowSelection<Item.ID>? = nil, isExpanded: Binding<Bool>? = nil,
    onMove: (@MainActor @Sendable (RowMove<Item.ID>) throws -> Void)? = nil,
    file: StaticString = #fileID, line: UInt = #line,
    row: @escaping @MainActor @Sendable (Item) -> Row
  ) where Item.ID: Sendable {
    self.init(
      id: id, header: header, footer: footer, layout: layout, isExpanded: isExpanded, items: items,
      reading: RowReading(repeat each reading), operations: ItemsOperations(), selection: selection, onMove: onMove,
      file: file, line: line, row: row)
  }

  @usableFromInline @MainActor init<Item: Equatable & Sendable & Identifiable>(
    id: String, header: String, footer: String, layout: Layout, isExpanded: Binding<Bool>?, items: [Item],
    reading: RowReading, operations: ItemsOperations<Item>, selection: RowSelection<Item.ID>?,
    onMove: (@MainActor @Sendable (RowMove<Item.ID>) throws -> Void)?,
    file: StaticString, line: UInt, row: @escaping @MainActor @Sendable (Item) -> Row
  ) where Item.ID: Sendable {
    var content = ItemsContent(items: items, reading: reading, operations: operations, make: row)
    content.selection = selection
    content.onMove = onMove
    self.init(
      id: id, header: header, footer: footer, layout: layout, submission: nil, isExpanded: isExpanded,
      site: DeclarationSite(file, line), content: content)
  }

  @MainActor init(
    id: String, header: String, footer: String, layout: Layout, submission: Submission?, isExpanded: Binding<Bool>?,
    site: DeclarationSite, content: any SectionContent
  ) {
    self.id = id
    self.header = header
    self.footer = footer
    self.layout = layout
    self.submission = submission
    self.site = site
    expansion = isExpanded.map { Expansion(isExpanded: $0.value, binding: $0) }
    // The value is read here, where the properties that a screen reads are tracked.
    self.content = expansion?.isExpanded == false ? RowsContent(rows: []) : content
  }

  /// The open or closed state of the section, and the binding that a tap on the header writes to.
  struct Expansion: Sendable {
    let isExpanded: Bool
    let binding: Binding<Bool>
  }

  /// Returns the section with another identity. Use it if two parts of one screen contain sections with the same
  /// identity.
  public func identified(as id: String) -> Section {
    var section = self
    section.id = id
    return section
  }

  /// Returns the section with all of its rows on the screen at once, for a list that is printed or searched with the
  /// browser.
  ///
  /// Each row is then created, held and sent, so the cost grows with the number of rows; more than 5,000 are reported
  /// in the log.
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

  /// Returns the section with a view above its rows. The view replaces the section's ``header``.
  ///
  /// The view is a part of the screen like a row: it may contain controls, and only its differences are shown.
  ///
  /// ```swift
  /// @MainActor func accounts(_ names: [String], add: @escaping @MainActor @Sendable () -> Void) -> Section {
  ///   Section("accounts") { for name in names { Row(Label.with(.text(name))) } }
  ///     .headerView(
  ///       Stack.of(
  ///         Label.with(.text("Accounts"), .textStyle(.title), .headingLevel(2), .grows()),
  ///         Button.with(.title("Add"), .onTap { add() })))
  /// }
  /// ```
  public func headerView<V: View>(_ view: Component<V>) -> Section {
    var section = self
    section.headerView = view.erased
    return section
  }

  /// Returns the section with a view below its rows. The view replaces the section's ``footer``.
  public func footerView<V: View>(_ view: Component<V>) -> Section {
    var section = self
    section.footerView = view.erased
    return section
  }

  /// Returns the section with a title in the index of its screen, such as the first letter of its rows.
  ///
  /// A screen with such sections shows their titles at its edge; each leads to its section.
  ///
  /// ```swift
  /// @MainActor func people(_ names: [String: [String]]) -> [Section] {
  ///   names.keys.sorted().map { letter in
  ///     Section(letter, header: letter) { for name in names[letter] ?? [] { Row(Label.with(.text(name))) } }
  ///       .indexed(as: letter)
  ///   }
  /// }
  /// ```
  public func indexed(as title: String) -> Section {
    var section = self
    section.indexTitle = title
    return section
  }

  /// The number of rows of the section; zero while it is closed.
  public var count: Int { content.count }
}
