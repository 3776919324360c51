/// Something to act on.
///
/// A button whose `.onTap` is async is busy, and takes no other tap, while it runs.
open class Button: Control {
  /// A tap, coming to it and leaving it.
  open override class var raisedEvents: Set<EventKind>? { [.tap, .focus, .blur, .key, .cancel] }

  /// What it does, as a verb, by state.
  @inlinable public static var title: Property<StateValues<ControlState, String>> {
    Property(number: 60, "title", default: "")
  }
  /// A symbol before the title, by state.
  @inlinable public static var icon: Property<StateValues<ControlState, Icon>?> {
    Property(number: 61, "icon", default: nil)
  }
  /// How much it weighs beside its neighbours.
  @inlinable public static var variant: Property<ButtonVariant> { Property(number: 62, "variant", default: .secondary) }
  /// The name of the form submission that it sends, nil for a plain button.
  @inlinable public static var submission: Property<String?> { Property(number: 65, "submission", default: nil) }
  /// Whether it is on, for a button that stays pressed; nil for one that does not.
  @inlinable public static var isSelected: Property<Bool?> { Property(number: 300, "isSelected", default: nil) }
  /// The colour of title and symbol, by state; nil follows the variant.
  @inlinable public static var titleColor: Property<StateValues<ControlState, ViewColor>?> {
    Property(number: 301, "titleColor", default: nil)
  }
  /// The colour behind them, by state; nil follows the variant.
  @inlinable public static var backgroundColor: Property<StateValues<ControlState, ViewColor>?> {
    Property(number: 302, "backgroundColor", default: nil)
  }

  /// Takes a tap unless an earlier one is still at work.
  open override class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard let event = super.received(event, by: shown) else { return nil }
    return event.kind == .tap && shown.value(of: isBusy) ? nil : event
  }
}

extension Style where Target: Button {
  /// What it does, as a verb.
  @inlinable public static func title(_ value: String) -> Style { Style(Button.title, StateValues(value)) }
  /// What it does, by state: `.title(StateValues("Pay", pressed: "Paying", disabled: "Paid"))`.
  ///
  /// Screen readers and tests find the button by the title that is seen: that of the strongest state that holds. A test has no
  /// pointer, so it sees those of a button that is selected or disabled.
  @inlinable public static func title(_ values: StateValues<ControlState, String>) -> Style {
    Style(Button.title, values)
  }
  /// A symbol before the title.
  @inlinable public static func icon(_ value: Icon?) -> Style { Style(Button.icon, value.map { StateValues($0) }) }
  /// A symbol before the title, by state.
  @inlinable public static func icon(_ values: StateValues<ControlState, Icon>) -> Style { Style(Button.icon, values) }
  /// How much it weighs beside its neighbours.
  @inlinable public static func variant(_ value: ButtonVariant) -> Style { Style(Button.variant, value) }
  /// Whether it is on, for a button that stays pressed; nil for one that does not.
  @inlinable public static func isSelected(_ value: Bool?) -> Style { Style(Button.isSelected, value) }
  /// The colour of title and symbol; nil follows the variant.
  @inlinable public static func titleColor(_ value: ViewColor?) -> Style {
    Style(Button.titleColor, value.map { StateValues($0) })
  }
  /// The colour of title and symbol, by state: `.titleColor(StateValues(.accent, disabled: .secondary))`.
  @inlinable public static func titleColor(_ values: StateValues<ControlState, ViewColor>) -> Style {
    Style(Button.titleColor, values)
  }
  /// The colour behind title and symbol; nil follows the variant.
  @inlinable public static func backgroundColor(_ value: ViewColor?) -> Style {
    Style(Button.backgroundColor, value.map { StateValues($0) })
  }
  /// The colour behind title and symbol, by state.
  @inlinable public static func backgroundColor(_ values: StateValues<ControlState, ViewColor>) -> Style {
    Style(Button.backgroundColor, values)
  }
}
