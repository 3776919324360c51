extension View {
  // No setter: `.padding(top:leading:bottom:trailing:)` sets them.
  /// The space inside each of the view's edges; an edge that is set overrides ``padding``.
  @inlinable public static var insets: Property<Insets?> { Property(.viewInsets, default: nil) }
  /// The shadow of the view.
  @inlinable public static var shadow: Property<Shadow> { Property(.viewShadow, default: .none) }
  /// A Boolean value that indicates whether content beyond the view's edge, including its round corners, is cut off.
  @inlinable public static var clipsContent: Property<Bool> { Property(.viewClipsContent, default: false) }
  /// The colour that replaces the accent in the view and its content.
  ///
  /// Of the roles, only text, secondary, accent, positive, negative and warning can be a tint.
  @inlinable public static var tint: Property<ViewColor?> { Property(.viewTint, default: nil) }
  /// The rotation, the scale and the translation of the view.
  @inlinable public static var transform: Property<Transform?> { Property(.viewTransform, default: nil) }
  /// The width and the height of the view, and the minimum and the maximum of each.
  @inlinable public static var frame: Property<Frame?> { Property(.viewFrame, default: nil) }
  /// The ratio of the view's width to its height; nil for the ratio that its content determines.
  @inlinable public static var aspectRatio: Property<AspectRatio?> {
    Property(.viewAspectRatio, default: nil)
  }
  /// The view's share of the remaining space along its row, from 1 to 6; 0 for no share. Neighbours divide the space in
  /// proportion to their shares.
  @inlinable public static var layoutWeight: Property<Int> { Property(.viewLayoutWeight, default: 0) }
  /// The priority of the view if space is short: it determines whether the view shrinks before or after its neighbours.
  @inlinable public static var layoutPriority: Property<LayoutPriority> {
    Property(.viewLayoutPriority, default: .normal)
  }
  /// The direction in which the view and its content are laid out and read; nil for the direction of what is around it.
  ///
  /// Set it for content whose language has a direction of its own, such as an Arabic name within an English page.
  @inlinable public static var layoutDirection: Property<LayoutDirection?> {
    Property(.viewLayoutDirection, default: nil)
  }
  /// A Boolean value that indicates whether the view and its content are interactive. Events of a view that is not
  /// interactive are dropped.
  @inlinable public static var isInteractive: Property<Bool> { Property(.viewIsInteractive, default: true) }
}

extension Style {
  /// Sets the space inside the view's edges, edge by edge: `.padding(top: .small, leading: .large)`.
  @inlinable public static func padding(
    top: Spacing? = nil, leading: Spacing? = nil, bottom: Spacing? = nil, trailing: Spacing? = nil
  ) -> Style {
    Style(View.insets, Insets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }
  /// Rotates, scales and moves the view: `.transform(rotation: 45)`.
  @inlinable public static func transform(rotation: Double = 0, scale: Double = 1, x: Double = 0, y: Double = 0)
    -> Style
  {
    Style(View.transform, Transform(rotation: rotation, scale: scale, x: x, y: y))
  }
  /// Sets the line around the view and the radius of its corners: `.border(Border(width: .thin), cornerRadius: .medium)`.
  @inlinable public static func border(_ border: Border, cornerRadius: CornerRadius) -> Style {
    .all(.border(border), .cornerRadius(cornerRadius))
  }
  /// Sets the width and the height of the view, and the minimum and the maximum of each: `.frame(width: .fill,
  /// maximumWidth: .points(480))`.
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
