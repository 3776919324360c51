public import EspalierViews

extension HTMLElement {
  /// Adds a fixed child of the class. The given closure draws the child, and the drawing of the child's own class is
  /// not used.
  ///
  /// A part of a drawing that has a name (a button to close it, a field in it) is a fixed child. It has handlers by
  /// that name, and keeps its focus and half-typed text. A test reads and taps it without a browser, because its class
  /// determines what it is.
  ///
  /// ```swift
  /// final class Notice: View {
  ///   static let title = Child("title", Label.self)
  ///   static let close = Child("close", Button.self)
  ///
  ///   override class var layout: Layout { .drawn { title; close } }
  /// }
  ///
  /// extension Notice: HTMLDrawn {
  ///   static func draw(_ element: inout HTMLElement) {
  ///     element.tag = "article"
  ///     element.add(title, as: "h3") { $0.text(of: Label.text) }
  ///     element.add(close, as: "button") { button in
  ///       button.set("type", to: "button")
  ///       button.text(of: Button.title) { $0.normal }
  ///       button.raise(.tap)
  ///       button.control()
  ///     }
  ///   }
  /// }
  ///
  /// let notice = Notice.with(.child(\.title, .text("Rent is due")), .child(\.close, .title("Close"), .onTap {}))
  /// ```
  ///
  /// - Inside the closure, properties and events are the child's own: `Label.text` is the text of this label.
  /// - The styles of every view (hidden, background colours, words for screen readers) are applied on top.
  /// - A child is added once; a child that is not added is not drawn, but a test can still read its properties.
  public mutating func add<V: View>(_ child: Child<V>, as tag: String, _ draw: (inout HTMLElement) -> Void) {
    let number = child.number(in: scope.type)
    guard number != 0 else { return }
    var element = HTMLElement(tag, scope: scope.child(V.self, element: number))
    draw(&element)
    element.finish()
    element.addCommonStyles(isHidingOutside: false)
    content.append(.element(element))
  }

  /// Makes this element the control of the view.
  ///
  /// A control can be enabled or disabled, be busy and take the focus, and it reports its handled events. It keeps its
  /// focus and half-typed text when the page is rendered again, and has the attributes for screen readers.
  ///
  /// Call this method in the drawing of a control (``add(_:as:_:)`` of a button or field, or your own class that
  /// inherits from `Control`), on the `button`, `input`, `textarea` or `select` in it.
  public mutating func control() {
    isControl = true
    carriesAccessibility()
  }

  /// Gives the element a key: when the page is rendered again, its scroll position and focus go to the element with the
  /// same key.
  ///
  /// Controls already have a key. If several elements of one view have keys, their names must differ.
  public mutating func key(_ name: String) {
    bindPosition("data-key") { "\($0.key)/\($1)/\(name)" }
  }

  /// Adds the attributes and events that every control has, if the element is a control. Call this method after the
  /// drawing has added everything else.
  mutating func finish() {
    guard isControl, scope.type is Control.Type else { return }
    drawControl()
    if scope.type is Button.Type { showActivity() }
  }
}
