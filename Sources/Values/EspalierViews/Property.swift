/// One property of a view class: its identity, its type and its default, declared once.
///
/// A property is a static constant of its view class. Code that sets it names it by key path, which costs nothing at
/// run time and works for every subclass.
///
/// ```swift
/// final class Card: View {
///   static let isShiny = Property("isShiny", default: false)
/// }
/// let shiny: Component<Card> = Component(.set(\.isShiny, true))
/// ```
///
/// - Descriptions, snapshots and surfaces show the name, which must be unique among the properties of a class.
/// - The internal number depends on the order of first use and differs from run to run, so it is never stored or sent.
public struct Property<Value: StyleValueConvertible>: Sendable {
  /// The number that orders properties within this process.
  @usableFromInline let number: UInt16
  /// The property's name.
  public let name: String
  /// The value that the property has if no style sets it.
  public let defaultValue: Value

  /// Declares a property of a class of your own.
  public init(_ name: String, default defaultValue: Value) {
    self.number = PropertyTable.register(name: name, default: defaultValue.styleValue)
    self.name = name
    self.defaultValue = defaultValue
  }

  /// Creates a property of the framework itself.
  ///
  /// Its key is a constant, so that the compiler folds each use of the property to a constant.
  @inlinable package init(_ key: PropertyKey, default defaultValue: Value) {
    number = key.number
    name = key.name
    self.defaultValue = defaultValue
  }
}

/// A property without the type of its value, for surfaces and descriptions.
public struct PropertyDescription: Sendable, Equatable {
  /// The property's name.
  public let name: String
  /// The declared default in its stored form.
  public let defaultValue: StyleValue
}
