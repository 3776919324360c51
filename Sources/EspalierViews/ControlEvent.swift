/// An event of a control with its value, as a surface tells it or as handlers see it.
public struct ControlEvent: Hashable, Sendable {
  /// What was done.
  public var kind: EventKind
  /// What was entered or chosen.
  public var value: EventValue

  /// Describes an event.
  public init(_ kind: EventKind, _ value: EventValue = .none) {
    self.kind = kind
    self.value = value
  }
}

/// A view as it is shown now: what ``Control/received(_:by:)`` checks an event against, and ``View/texts(of:)`` reads.
public struct ShownControl: Sendable {
  /// The component of the view that the control stands in, complete with what layouts start from.
  public let component: AnyComponent
  /// The control's number in it.
  public let element: Int

  /// Reads a view of a component.
  public init(_ component: AnyComponent, element: Int = 0) {
    self.component = component
    self.element = element
  }

  /// The value of one of its properties.
  public func value<Value>(of property: Property<Value>) -> Value { component.value(of: property, element: element) }
}
