/// One thing that can be chosen.
public struct PickerOption: Hashable, Sendable {
  /// What the app knows it by.
  public var id: String
  /// What is read.
  public var title: String
  /// Whether it can be chosen now.
  public var isEnabled: Bool

  /// Makes an option.
  public init(_ id: String, _ title: String, isEnabled: Bool = true) {
    self.id = id
    self.title = title
    self.isEnabled = isEnabled
  }
}

/// The options of a picker, in order.
public struct PickerOptions: StyleValueConvertible, ExpressibleByArrayLiteral {
  /// The options.
  public var options: [PickerOption]

  /// Collects options.
  public init(_ options: [PickerOption]) { self.options = options }
  /// Collects options.
  public init(arrayLiteral elements: PickerOption...) { options = elements }
}
