/// One fixed child of a view class: its name and its class, declared once.
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
/// The class's ``View/layout`` is the list of its children: one that stands in no layout of its class is no part of it.
public struct Child<V: View>: Sendable {
  // Safe: all declarations are kept for ever (`ChildPlaces`), so the reference never dangles. It is unmanaged because
  // counting it would cost more than all else that a style of a child takes.
  @usableFromInline let reference: Unmanaged<ChildPlace>

  /// The declaration.
  var place: ChildPlace { reference.takeUnretainedValue() }

  /// Declares a child of the class in which this stands.
  ///
  /// - Parameters:
  ///   - name: The name, unique among the children of the class, as descriptions and tests say it.
  ///   - type: The child's class.
  ///   - owner: The class that declares the child; leave it out.
  ///   - file: The place of the declaration, for reports; leave it out.
  ///   - line: The place of the declaration, for reports; leave it out.
  public init(
    _ name: String, _ type: V.Type = V.self, of owner: String = #function, file: String = #fileID, line: UInt = #line
  ) {
    reference = ChildPlaces.reference(name, type, owner, SourcePlace(file: file, line: line))
  }

  /// The name, unique among the children of the class.
  public var name: String { place.name }

  /// Returns the child's number among all descendants of a view of a class, in preorder, in which the view itself is 0;
  /// nil if the child stands in no layout of the class.
  public func element(in type: View.Type) -> Int? { ViewSchema.of(type).element(of: place) }

  /// Returns the same number to what styles, reads or draws the child; 0 in place of nil, which is reported.
  @inlinable package func number(in type: View.Type) -> Int {
    reference._withUnsafeGuaranteedRef { $0.element(in: type) }
  }

  /// Returns this child for a layout, with styles that hold wherever a component sets no others.
  public func with(_ styles: Style<V>...) -> LayoutChild {
    LayoutChild(place: place, base: Component(styles: styles).erased)
  }
}
