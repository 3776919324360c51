/// A control for choosing one of several options.
///
/// ```swift
/// let size = Picker.with(
///   .label("Size"), .variant(.segmented), .selection("m"),
///   .options([PickerOption("s", "Small"), PickerOption("m", "Medium"), PickerOption("l", "Large", isEnabled: false)]))
/// ```
open class Picker: Input {
  /// The events that the picker raises: a settled value, focus, blur, keys, Escape, and a double tap.
  open override class var raisedEvents: Set<EventKind>? { [.change, .focus, .blur, .key, .cancel, .doubleTap] }

  /// The options to choose from.
  @inlinable public static var options: Property<PickerOptions> {
    Property(.pickerOptions, default: PickerOptions([]))
  }
  /// The identifier of the chosen option.
  @inlinable public static var selection: Property<String> { Property(.pickerSelection, default: "") }
  /// The arrangement of the options.
  @inlinable public static var variant: Property<PickerVariant> { Property(.pickerVariant, default: .menu) }

  /// Accepts the identifier of an option that is in the list and can be chosen.
  open override class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard let event = super.received(event, by: shown) else { return nil }
    guard event.kind == .change else { return event }
    guard case .text(let choice) = event.value,
      shown.value(of: options).options.contains(where: { $0.id == choice && $0.isEnabled })
    else { return nil }
    return event
  }

  /// Returns the property ``selection`` with the choice that a surface has just reported.
  open override class func shows(_ value: EventValue, element: Int) -> (slot: StyleSlot, value: StyleValue)? {
    guard case .text(let choice) = value else { return nil }
    return (StyleSlot(Picker.selection, element: element), .text(choice))
  }
}
