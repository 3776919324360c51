internal import Synchronization

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

  /// Creates a property of the framework itself: its number is a literal below 512, so that a use of it folds to a
  /// constant.
  @inlinable package init(number: UInt16, _ name: String, default defaultValue: Value) {
    self.number = number
    self.name = name
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

/// All properties of this process by number. The framework's own come first and are fixed.
enum PropertyTable {
  /// Numbers below are the framework's.
  static let firstOwn: UInt16 = 512

  private static let own = Mutex<[PropertyDescription]>([])
  /// The properties of the framework's classes in layers above this one, from the first use of their class on.
  private static let upperLayers = Mutex<[UInt16: PropertyDescription]>([:])

  static func name(_ properties: [UInt16: PropertyDescription]) {
    upperLayers.withLock { $0.merge(properties) { first, _ in first } }
  }

  static func register(name: String, default defaultValue: StyleValue) -> UInt16 {
    own.withLock { table in
      table.append(PropertyDescription(name: name, defaultValue: defaultValue))
      // 60,927 declarations of properties are more than a program can hold in its source.
      return UInt16(min(Int(firstOwn) + table.count, Int(CustomStyles.firstNumber)) - 1)
    }
  }

  static func description(of number: UInt16) -> PropertyDescription {
    if number < firstOwn {
      return FrameworkProperties.byNumber[number] ?? upperLayers.withLock { $0[number] }
        ?? PropertyDescription(name: "property \(number)", defaultValue: .none)
    }
    if let key = CustomStyles.name(of: number) { return PropertyDescription(name: key, defaultValue: .none) }
    return own.withLock { table in
      let index = Int(number - firstOwn)
      return index < table.count ? table[index] : PropertyDescription(name: "property \(number)", defaultValue: .none)
    }
  }
}
