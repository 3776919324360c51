package import EspalierViews

/// A finder of handlers for events that their views never raise.
///
/// Each handler is reported once, by event, class and element.
///
/// The class itself declares the events that it raises (``View/raisedEvents``); if it does not, the surface that draws
/// it does.
@MainActor
package final class SilentHandlers {
  private struct Known: Hashable {
    let type: ObjectIdentifier
    let element: Int
    let event: EventKind
  }

  private var known: Set<Known> = []
  private let report: (String) -> Void

  package init(report: @escaping (String) -> Void) { self.report = report }

  /// Checks the handlers of a component before it is shown, and reports those that are never called.
  ///
  /// - Parameters:
  ///   - form: The form of the component in its parent; a row may be a button itself.
  ///   - path: The path of the component.
  ///   - raised: Returns the events that an element raises; nil if they are not known.
  package func look(
    at component: AnyComponent, form: Node.Form, path: () -> String, raised: (ViewSchema.Element) -> Set<EventKind>?
  ) {
    for handler in component.handlers {
      let position = Known(type: ObjectIdentifier(component.type), element: handler.element, event: handler.event)
      guard !known.contains(position) else { continue }
      known.insert(position)
      if handler.element == 0, handler.event == .tap, form == .row(.button) { continue }
      let elements = ViewSchema.of(component.type).elements
      guard elements.indices.contains(handler.element), let events = raised(elements[handler.element]),
        !events.contains(handler.event)
      else { continue }
      let element = elements[handler.element]
      let name = element.path.isEmpty ? "" : ", its part “\(element.path)”"
      let own = events.map(\.rawValue).sorted().joined(separator: ", ")
      report(
        """
        A handler waits for “\(handler.event.rawValue)” of a view that never raises it: \(element.type)\(name), at \
        \(path()). It is never called. \(own.isEmpty ? "The view raises nothing." : "The view raises \(own).")
        """)
    }
  }
}
