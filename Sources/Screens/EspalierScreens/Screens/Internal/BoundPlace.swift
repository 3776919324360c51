package import EspalierViews

/// A place that is shown while a value that the screen is bound to exists.
package struct BoundPlace: Sendable {
  /// The place; nil while there is no value.
  package let destination: Destination?
  /// Removes the value, because the place was removed.
  package let clear: @MainActor @Sendable () -> Void

  package init(_ destination: Destination?, clear: @escaping @MainActor @Sendable () -> Void) {
    self.destination = destination
    self.clear = clear
  }
}
