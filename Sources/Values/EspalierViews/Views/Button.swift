/// A control that a person taps to act.
///
/// While an `.onTapTask` of the button runs, the button is busy and takes no other tap.
open class Button: Control {
  /// The events that the button raises: a tap, focus, blur, keys, Escape, and a double tap.
  open override class var raisedEvents: Set<EventKind>? { [.tap, .focus, .blur, .key, .cancel, .doubleTap] }

  /// The title by state: a verb for the action of the button.
  @inlinable public static var title: Property<StateValues<ControlState, String>> {
    Property(.buttonTitle, default: "")
  }
  // No setter: those below take a symbol for all states as well.
  /// A symbol before the title, by state.
  @inlinable public static var icon: Property<StateValues<ControlState, Icon>?> {
    Property(.buttonIcon, default: nil)
  }
  /// The visual weight of the button among its neighbours.
  @inlinable public static var variant: Property<ButtonVariant> { Property(.buttonVariant, default: .secondary) }
  // No setter: `.submission(_:)` of EspalierScreens takes a `Submission`.
  /// The name of the form submission that the button sends; nil for a button that sends no form.
  @inlinable public static var submission: Property<String?> { Property(.buttonSubmission, default: nil) }
  /// A Boolean value that indicates whether a toggle button is on; nil for a button that does not stay pressed.
  @inlinable public static var isSelected: Property<Bool?> { Property(.buttonIsSelected, default: nil) }
  // No setter: those below take a colour for all states as well.
  /// The colour of title and symbol, by state; nil for the colour of the button's variant.
  @inlinable public static var titleColor: Property<StateValues<ControlState, ViewColor>?> {
    Property(.buttonTitleColor, default: nil)
  }
  // No setter: those below take a colour for all states as well.
  /// The colour behind title and symbol, by state; nil for the colour of the button's variant.
  @inlinable public static var backgroundColor: Property<StateValues<ControlState, ViewColor>?> {
    Property(.buttonBackgroundColor, default: nil)
  }

  /// Accepts a tap unless the handler of an earlier tap is still running.
  open override class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard let event = super.received(event, by: shown) else { return nil }
    return event.kind == .tap && shown.value(of: isBusy) ? nil : event
  }
}

extension Style where Target: Button {
  /// Sets the title: a verb for the action of the button.
  @inlinable public static func title(_ value: String) -> Style { Style(Button.title, StateValues(value)) }
  /// Sets the title by state: `.title(StateValues("Pay", pressed: "Paying", disabled: "Paid"))`.
  ///
  /// Screen readers and tests find the button by its visible title, which is the title of the strongest state that
  /// applies. A test has no pointer, so apart from the usual title it sees only those for a selected and a disabled
  /// button.
  @inlinable public static func title(_ values: StateValues<ControlState, String>) -> Style {
    Style(Button.title, values)
  }
  /// Sets a symbol before the title.
  @inlinable public static func icon(_ value: Icon?) -> Style { Style(Button.icon, value.map { StateValues($0) }) }
  /// Sets a symbol before the title, by state.
  @inlinable public static func icon(_ values: StateValues<ControlState, Icon>) -> Style { Style(Button.icon, values) }
  /// Sets the colour of title and symbol; nil for the colour of the button's variant.
  @inlinable public static func titleColor(_ value: ViewColor?) -> Style {
    Style(Button.titleColor, value.map { StateValues($0) })
  }
  /// Sets the colour of title and symbol, by state: `.titleColor(StateValues(.accent, disabled: .secondary))`.
  @inlinable public static func titleColor(_ values: StateValues<ControlState, ViewColor>) -> Style {
    Style(Button.titleColor, values)
  }
  /// Sets the colour behind title and symbol; nil for the colour of the button's variant.
  @inlinable public static func backgroundColor(_ value: ViewColor?) -> Style {
    Style(Button.backgroundColor, value.map { StateValues($0) })
  }
  /// Sets the colour behind title and symbol, by state.
  @inlinable public static func backgroundColor(_ values: StateValues<ControlState, ViewColor>) -> Style {
    Style(Button.backgroundColor, values)
  }
}

extension Style where Target: Button {
  /// Sets the title of the button, a verb, in the window's language.
  public static func title(_ text: LocalizedText) -> Style { .title(text.localized) }
}
