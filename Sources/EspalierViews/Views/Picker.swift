/// A choice of one among several.
///
/// ```swift
/// let size = Picker.with(
///   .label("Size"), .variant(.segmented), .selection("m"),
///   .options([PickerOption("s", "Small"), PickerOption("m", "Medium"), PickerOption("l", "Large", isEnabled: false)]))
/// ```
open class Picker: Input {
  /// Settling on a value, coming to it and leaving it.
  open override class var raisedEvents: Set<EventKind>? { [.change, .focus, .blur, .key, .cancel] }

  /// What can be chosen.
  @inlinable public static var options: Property<PickerOptions> {
    Property(number: 110, "options", default: PickerOptions([]))
  }
  /// The identifier of the chosen option.
  @inlinable public static var selection: Property<String> { Property(number: 111, "selection", default: "") }
  /// How the options stand.
  @inlinable public static var variant: Property<PickerVariant> { Property(number: 292, "variant", default: .menu) }

  /// Takes the identifier of an option that there is and that can be chosen.
  open override class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard let event = super.received(event, by: shown) else { return nil }
    guard event.kind == .change else { return event }
    guard case .text(let choice) = event.value,
      shown.value(of: options).options.contains(where: { $0.id == choice && $0.isEnabled })
    else { return nil }
    return event
  }

  /// The choice.
  open override class func shows(_ value: EventValue, element: Int) -> (slot: StyleSlot, value: StyleValue)? {
    guard case .text(let choice) = value else { return nil }
    return (StyleSlot(Picker.selection, element: element), .text(choice))
  }
}

extension Style where Target: Picker {
  /// What can be chosen.
  @inlinable public static func options(_ value: PickerOptions) -> Style { Style(Picker.options, value) }
  /// The identifier of the chosen option.
  @inlinable public static func selection(_ value: String) -> Style { Style(Picker.selection, value) }
  /// How the options stand.
  @inlinable public static func variant(_ value: PickerVariant) -> Style { Style(Picker.variant, value) }
}
