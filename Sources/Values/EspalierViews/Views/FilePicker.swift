/// A control for choosing or dropping a file. It shows the progress of the upload, and can stop the upload.
open class FilePicker: Input {
  /// The events that the picker raises: a file, focus, blur, keys, Escape, and a double tap.
  open override class var raisedEvents: Set<EventKind>? { [.file, .focus, .blur, .key, .cancel, .doubleTap] }

  /// The filename extensions and types that the dialogue offers, separated by commas.
  @inlinable public static var fileTypes: Property<String> { Property(.filePickerFileTypes, default: "") }

  /// Accepts a file.
  open override class func received(_ event: ControlEvent, by shown: ShownControl) -> ControlEvent? {
    guard let event = super.received(event, by: shown) else { return nil }
    guard event.kind == .file else { return event }
    guard case .file = event.value else { return nil }
    return event
  }
}
