public import EspalierViews

extension Node {
  /// The value that a text stands for which a person entered in one of the node's elements, as its control reads it.
  ///
  /// A surface whose fields hold texts asks here before it tells the window; one with a slider or a calendar of its own
  /// tells numbers and days as they are.
  public func value(ofText text: String, element: Int) -> EventValue {
    let elements = ViewSchema.of(component.type).elements
    guard elements.indices.contains(element), let control = elements[element].type as? Control.Type else {
      return .text(text)
    }
    return control.value(ofText: text)
  }
}
