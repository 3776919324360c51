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
  // Safe: all declarations are kept for ever (`ChildDeclarations`), so the reference never dangles. It is unmanaged,
  // because counting references would cost more than everything else in a style of a child.
  @usableFromInline let reference: Unmanaged<ChildDeclaration>

  /// The declaration of the child.
  var position: ChildDeclaration { reference.takeUnretainedValue() }

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
    reference = ChildDeclarations.reference(name, type, owner, SourcePosition(file: file, line: line))
  }

  /// The name of the child, unique among the children of its class.
  public var name: String { position.name }

  /// Returns the number of the child in a view class; nil if no layout of the class lists the child. The view itself
  /// has the number 0, and its descendants follow in preorder.
  public func element(in type: View.Type) -> Int? { ViewSchema.of(type).element(of: position) }

  /// Returns the number of the child in a view class, for code that styles, reads or draws the child. If no layout of
  /// the class lists the child, it returns 0 and records the problem.
  @inlinable package func number(in type: View.Type) -> Int {
    reference._withUnsafeGuaranteedRef { $0.element(in: type) }
  }

  /// Returns this child for a layout, with styles that apply unless a component sets others.
  public func with(_ styles: Style<V>...) -> LayoutChild {
    LayoutChild(position: position, base: Component(styles: styles).erased)
  }
}
