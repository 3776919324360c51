/// An event of a control with its value, as a surface reports it or as handlers receive it.
public struct ControlEvent: Hashable, Sendable {
  /// The kind of event, such as a tap or a change.
  public var kind: EventKind
  /// The value that was entered or chosen.
  public var value: EventValue

  /// Creates an event.
  public init(_ kind: EventKind, _ value: EventValue = .none) {
    self.kind = kind
    self.value = value
  }
}

/// A view in its current state, against which ``Control/received(_:by:)`` checks an event, and which
/// ``View/texts(of:)`` reads.
public struct ShownControl: Sendable {
  /// The component of the view that contains the control, complete with the styles that layouts start from.
  public let component: AnyComponent
  /// The control's number in that view.
  public let element: Int

  /// Creates the state of a view that shows a component.
  public init(_ component: AnyComponent, element: Int = 0) {
    self.component = component
    self.element = element
  }

  /// Returns the value of one of the control's properties.
  public func value<Value>(of property: Property<Value>) -> Value { component.value(of: property, element: element) }
}
