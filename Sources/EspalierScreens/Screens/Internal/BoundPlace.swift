package import EspalierViews

/// A place that is there while a value of the screen's is.
package struct BoundPlace: Sendable {
  /// The place; nil while there is no value.
  package let destination: Destination?
  /// Takes the value away, because the place has gone.
  package let clear: @MainActor @Sendable () -> Void

  package init(_ destination: Destination?, clear: @escaping @MainActor @Sendable () -> Void) {
    self.destination = destination
    self.clear = clear
  }
}
