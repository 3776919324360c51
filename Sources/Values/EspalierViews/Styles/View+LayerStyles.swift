extension View {
  // No setter: `.padding(top:leading:bottom:trailing:)` sets them.
  /// The space inside the view's edges, edge by edge, over what ``padding`` says of all of them.
  @inlinable public static var insets: Property<Insets?> { Property(.viewInsets, default: nil) }
  /// The height of the view above what is behind it, as its shadow shows it.
  @inlinable public static var shadow: Property<Shadow> { Property(.viewShadow, default: .none) }
  /// A Boolean value that indicates whether content that stands over the view's edge, round corners included, is cut
  /// off.
  @inlinable public static var clipsContent: Property<Bool> { Property(.viewClipsContent, default: false) }
  /// The colour that takes the place of the accent in the view and in all that it holds.
  ///
  /// Of the roles, only those for things to read can be a tint.
  @inlinable public static var tint: Property<ViewColor?> { Property(.viewTint, default: nil) }
  /// The rotation and the scale of the view.
  @inlinable public static var transform: Property<Transform?> { Property(.viewTransform, default: nil) }
  /// The width and the height of the view, and the bounds of both.
  @inlinable public static var frame: Property<Frame?> { Property(.viewFrame, default: nil) }
  /// The width of the view in proportion to its height; nil leaves the proportion to its content.
  @inlinable public static var aspectRatio: Property<AspectRatio?> {
    Property(.viewAspectRatio, default: nil)
  }
  /// The view's share of the room that is left along its row, beside its neighbours' shares, from 1 to 6; 0 for none.
  @inlinable public static var layoutWeight: Property<Int> { Property(.viewLayoutWeight, default: 0) }
  /// The priority by which the view gives way before or after its neighbours where room is short.
  @inlinable public static var layoutPriority: Property<LayoutPriority> {
    Property(.viewLayoutPriority, default: .normal)
  }
  /// A Boolean value that indicates whether the view, and what it holds, can be acted on; events of a view that cannot
  /// are dropped.
  @inlinable public static var isInteractive: Property<Bool> { Property(.viewIsInteractive, default: true) }
}

extension Style {
  /// Sets the space inside the view's edges, edge by edge: `.padding(top: .small, leading: .large)`.
  @inlinable public static func padding(
    top: Spacing? = nil, leading: Spacing? = nil, bottom: Spacing? = nil, trailing: Spacing? = nil
  ) -> Style {
    Style(View.insets, Insets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
  /// Turns and scales the view: `.transform(rotation: 45)`.
  @inlinable public static func transform(rotation: Double, scale: Double = 1) -> Style {
    Style(View.transform, Transform(rotation: rotation, scale: scale))
  }
  /// Sets the width and the height of the view, and the bounds of both: `.frame(width: .fill, maximumWidth:
  /// .points(480))`.
  public static func frame(
    width: Frame.Length? = nil, height: Frame.Length? = nil, minimumWidth: Frame.Length? = nil,
    maximumWidth: Frame.Length? = nil, minimumHeight: Frame.Length? = nil, maximumHeight: Frame.Length? = nil
  ) -> Style {
    Style(
      View.frame,
      Frame(
        width: width, height: height, minimumWidth: minimumWidth, maximumWidth: maximumWidth,
        minimumHeight: minimumHeight, maximumHeight: maximumHeight))
  }
}
