public import EspalierViews

extension Node {
  /// Returns the event value for a text that a person entered in an element of the node. The element's control converts
  /// the text.
  ///
  /// A surface whose fields hold texts calls this method before it reports to the window. A surface with a slider or a
  /// calendar of its own reports numbers and days as they are.
  public func value(ofText text: String, element: Int) -> EventValue {
    let elements = ViewSchema.of(component.type).elements
    guard elements.indices.contains(element), let control = elements[element].type as? Control.Type else {
      return .text(text)
    }
    return control.value(ofText: text)
  }
}
