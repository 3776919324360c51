/// One property of a view class: its identity, its type and its default, declared once.
///
/// A property is a static constant of the view class that has it. It is spelled by key path where it is set, which
/// costs nothing at run time, and works for every subclass.
///
/// ```swift
/// final class Card: View {
///   static let isShiny = Property("isShiny", default: false)
/// }
/// let shiny: Component<Card> = Component(.set(\.isShiny, true))
/// ```
///
/// - The name is what descriptions, snapshots and surfaces show; it must be unique among the properties of a class.
/// - The number behind it follows the first use and differs from run to run, so it is never stored or sent.
public struct Property<Value: StyleValueConvertible>: Sendable {
  /// The number that orders properties within this process.
  @usableFromInline let number: UInt16
  /// The property's name.
  public let name: String
  /// The value that a view has when no style sets one.
  public let defaultValue: Value

  /// Declares a property of a class of yours.
  public init(_ name: String, default defaultValue: Value) {
    self.number = PropertyTable.register(name: name, default: defaultValue.styleValue)
    self.name = name
    self.defaultValue = defaultValue
  }

  /// Creates a property of the framework itself: its key is a constant, so that a use of it folds to one.
  @inlinable package init(_ key: PropertyKey, default defaultValue: Value) {
    number = key.number
    name = key.name
    self.defaultValue = defaultValue
  }
}

/// A property without its value's type, as surfaces and descriptions see it.
public struct PropertyDescription: Sendable, Equatable {
  /// The property's name.
  public let name: String
  /// The declared default, as it is stored.
  public let defaultValue: StyleValue
}
