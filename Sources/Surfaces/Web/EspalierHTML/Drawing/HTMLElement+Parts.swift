public import EspalierViews

extension HTMLElement {
  /// Adds a fixed child of the class, drawn as the closure says in place of the drawing of its own class.
  ///
  /// A part of a drawing that has a name (a button to close it, a field in it) is a fixed child: it has handlers by
  /// that name, keeps its focus and half-typed text, and a test reads and taps it without any browser, because its
  /// class says what it is.
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
  /// - Inside, properties and events are the child's own: `Label.text` is the text of this label.
  /// - The styles that every view has (hidden, colours behind, words for screen readers) come on top.
  /// - A child is added once; a child that is not added is not drawn, and a test reads its properties all the same.
  public mutating func add<V: View>(_ child: Child<V>, as tag: String, _ draw: (inout HTMLElement) -> Void) {
    let number = child.number(in: scope.type)
    guard number != 0 else { return }
    var element = HTMLElement(tag, scope: scope.child(V.self, element: number))
    draw(&element)
    element.finish()
    element.addCommonStyles(isHidingOutside: false)
    content.append(.element(element))
  }

  /// Makes this the element that is the control of the view.
  ///
  /// It can be enabled and not, be busy, take the focus, and tells the events that are handled of it. It keeps its
  /// focus and half-typed text when the page is rendered afresh, and carries what screen readers say.
  ///
  /// It is for the drawing of a control (``add(_:as:_:)`` of a button or field, or a class of yours that comes from
  /// `Control`), on the `button`, `input`, `textarea` or `select` in it.
  public mutating func control() {
    isControl = true
    carriesAccessibility()
  }

  /// Gives the element a key: when the page is rendered afresh, its scroll position and focus go to the element with
  /// the same key.
  ///
  /// Controls have one already. Of several elements of one view each has a name of its own.
  public mutating func key(_ name: String) {
    bindPlace("data-key") { "\($0.key)/\($1)/\(name)" }
  }

  /// Adds what a control has, behind everything that was said of it.
  mutating func finish() {
    guard isControl, scope.type is Control.Type else { return }
    drawControl()
    if scope.type is Button.Type { showActivity() }
  }
}
