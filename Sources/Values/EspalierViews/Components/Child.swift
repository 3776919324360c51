/// A fixed child of a view class: its name and its class, declared once.
///
/// ```swift
/// final class Price: View {
///   static let title = Child("title", Label.self)
///   static let amount = Child("amount", Label.self)
///
///   override class var layout: Layout { .row { title.with(.grows()); amount } }
/// }
///
/// let bread: Component<Price> = Component(.child(\.title, .text("Bread")), .child(\.amount, .text("3.20")))
/// ```
///
/// The class's ``View/layout`` lists its children; a child in no layout of its class is not part of the view.
public struct Child<V: View>: Sendable {
  // Safe: all declarations are kept for ever (`ChildPlaces`), so the reference never dangles. It is unmanaged because
  // counting references would cost more than everything else in a style of a child.
  @usableFromInline let reference: Unmanaged<ChildPlace>

  /// The declaration.
  var place: ChildPlace { reference.takeUnretainedValue() }

  /// Declares a child of the enclosing class.
  ///
  /// - Parameters:
  ///   - name: The name in descriptions and tests, unique among the children of the class.
  ///   - type: The child's class.
  ///   - owner: The class that declares the child; omit it.
  ///   - file: The source file of the declaration, for reports; omit it.
  ///   - line: The line of the declaration, for reports; omit it.
  public init(
    _ name: String, _ type: V.Type = V.self, of owner: String = #function, file: String = #fileID, line: UInt = #line
  ) {
    reference = ChildPlaces.reference(name, type, owner, SourcePlace(file: file, line: line))
  }

  /// The name, unique among the children of the class.
  public var name: String { place.name }

  /// Returns the child's number among the descendants of a view of a class, in preorder from 0 for the view itself; nil
  /// if no layout of the class lists the child.
  public func element(in type: View.Type) -> Int? { ViewSchema.of(type).element(of: place) }

  /// Returns the same number for code that styles, reads or draws the child; 0 instead of nil, which is then reported.
  @inlinable package func number(in type: View.Type) -> Int {
    reference._withUnsafeGuaranteedRef { $0.element(in: type) }
  }

  /// Returns this child for a layout, with styles that apply unless a component sets others.
  public func with(_ styles: Style<V>...) -> LayoutChild {
    LayoutChild(place: place, base: Component(styles: styles).erased)
  }
}
