internal import EspalierHeadless
internal import EspalierNavigation
internal import EspalierScreens
public import EspalierViews

extension TestApp {
  /// Raises a signal of the first view of a class in sight, as its script does in a browser.
  ///
  /// ```swift
  /// try await app.raise(Sketchpad.drew, SketchLine(points: [1, 2]), by: Sketchpad.self)
  /// ```
  ///
  /// The value travels as JSON, so a value that cannot come back from it fails here too.
  ///
  /// - Throws: `DriverError` when there is no such view in sight, or when it handles no such signal.
  public func raise<V: View, Value>(_ signal: Signal<Value>, _ value: Value, by type: V.Type) async throws {
    guard let place = tree.place(where: { $0 is V.Type }) else {
      throw DriverError.notFound(kind: "view", name: "\(type)", screen: tree.text)
    }
    let told = try signal.told(value)
    guard window.handle(.control(node: place.node, element: place.element, .signal, told)) != .ignored else {
      throw DriverError.notFound(kind: "handler of the signal", name: signal.name, screen: tree.text)
    }
    try await settle()
  }
}
