package import EspalierViews

/// A place that the window shows while a bound value of the screen is not nil.
package struct BoundPlace: Sendable {
  /// The place to show; nil while the bound value is nil.
  package let destination: Destination?
  /// A function that sets the bound value to nil after the place was removed.
  package let clear: @MainActor @Sendable () -> Void

  package init(_ destination: Destination?, clear: @escaping @MainActor @Sendable () -> Void) {
    self.destination = destination
    self.clear = clear
  }
}
