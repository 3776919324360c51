public import EspalierViews

/// What stands around a row's own view, which decides how a surface builds it; a row whose traits change is built anew.
public struct RowTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Collects bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// One of several to choose from.
  public static let selectsOne = RowTraits(rawValue: 1)
  /// Chosen by itself, beside others.
  public static let selectsMany = RowTraits(rawValue: 2)
  /// Things can be done with it.
  public static let hasActions = RowTraits(rawValue: 4)
  /// It can be put at another place.
  public static let isMovable = RowTraits(rawValue: 8)
  /// The app wants to know when it comes into sight.
  public static let isWatched = RowTraits(rawValue: 16)
  /// It hears of two taps in quick succession.
  public static let takesDoubleTaps = RowTraits(rawValue: 32)

  /// Either way of being chosen.
  public static let isSelectable: RowTraits = [.selectsOne, .selectsMany]

  /// The traits of a row that shows a component.
  public init(_ component: AnyComponent) {
    self = []
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
  }
}
