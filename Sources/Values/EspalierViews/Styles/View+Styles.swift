extension View {
  /// A Boolean value that indicates whether the view is hidden and left out of the layout.
  @inlinable public static var isHidden: Property<Bool> { Property(.viewIsHidden, default: false) }
  /// The opacity of the view, from 0 to 1.
  @inlinable public static var alpha: Property<Double> { Property(.viewAlpha, default: 1.0) }
  /// The colour behind the view.
  @inlinable public static var background: Property<ViewColor?> { Property(.viewBackground, default: nil) }
  /// The space inside the view's edges.
  @inlinable public static var padding: Property<Spacing> { Property(.viewPadding, default: .none) }
  /// The radius of the view's corners.
  @inlinable public static var cornerRadius: Property<CornerRadius> {
    Property(.viewCornerRadius, default: .none)
  }
  /// The line around the view.
  @inlinable public static var border: Property<Border?> { Property(.viewBorder, default: nil) }
  /// A Boolean value that indicates whether the view takes the remaining space along its row; ``layoutWeight`` sets its
  /// share.
  @inlinable public static var grows: Property<Bool> { Property(.viewGrows, default: false) }
  /// The view's own alignment across the axis of its container; nil for the alignment of the container.
  @inlinable public static var alignment: Property<Alignment?> { Property(.viewAlignment, default: nil) }
  /// The view's name for screen readers, which replaces its visible text.
  @inlinable public static var accessibilityLabel: Property<String?> {
    Property(.viewAccessibilityLabel, default: nil)
  }
  /// The view's role for screen readers.
  @inlinable public static var accessibilityRole: Property<AccessibilityRole?> {
    Property(.viewAccessibilityRole, default: nil)
  }
  /// A hint for screen readers, in addition to the name of the view.
  @inlinable public static var accessibilityHint: Property<String?> {
    Property(.viewAccessibilityHint, default: nil)
  }
  /// A Boolean value that indicates whether screen readers skip the view.
  @inlinable public static var isAccessibilityHidden: Property<Bool> {
    Property(.viewIsAccessibilityHidden, default: false)
  }
  /// The name that the app gives the view, for tests and tools.
  @inlinable public static var tag: Property<String> { Property(.viewTag, default: "") }
  // No setter: `.to(_:)` takes a destination.
  /// The address that a tap on the view leads to; nil for none.
  @inlinable public static var destination: Property<String?> { Property(.viewDestination, default: nil) }
  /// The font of the view's text, which overrides the text style. Texts within the view use this font if they have no
  /// style of their own.
  @inlinable public static var font: Property<Font?> { Property(.viewFont, default: nil) }
  /// The current value of the view for screen readers, such as `3 of 5`.
  @inlinable public static var accessibilityValue: Property<String?> {
    Property(.viewAccessibilityValue, default: nil)
  }
  // No setter: a window sets it.
  /// A Boolean value that indicates whether the view's destination is the place that the window shows.
  ///
  /// A window sets it on each of its links; screens need not.
  @inlinable public static var isCurrent: Property<Bool> { Property(.viewIsCurrent, default: false) }
}

extension Style {
  /// Sets the destination that a tap on the view leads to; nil for none.
  public static func to(_ destination: Destination?) -> Style { Style(View.destination, destination?.address) }
}
