internal import EspalierViews

/// A reader of the values of one element of a component, to fill a slot.
///
/// It is a class, so that it is passed from slot to slot as one pointer.
final class HTMLReader {
  let component: AnyComponent
  /// The number of the element: 0 for the view itself, or the number of a fixed child.
  var element: Int
  /// The initial values that the layouts of the node's class set; nil if they set none.
  let base: AnyComponent?
  /// The position of the node; nil while a template is created and when only changes are sent.
  let position: TemplatePosition?
  /// The node's number; 0 while a template is created.
  let node: Int
  /// True if the value is for HTML that a browser parses, not for slots that the script sets.
  let isFirstHTML: Bool
  /// The mount path, with which all addresses of the app begin.
  let mount: MountPath

  init(
    component: AnyComponent, element: Int = 0, base: AnyComponent?, position: TemplatePosition? = nil, node: Int = 0,
    isFirstHTML: Bool = false, mount: MountPath = .root
  ) {
    self.component = component
    self.element = element
    self.base = base
    self.position = position
    self.node = node
    self.isFirstHTML = isFirstHTML
    self.mount = mount
  }

  /// Returns the value of a property. It comes from the component, otherwise from a layout, otherwise from the default.
  func value<Value>(of property: Property<Value>) -> Value {
    guard let base, !component.isSet(property, element: element) else {
      return component.value(of: property, element: element)
    }
    return base.value(of: property, element: element)
  }

  /// Returns the text of a property, with its attributes if it has any.
  func text(of property: Property<Text>, isInsideControl: Bool) -> HTMLValue {
    let text = value(of: property)
    guard !text.isPlain else { return .text(text.string) }
    let addressed = text.addressed { HTMLAddress.link($0, below: mount) }
    return .rich(HTMLRichText(text: addressed, isInsideControl: isInsideControl))
  }
}

/// The position that a template is written for: the node, its key and its context.
struct TemplatePosition {
  let node: Int
  let key: String
  let context: HTMLContext
}
