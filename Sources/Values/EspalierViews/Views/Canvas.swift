/// A view that shows a drawing, as large as its space allows.
///
/// ```swift
/// let sun: Component<Canvas> = Component(
///   .drawing(
///     Drawing("The sun", width: 40, height: 40, shapes: [.circle(center: Point(20, 20), radius: 16, fill: .warning)])),
///   .frame(width: .points(96)))
/// ```
open class Canvas: View {
  /// The events that the canvas raises: none.
  open override class var raisedEvents: Set<EventKind>? { [] }

  /// The drawing that the canvas shows.
  @inlinable public static var drawing: Property<Drawing> {
    Property(.canvasDrawing, default: Drawing("", width: 0, height: 0, shapes: []))
  }
}
