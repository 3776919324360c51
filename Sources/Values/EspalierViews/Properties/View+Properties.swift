// espalier properties
// Written from the properties that View declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var viewIsHidden: PropertyKey { PropertyKey(number: 1, name: "isHidden") }
  @inlinable static var viewAlpha: PropertyKey { PropertyKey(number: 2, name: "alpha") }
  @inlinable static var viewBackground: PropertyKey { PropertyKey(number: 3, name: "background") }
  @inlinable static var viewPadding: PropertyKey { PropertyKey(number: 4, name: "padding") }
  @inlinable static var viewCornerRadius: PropertyKey { PropertyKey(number: 5, name: "cornerRadius") }
  @inlinable static var viewBorder: PropertyKey { PropertyKey(number: 6, name: "border") }
  @inlinable static var viewGrows: PropertyKey { PropertyKey(number: 7, name: "grows") }
  @inlinable static var viewAlignment: PropertyKey { PropertyKey(number: 8, name: "alignment") }
  @inlinable static var viewAccessibilityLabel: PropertyKey { PropertyKey(number: 9, name: "accessibilityLabel") }
  @inlinable static var viewAccessibilityRole: PropertyKey { PropertyKey(number: 10, name: "accessibilityRole") }
  @inlinable static var viewAccessibilityHint: PropertyKey { PropertyKey(number: 11, name: "accessibilityHint") }
  @inlinable static var viewIsAccessibilityHidden: PropertyKey { PropertyKey(number: 12, name: "isAccessibilityHidden") }
  @inlinable static var viewTag: PropertyKey { PropertyKey(number: 13, name: "tag") }
  @inlinable static var viewDestination: PropertyKey { PropertyKey(number: 14, name: "destination") }
  @inlinable static var viewInsets: PropertyKey { PropertyKey(number: 15, name: "insets") }
  @inlinable static var viewShadow: PropertyKey { PropertyKey(number: 16, name: "shadow") }
  @inlinable static var viewClipsContent: PropertyKey { PropertyKey(number: 17, name: "clipsContent") }
  @inlinable static var viewTint: PropertyKey { PropertyKey(number: 18, name: "tint") }
  @inlinable static var viewTransform: PropertyKey { PropertyKey(number: 19, name: "transform") }
  @inlinable static var viewFrame: PropertyKey { PropertyKey(number: 20, name: "frame") }
  @inlinable static var viewAspectRatio: PropertyKey { PropertyKey(number: 21, name: "aspectRatio") }
  @inlinable static var viewLayoutWeight: PropertyKey { PropertyKey(number: 22, name: "layoutWeight") }
  @inlinable static var viewIsInteractive: PropertyKey { PropertyKey(number: 23, name: "isInteractive") }
  @inlinable static var viewIsCurrent: PropertyKey { PropertyKey(number: 24, name: "isCurrent") }
  @inlinable static var viewFont: PropertyKey { PropertyKey(number: 25, name: "font") }
  @inlinable static var viewLayoutPriority: PropertyKey { PropertyKey(number: 26, name: "layoutPriority") }
  @inlinable static var viewAccessibilityValue: PropertyKey { PropertyKey(number: 27, name: "accessibilityValue") }
  @inlinable static var viewIsPrefetched: PropertyKey { PropertyKey(number: 30, name: "isPrefetched") }
  @inlinable static var viewIsBusy: PropertyKey { PropertyKey(number: 258, name: "isBusy") }
  @inlinable static var viewReportsFocus: PropertyKey { PropertyKey(number: 259, name: "reportsFocus") }
  @inlinable static var viewReportsBlur: PropertyKey { PropertyKey(number: 260, name: "reportsBlur") }
  @inlinable static var viewReportsChange: PropertyKey { PropertyKey(number: 261, name: "reportsChange") }
  @inlinable static var viewReportedKeys: PropertyKey { PropertyKey(number: 411, name: "reportedKeys") }
  @inlinable static var viewReportsCancel: PropertyKey { PropertyKey(number: 412, name: "reportsCancel") }
  @inlinable static var viewReportsDoubleTap: PropertyKey { PropertyKey(number: 415, name: "reportsDoubleTap") }
  @inlinable static var viewFocusRequest: PropertyKey { PropertyKey(number: 430, name: "focusRequest") }
  @inlinable static var viewLayoutDirection: PropertyKey { PropertyKey(number: 431, name: "layoutDirection") }
  @inlinable static var viewLocalSteps: PropertyKey { PropertyKey(number: 508, name: "localSteps") }
  @inlinable static var viewHidingCondition: PropertyKey { PropertyKey(number: 509, name: "hidingCondition") }
  @inlinable static var viewSelectingCondition: PropertyKey { PropertyKey(number: 510, name: "selectingCondition") }
}

extension Style {
  /// Sets whether the view is hidden and left out of the layout.
  @inlinable public static func isHidden(_ value: Bool = true) -> Style { Style(View.isHidden, value) }
  /// Sets the opacity of the view, from 0 to 1.
  @inlinable public static func alpha(_ value: Double) -> Style { Style(View.alpha, value) }
  /// Sets the colour behind the view.
  @inlinable public static func background(_ value: ViewColor?) -> Style { Style(View.background, value) }
  /// Sets the space inside the view's edges.
  @inlinable public static func padding(_ value: Spacing) -> Style { Style(View.padding, value) }
  /// Sets the radius of the view's corners.
  @inlinable public static func cornerRadius(_ value: CornerRadius) -> Style { Style(View.cornerRadius, value) }
  /// Sets the line around the view.
  @inlinable public static func border(_ value: Border?) -> Style { Style(View.border, value) }
  /// Sets whether the view takes the remaining space along its row; `layoutWeight` sets its share.
  @inlinable public static func grows(_ value: Bool = true) -> Style { Style(View.grows, value) }
  /// Sets the view's own alignment across the axis of its container; nil for the alignment of the container.
  @inlinable public static func alignment(_ value: Alignment?) -> Style { Style(View.alignment, value) }
  /// Sets the view's name for screen readers, which replaces its visible text.
  @inlinable public static func accessibilityLabel(_ value: String?) -> Style { Style(View.accessibilityLabel, value) }
  /// Sets the view's role for screen readers.
  @inlinable public static func accessibilityRole(_ value: AccessibilityRole?) -> Style {
    Style(View.accessibilityRole, value)
  }
  /// Sets a hint for screen readers, in addition to the name of the view.
  @inlinable public static func accessibilityHint(_ value: String?) -> Style { Style(View.accessibilityHint, value) }
  /// Sets whether screen readers skip the view.
  @inlinable public static func isAccessibilityHidden(_ value: Bool = true) -> Style {
    Style(View.isAccessibilityHidden, value)
  }
  /// Sets the name that the app gives the view, for tests and tools.
  @inlinable public static func tag(_ value: String) -> Style { Style(View.tag, value) }
  /// Sets the shadow of the view.
  @inlinable public static func shadow(_ value: Shadow) -> Style { Style(View.shadow, value) }
  /// Sets whether content beyond the view's edge, including its round corners, is cut off.
  @inlinable public static func clipsContent(_ value: Bool = true) -> Style { Style(View.clipsContent, value) }
  /// Sets the colour that replaces the accent in the view and its content.
  ///
  /// Of the roles, only text, secondary, accent, positive, negative and warning can be a tint.
  @inlinable public static func tint(_ value: ViewColor?) -> Style { Style(View.tint, value) }
  /// Sets the rotation, the scale and the translation of the view.
  @inlinable public static func transform(_ value: Transform?) -> Style { Style(View.transform, value) }
  /// Sets the width and the height of the view, and the minimum and the maximum of each.
  @inlinable public static func frame(_ value: Frame?) -> Style { Style(View.frame, value) }
  /// Sets the ratio of the view's width to its height; nil for the ratio that its content determines.
  @inlinable public static func aspectRatio(_ value: AspectRatio?) -> Style { Style(View.aspectRatio, value) }
  /// Sets the view's share of the remaining space along its row, from 1 to 6; 0 for no share. Neighbours divide the
  /// space in proportion to their shares.
  @inlinable public static func layoutWeight(_ value: Int) -> Style { Style(View.layoutWeight, value) }
  /// Sets whether the view and its content are interactive. Events of a view that is not interactive are dropped.
  @inlinable public static func isInteractive(_ value: Bool = true) -> Style { Style(View.isInteractive, value) }
  /// Sets the font of the view's text, which overrides the text style. Texts within the view use this font if they have
  /// no style of their own.
  @inlinable public static func font(_ value: Font?) -> Style { Style(View.font, value) }
  /// Sets the priority of the view if space is short: it determines whether the view shrinks before or after its
  /// neighbours.
  @inlinable public static func layoutPriority(_ value: LayoutPriority) -> Style { Style(View.layoutPriority, value) }
  /// Sets the current value of the view for screen readers, such as `3 of 5`.
  @inlinable public static func accessibilityValue(_ value: String?) -> Style { Style(View.accessibilityValue, value) }
  /// Sets whether a page prepares the place of this link when a person points at it, so that a tap shows it at once.
  ///
  /// Turn it off for a place that is expensive to load.
  @inlinable public static func isPrefetched(_ value: Bool = true) -> Style { Style(View.isPrefetched, value) }
  /// Sets whether work that a tap on the view started is still under way.
  ///
  /// While it is, the view looks busy, screen readers announce that, and the view takes no other tap.
  ///
  /// A window sets the value automatically on a button, menu or row while an async handler of that view runs. Set it
  /// yourself for work that the window does not know.
  @inlinable public static func isBusy(_ value: Bool = true) -> Style { Style(View.isBusy, value) }
  /// Sets a number that requests the focus; 0 for no request. The view takes the focus if the number is above 0 when
  /// the view appears, and whenever the number changes to a different one above 0.
  ///
  /// If a person goes back to a place in the history, the focus stays where it is.
  @inlinable public static func focusRequest(_ value: Int) -> Style { Style(View.focusRequest, value) }
  /// Sets the direction in which the view and its content are laid out and read; nil for the direction of what is
  /// around it.
  ///
  /// Set it for content whose language has a direction of its own, such as an Arabic name within an English page.
  @inlinable public static func layoutDirection(_ value: LayoutDirection?) -> Style {
    Style(View.layoutDirection, value)
  }
}

extension PropertyList {
  /// The properties of ``View``.
  static let view = PropertyList(
    of: "View",
    View.isHidden, View.alpha, View.background, View.padding, View.cornerRadius, View.border, View.grows,
    View.alignment, View.accessibilityLabel, View.accessibilityRole, View.accessibilityHint,
    View.isAccessibilityHidden, View.tag, View.destination, View.insets, View.shadow, View.clipsContent, View.tint,
    View.transform, View.frame, View.aspectRatio, View.layoutWeight, View.isInteractive, View.isCurrent, View.font,
    View.layoutPriority, View.accessibilityValue, View.isPrefetched, View.isBusy, View.reportsFocus, View.reportsBlur,
    View.reportsChange, View.reportedKeys, View.reportsCancel, View.reportsDoubleTap, View.focusRequest,
    View.layoutDirection, View.localSteps, View.hidingCondition, View.selectingCondition)
}
