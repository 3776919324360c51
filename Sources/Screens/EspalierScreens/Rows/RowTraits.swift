public import EspalierViews

/// The traits of a row beyond its own view, which decide how a surface builds it; a row whose traits change is built
/// anew.
public struct RowTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The row is one of several to choose from.
  public static let selectsOne = RowTraits(rawValue: 1)
  /// The row is chosen by itself, beside others.
  public static let selectsMany = RowTraits(rawValue: 2)
  /// The row has actions.
  public static let hasActions = RowTraits(rawValue: 4)
  /// The row can be moved to another place.
  public static let isMovable = RowTraits(rawValue: 8)
  /// The app wants to know when the row comes into sight.
  public static let isWatched = RowTraits(rawValue: 16)
  /// The row handles two taps in quick succession.
  public static let takesDoubleTaps = RowTraits(rawValue: 32)

  /// The row is one of a table that does nothing, and each of its cells is running text: a ``Label`` with nothing but a
  /// text and its colour. A surface can show such a cell without a view of its own.
  public static let isText = RowTraits(rawValue: 64)

  /// The traits of rows that can be chosen.
  public static let isSelectable: RowTraits = [.selectsOne, .selectsMany]

  /// Creates the traits of a row that shows a component.
  public init(_ component: AnyComponent) {
    self = component.isRowOfText ? .isText : []
    // Most rows have none, and all rows are asked.
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
