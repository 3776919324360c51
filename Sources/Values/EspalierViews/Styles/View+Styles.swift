extension View {
  /// A Boolean value that indicates whether the view is hidden, and so takes no part in the screen.
  @inlinable public static var isHidden: Property<Bool> { Property(number: 1, "isHidden", default: false) }
  /// The opacity of the view, from 0 to 1.
  @inlinable public static var alpha: Property<Double> { Property(number: 2, "alpha", default: 1.0) }
  /// The colour behind the view.
  @inlinable public static var background: Property<ViewColor?> { Property(number: 3, "background", default: nil) }
  /// The space inside the view's edge.
  @inlinable public static var padding: Property<Spacing> { Property(number: 4, "padding", default: .none) }
  /// The radius of the view's corners.
  @inlinable public static var cornerRadius: Property<CornerRadius> {
    Property(number: 5, "cornerRadius", default: .none)
  }
  /// The line around the view.
  @inlinable public static var border: Property<Border?> { Property(number: 6, "border", default: nil) }
  /// A Boolean value that indicates whether the view takes the room that is left along its row; ``layoutWeight`` says
  /// how much of it.
  @inlinable public static var grows: Property<Bool> { Property(number: 7, "grows", default: false) }
  /// The view's own place across the axis of the view that holds it; nil follows the others.
  @inlinable public static var alignment: Property<Alignment?> { Property(number: 8, "alignment", default: nil) }
  /// The view's name for screen readers, in place of what is seen.
  @inlinable public static var accessibilityLabel: Property<String?> {
    Property(number: 9, "accessibilityLabel", default: nil)
  }
  /// The view's role for screen readers.
  @inlinable public static var accessibilityRole: Property<AccessibilityRole?> {
    Property(number: 10, "accessibilityRole", default: nil)
  }
  /// More about the view for screen readers.
  @inlinable public static var accessibilityHint: Property<String?> {
    Property(number: 11, "accessibilityHint", default: nil)
  }
  /// A Boolean value that indicates whether screen readers pass over the view.
  @inlinable public static var isAccessibilityHidden: Property<Bool> {
    Property(number: 12, "isAccessibilityHidden", default: false)
  }
  /// A name of the app's own, for tests and tools.
  @inlinable public static var tag: Property<String> { Property(number: 13, "tag", default: "") }
  /// The address that a tap on the view leads to, nil for nowhere.
  @inlinable public static var destination: Property<String?> { Property(number: 14, "destination", default: nil) }
  /// The font of the view's text, over what its text style says; texts that the view holds have it where they have no
  /// style of their own.
  @inlinable public static var font: Property<Font?> { Property(number: 25, "font", default: nil) }
  /// The value that the view has now, for screen readers: `3 of 5`.
  @inlinable public static var accessibilityValue: Property<String?> {
    Property(number: 27, "accessibilityValue", default: nil)
  }
  /// A Boolean value that indicates whether the view leads to the place in sight.
  ///
  /// A window sets it on every link in it; no screen has to.
  @inlinable public static var isCurrent: Property<Bool> { Property(number: 24, "isCurrent", default: false) }
}

extension Style {
  /// Hides the view, which then takes no part in the screen.
  @inlinable public static func isHidden(_ value: Bool = true) -> Style { Style(View.isHidden, value) }
  /// Sets the opacity of the view, from 0 to 1.
  @inlinable public static func alpha(_ value: Double) -> Style { Style(View.alpha, value) }
  /// Sets the colour behind the view.
  @inlinable public static func background(_ value: ViewColor?) -> Style { Style(View.background, value) }
  /// Sets the space inside the view's edge.
  @inlinable public static func padding(_ value: Spacing) -> Style { Style(View.padding, value) }
  /// Sets the radius of the view's corners.
  @inlinable public static func cornerRadius(_ value: CornerRadius) -> Style { Style(View.cornerRadius, value) }
  /// Draws a line around the view.
  @inlinable public static func border(_ value: Border?) -> Style { Style(View.border, value) }
  /// Sets whether the view takes the room that is left along its row.
  @inlinable public static func grows(_ value: Bool = true) -> Style { Style(View.grows, value) }
  /// Sets the view's own place across the axis of the view that holds it; nil follows the others.
  @inlinable public static func alignment(_ value: Alignment?) -> Style { Style(View.alignment, value) }
  /// Sets the view's name for screen readers, in place of what is seen.
  @inlinable public static func accessibilityLabel(_ value: String?) -> Style { Style(View.accessibilityLabel, value) }
  /// Sets the view's role for screen readers.
  @inlinable public static func accessibilityRole(_ value: AccessibilityRole?) -> Style {
    Style(View.accessibilityRole, value)
  }
  /// Tells screen readers more about the view.
  @inlinable public static func accessibilityHint(_ value: String?) -> Style { Style(View.accessibilityHint, value) }
  /// Sets whether screen readers pass over the view.
  @inlinable public static func isAccessibilityHidden(_ value: Bool = true) -> Style {
    Style(View.isAccessibilityHidden, value)
  }
  /// Sets the value that the view has now, for screen readers: `.accessibilityValue("3 of 5")`.
  @inlinable public static func accessibilityValue(_ value: String?) -> Style { Style(View.accessibilityValue, value) }
  /// Sets the font of the view's text, over what its text style says; texts that the view holds have it where they have
  /// no style of their own.
  @inlinable public static func font(_ value: Font?) -> Style { Style(View.font, value) }
  /// Gives the view a name of the app's own, for tests and tools.
  @inlinable public static func tag(_ value: String) -> Style { Style(View.tag, value) }
  /// Sets the destination that a tap on the view leads to; nil for nowhere.
  public static func to(_ destination: Destination?) -> Style { Style(View.destination, destination?.address) }
}
