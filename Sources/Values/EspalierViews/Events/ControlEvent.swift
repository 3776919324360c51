/// An event of a control with its value, as a surface reports it or as handlers receive it.
public struct ControlEvent: Hashable, Sendable {
  /// The kind of event, such as a tap or a change.
  public var kind: EventKind
  /// The value that the person entered or chose.
  public var value: EventValue

  /// Creates an event.
  public init(_ kind: EventKind, _ value: EventValue = .none) {
    self.kind = kind
    self.value = value
  }
}

/// The current state of a control or another element of a view. ``Control/received(_:by:)`` checks events against the
/// state, and ``View/texts(of:)`` reads the visible texts from it.
public struct ShownControl: Sendable {
  /// The complete component of the view that contains the control, including the initial styles from the layouts.
  public let component: AnyComponent
  /// The number of the control among the elements of the view that contains it; 0 if the control is the view itself.
  public let element: Int

  /// Creates the state of an element in a view that shows a component. The number 0 is the view itself.
  public init(_ component: AnyComponent, element: Int = 0) {
    self.component = component
    self.element = element
  }

  /// Returns the value of one of the control's properties.
  public func value<Value>(of property: Property<Value>) -> Value { component.value(of: property, element: element) }
}
