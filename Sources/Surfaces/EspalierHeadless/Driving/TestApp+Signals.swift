internal import EspalierNavigation
internal import EspalierScreens
public import EspalierViews

extension TestApp {
  /// Raises a signal of the first visible view of the given class. In a browser, the script of the view raises it.
  ///
  /// ```swift
  /// try await app.raise(Sketchpad.drew, SketchLine(points: [1, 2]), by: Sketchpad.self)
  /// ```
  ///
  /// The value is encoded and decoded as JSON, so a value that does not survive this fails here too.
  ///
  /// - Throws: `DriverError` if no such view is visible, or if the view does not handle the signal.
  public func raise<V: View, Value>(_ signal: Signal<Value>, _ value: Value, by type: V.Type) async throws {
    guard let position = tree.position(where: { $0 is V.Type }) else {
      throw DriverError.notFound(kind: "view", name: "\(type)", screen: tree.text)
    }
    let payload = try signal.eventValue(for: value)
    guard window.handle(.control(node: position.node, element: position.element, .signal, payload)) != .ignored else {
      throw DriverError.notFound(kind: "handler of the signal", name: signal.name, screen: tree.text)
    }
    try await settle()
  }
}
