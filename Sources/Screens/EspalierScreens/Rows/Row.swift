public import EspalierViews

/// A row of a section: a component, and the action when the row is chosen.
///
/// A row consists of a view class of your own, or of any parts in any order:
///
/// ```swift
/// let row = Row(ImageView.with(.image(.icon(.card))), Label.with(.text("Card"), .grows()), Label.with(.text("12.00")))
///   .link(to: "/accounts/1")
/// ```
public struct Row: Sendable {
  /// The behaviour of a row, which decides how a surface builds it.
  public enum Form: String, Sendable, Hashable {
    /// A row that cannot be chosen as a whole; it may hold controls.
    case plain
    /// A row that leads to another place.
    case link
    /// A row that runs an action when tapped.
    case button
    /// A row that heads the rows below it, and stays visible while they scroll.
    case heading
  }

  /// The component that the row shows.
  public internal(set) var component: AnyComponent
  /// The behaviour of the row.
  public internal(set) var form: Form = .plain
  /// The identity of a row that is written out in code rather than made from an item; nil if the row is identified by
  /// its position.
  public internal(set) var id: String?
  /// The actions of the row, besides choosing it.
  public internal(set) var actions: [RowAction] = []
  /// The line of code that made the row.
  package internal(set) var site: DeclarationSite
  var appearance: EventHandler.Body?
  var disappearance: EventHandler.Body?
  var doubleTap: EventHandler.Body?
  var willMove: (@MainActor @Sendable () throws -> Void)?
  var didMove: (@MainActor @Sendable () throws -> Void)?

  /// Creates a row that shows a component.
  ///
  /// The inspector shows `file` and `line` in a debug build.
  public init<V: View>(_ component: Component<V>, file: StaticString = #fileID, line: UInt = #line) {
    self.init(component.erased, file: file, line: line)
  }

  /// Creates a row that shows a value that can be converted to a component.
  ///
  /// The inspector shows `file` and `line` in a debug build.
  public init(_ value: some ComponentConvertible, file: StaticString = #fileID, line: UInt = #line) {
    self.init(value.component.erased, file: file, line: line)
  }

  /// Creates a row that shows components beside each other.
  ///
  /// The inspector shows `file` and `line` in a debug build.
  public init<each Part: View>(
    _ part: repeat Component<each Part>, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(Component<Stack<repeat each Part>>.stack(repeat each part).erased, file: file, line: line)
  }

  /// Creates a row that shows a component of any class.
  ///
  /// The inspector shows `file` and `line` in a debug build.
  public init(_ component: AnyComponent, file: StaticString = #fileID, line: UInt = #line) {
    self.component = component
    site = DeclarationSite(file, line)
  }

  /// Creates a row that shows components beside each other. The closure that lists the components can contain loops and
  /// conditions.
  ///
  /// ```swift
  /// func row(_ name: String, tags: [String]) -> Row {
  ///   Row {
  ///     Label.with(.text(name), .grows())
  ///     for tag in tags { Badge.with(.text(tag)) }
  ///   }
  /// }
  /// ```
  ///
  /// A row with another number of parts is another class of view, and is built again. If the parts are always the same,
  /// write them as arguments.
  ///
  /// The inspector shows `file` and `line` in a debug build.
  public init(
    file: StaticString = #fileID, line: UInt = #line, @RowPartsBuilder parts: () -> [AnyComponent]
  ) {
    self.init(.stack(parts()), file: file, line: line)
  }

  /// Returns the row as a link to a destination. If the destination is nil, it returns the row unchanged.
  public func link(to destination: Destination?) -> Row {
    guard let destination else { return self }
    var row = self
    row.form = .link
    row.component = component.setting(View.destination, to: destination.address)
    return row
  }

  /// Returns the row as a button.
  public func onTap(_ action: @escaping @MainActor @Sendable () throws -> Void) -> Row {
    var row = self
    row.form = .button
    row.component = component.handling(.tap) { _ in try action() }
    return row
  }

  /// Returns the row as a button whose action runs as a task. The row is busy and ignores taps while the task runs. The
  /// task ends with the window.
  public func onTapTask(_ action: @escaping @MainActor @Sendable () async throws -> Void) -> Row {
    var row = self
    row.form = .button
    row.component = component.handlingTask(.tap) { _ in try await action() }
    return row
  }

  /// Returns the row as a heading that stays visible while its rows scroll.
  public func heading() -> Row {
    var row = self
    row.form = .heading
    return row
  }

  /// Returns the row with an identity of its own.
  public func id(_ id: String) -> Row {
    var row = self
    row.id = id
    return row
  }
}
