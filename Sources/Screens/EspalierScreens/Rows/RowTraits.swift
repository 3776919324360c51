public import EspalierViews

/// The traits of a row that, beyond its own view, decide how a surface builds it. A surface builds a row again when its
/// traits change.
public struct RowTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A row of a selection in which at most one row is chosen.
  public static let selectsOne = RowTraits(rawValue: 1)
  /// A row of a selection in which any number of rows can be chosen.
  public static let selectsMany = RowTraits(rawValue: 2)
  /// A row that has actions.
  public static let hasActions = RowTraits(rawValue: 4)
  /// A row that can be moved to another position.
  public static let isMovable = RowTraits(rawValue: 8)
  /// A row with an action that runs when the row appears or disappears.
  public static let isWatched = RowTraits(rawValue: 16)
  /// A row that handles two taps in quick succession.
  public static let takesDoubleTaps = RowTraits(rawValue: 32)

  /// A table row that has no behaviour and only text in its cells.
  ///
  /// Each cell is an ``/EspalierViews/Label`` with only a text and a colour. A surface can show such a cell without a
  /// view of its own.
  public static let isText = RowTraits(rawValue: 64)

  /// The traits of rows that can be chosen.
  public static let isSelectable: RowTraits = [.selectsOne, .selectsMany]

  /// Creates the traits of a row that shows a component.
  public init(_ component: AnyComponent) {
    self = component.isRowOfText ? .isText : []
    // Most rows have no traits, and this runs for every row.
    guard component.isAnySet(in: RowProperties.numbers) else { return }
    switch component.value(of: RowProperties.selection) {
    case .one: insert(.selectsOne)
    case .many: insert(.selectsMany)
    case nil: break
    }
    if component.isSet(RowProperties.actions) { insert(.hasActions) }
    if component.value(of: RowProperties.isMovable) { insert(.isMovable) }
    if component.value(of: RowProperties.isWatched) { insert(.isWatched) }
    if component.value(of: RowProperties.takesDoubleTaps) { insert(.takesDoubleTaps) }
    if !isDisjoint(with: [.isSelectable, .hasActions, .isMovable]) { remove(.isText) }
  }
}
