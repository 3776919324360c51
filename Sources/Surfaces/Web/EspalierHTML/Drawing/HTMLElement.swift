public import EspalierViews

/// An element of a template that is being drawn: its tag, its fixed parts, its content, and its bindings to properties.
///
/// An element exists only while ``HTMLDrawn/draw(_:)`` runs. Bindings are declared in `HTMLElement+Bindings.swift`.
public struct HTMLElement {
  /// The tag of the element. A tag that could run a script or load a document is replaced by `span`.
  public var tag: String {
    get { checkedTag }
    set { checkedTag = HTMLNames.tag(newValue) }
  }

  var checkedTag: String
  var classes: [String] = []
  var attributes: [(name: String, value: String)] = []
  var content: [Content] = []
  var bindings: [HTMLBinding] = []
  var looks: [HTMLLook] = []
  /// The style declarations of the element itself, for values that no class has a rule for.
  var declarations: [HTMLLook] = []
  var events: [(kind: EventKind, element: Int)] = []
  /// The events that are raised by markup within the element.
  var markupEvents: [(kind: EventKind, element: Int)] = []
  /// The class of a view that shows nothing, because it has neither layout nor drawing.
  var undrawn: View.Type?
  /// True if the element reports focus, blur and a settled value when the app handles them.
  var raisesWhereHandled = false
  var isContainer = false
  var isSpoken = false
  /// True if the element is the control in a drawing that the app defines.
  var isControl = false
  /// True if the element's role has a value that screen readers speak: a slider, a progress bar.
  var hasValueText = false
  /// The accessibility attributes that apply if no style of the view sets them, by the attribute's name.
  var spokenDefaults: [String: HTMLSpokenDefault] = [:]
  let scope: HTMLScope

  enum Content {
    case element(HTMLElement)
    case text(String)
  }

  init(_ tag: String, scope: HTMLScope) {
    checkedTag = HTMLNames.tag(tag)
    self.scope = scope
  }

  // MARK: What is fixed

  /// Gives the element permanent classes.
  public mutating func addClass(_ names: String...) { classes += names }

  /// Gives the element a permanent attribute. Use ``addClass(_:)`` for classes.
  public mutating func set(_ attribute: String, to value: String = "") {
    guard let name = HTMLNames.attribute(attribute) else { return }
    attributes.removeAll { $0.name == name }
    guard HTMLNames.isAddress(name) else { return attributes.append((name, value)) }
    bindings.removeAll { $0.kind == .attribute && $0.name == name && $0.keys.isEmpty }
    guard let address = HTMLNames.address(value, for: name, below: .root) else { return }
    guard address.utf8.first == UInt8(ascii: "/") else { return attributes.append((name, address)) }
    // One template serves every path that an app is mounted at.
    bind(.attribute, name, rank: .last, reading: []) { reader in HTMLValue(reader.mount.address(of: address) ?? "#") }
  }

  /// Adds text that never changes.
  public mutating func add(text: String) { content.append(.text(text)) }

  /// Adds a child element with a tag, and configures it with a closure.
  public mutating func add(_ tag: String, _ build: (inout HTMLElement) -> Void = { _ in }) {
    var element = HTMLElement(tag, scope: scope)
    build(&element)
    element.finish()
    content.append(.element(element))
  }

  /// Adds a fixed child of the class, as the child's own class draws it.
  public mutating func add<V: View>(_ child: Child<V>) {
    let number = child.number(in: scope.type)
    guard number != 0 else { return }
    content.append(.element(HTMLDrawing.view(V.self, scope: scope.child(V.self, element: number))))
  }

  /// Adds the fixed children of the class, arranged by its layout.
  public mutating func addLayout() {
    guard let group = ViewSchema.of(scope.type).layout.group else { return }
    content.append(.element(HTMLDrawing.group(group, in: scope.type, scope: scope)))
  }

  /// Makes this element the container of the view's child nodes. The element can have no other content.
  public mutating func container() { isContainer = true }

  /// Puts the attributes for screen readers (name, role, hint) on this element instead of the root. Use it for a field
  /// if the root also contains the label.
  public mutating func carriesAccessibility() { isSpoken = true }

  /// Declares that the element raises an event of the view. The app handles it with `.on(_:_:)`.
  public mutating func raise(_ event: EventKind) { raise(event, of: 0) }

  /// Declares that the element raises an event of a fixed child.
  mutating func raise(_ event: EventKind, of child: Int) { events.append((event, scope.element + child)) }

  /// The events in the form that the script reads.
  var eventWords: String { events.map { "\($0.kind.rawValue):\($0.element)" }.joined(separator: " ") }

  /// A Boolean value that indicates whether the element is inside a link or button.
  ///
  /// A link or button must not contain another control, and only elements of running text.
  public var isInsideControl: Bool { scope.isInsideControl }
}

/// The position of an element in the view that is drawn.
struct HTMLScope {
  /// The class that is drawn.
  let type: View.Type
  /// The number of the element in the node's view: 0 for the view itself.
  let element: Int
  let isInsideControl: Bool
  let variant: HTMLVariant

  func child(_ type: View.Type, element: Int) -> HTMLScope {
    HTMLScope(type: type, element: self.element + element, isInsideControl: isInsideControl, variant: .usual)
  }

  /// The scope of the same element when it is drawn beside the link or button, and not inside it.
  var besideControl: HTMLScope {
    HTMLScope(type: type, element: element, isInsideControl: false, variant: variant)
  }
}
