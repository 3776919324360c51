/// One property of a view class: its identity, its type and its default, declared once.
///
/// A property is a static constant of its view class. Code that sets it names it by key path, which costs nothing at
/// run time and works for every subclass.
///
/// ```swift
/// final class Card: View {
///   static let isShiny = Property("isShiny", of: Card.self, default: false) { $0 ? .background(.accent) : nil }
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

  /// Declares a property of a class of your own that the code that draws the class reads.
  ///
  /// A class with a layout has no such code, so that nothing would show the property; declare it with
  /// ``init(_:of:default:effect:)``. A browser's page logs once each property that it cannot show.
  public init(_ name: String, default defaultValue: Value) {
    self.number = PropertyTable.register(name: name, default: defaultValue.styleValue)
    self.name = name
    self.defaultValue = defaultValue
  }

  /// Declares a property of a class of your own together with the styles that its values stand for.
  ///
  /// Each surface shows the styles, in tests as in a browser. If the value changes, the styles that no longer apply
  /// return to those of the layout.
  ///
  /// ```swift
  /// final class Price: View {
  ///   static let isFalling = Property("isFalling", of: Price.self, default: false) { isFalling in
  ///     isFalling ? .child(\.amount, .color(.negative)) : nil
  ///   }
  ///   static let amount = Child("amount", Label.self)
  ///
  ///   override class var layout: Layout { .row { amount.with(.hasTabularFigures()) } }
  /// }
  ///
  /// let price = Price.with(.set(\.isFalling, true), .child(\.amount, .text("3.20")))
  /// ```
  ///
  /// - A style of the component wins over an effect. Of two effects that set the same style, the one of the outer view
  ///   wins, and in one view the one whose property's name comes later in the alphabet.
  /// - A view that does not set the property shows its layout. If the styles for the default differ from the layout,
  ///   the window reports it, because the two would look different.
  ///
  /// - Parameters:
  ///   - name: The name of the property, unique among the properties of the class.
  ///   - owner: The class that declares the property.
  ///   - defaultValue: The value that the property has if no style sets it.
  ///   - effect: Returns the styles for a value, or nil if the view does not change. It depends on nothing but the
  ///     value. ``Style/all(_:)`` combines several styles.
  public init<Owner: View>(
    _ name: String, of owner: Owner.Type, default defaultValue: Value,
    effect: @escaping @Sendable (Value) -> Style<Owner>?
  ) {
    self.init(name, default: defaultValue)
    PropertyEffects.add(
      PropertyEffects.Effect(
        owner: owner,
        styles: { stored in
          let value = Value(styleValue: stored) ?? defaultValue
          return effect(value).map { Component(styles: [$0]).storage } ?? StyleStorage()
        },
        fits: { $0 is Owner.Type }),
      to: number)
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
