/// Something to act on.
open class Button: View {
  /// What it does, as a verb.
  @inlinable public static var title: Property<String> { Property(number: 60, "title", default: "") }
  /// A symbol before the title.
  @inlinable public static var icon: Property<Icon?> { Property(number: 61, "icon", default: nil) }
  /// How much it weighs beside its neighbours.
  @inlinable public static var variant: Property<ButtonVariant> { Property(number: 62, "variant", default: .secondary) }
  /// Whether it can be acted on.
  @inlinable public static var isEnabled: Property<Bool> { Property(number: 63, "isEnabled", default: true) }
  /// Whether what it does is under way.
  @inlinable public static var isBusy: Property<Bool> { Property(number: 64, "isBusy", default: false) }
  /// The name of the form submission that it sends, nil for a plain button.
  @inlinable public static var submission: Property<String?> { Property(number: 65, "submission", default: nil) }
  /// Why it is not enabled, or more about what it does, for those who listen or hover.
  @inlinable public static var explanation: Property<String> { Property(number: 66, "explanation", default: "") }
}

extension Style where Target: Button {
  /// What it does, as a verb.
  @inlinable public static func title(_ value: String) -> Style { Style(Button.title, value) }
  /// A symbol before the title.
  @inlinable public static func icon(_ value: Icon?) -> Style { Style(Button.icon, value) }
  /// How much it weighs beside its neighbours.
  @inlinable public static func variant(_ value: ButtonVariant) -> Style { Style(Button.variant, value) }
  /// Whether it can be acted on.
  @inlinable public static func isEnabled(_ value: Bool) -> Style { Style(Button.isEnabled, value) }
  /// Whether what it does is under way.
  @inlinable public static func isBusy(_ value: Bool = true) -> Style { Style(Button.isBusy, value) }
  /// Why it is not enabled, or more about what it does, for those who listen or hover.
  @inlinable public static func explanation(_ value: String) -> Style { Style(Button.explanation, value) }
}
