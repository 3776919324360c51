/// One option of a picker.
public struct PickerOption: Hashable, Sendable {
  /// The identifier of the option.
  public var id: String
  /// The text of the option.
  public var title: String
  /// A Boolean value that indicates whether the option can be chosen now.
  public var isEnabled: Bool

  /// Creates an option with an identifier and the text that the picker shows.
  public init(_ id: String, _ title: String, isEnabled: Bool = true) {
    self.id = id
    self.title = title
    self.isEnabled = isEnabled
  }
}

/// The options of a picker, in order.
public struct PickerOptions: StyleValueConvertible, ExpressibleByArrayLiteral {
  /// The options of the picker, in order.
  public var options: [PickerOption]

  /// Creates a list from an array of options.
  public init(_ options: [PickerOption]) { self.options = options }
  /// Creates a list from an array literal of options.
  public init(arrayLiteral elements: PickerOption...) { options = elements }
}
