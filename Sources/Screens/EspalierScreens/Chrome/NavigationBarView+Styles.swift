public import EspalierViews

extension NavigationBarView {
  /// The colour of the title, the line below it and the back button; nil for the theme's.
  @inlinable public static var color: Property<ViewColor?> { Property(.navigationBarViewColor, default: nil) }
  /// A Boolean value that indicates whether the title has the size of a large title. Otherwise, it has the size of the
  /// title of a section.
  @inlinable public static var hasLargeTitle: Property<Bool> {
    Property(.navigationBarViewHasLargeTitle, default: true)
  }
  /// A Boolean value that indicates whether the bar stays visible at the upper edge while the content scrolls. The back
  /// button of such a bar is only a symbol, beside the title.
  @inlinable public static var isPinned: Property<Bool> { Property(.navigationBarViewIsPinned, default: false) }
  /// A Boolean value that indicates whether the content that scrolls behind a pinned bar shines through. A background
  /// that the bar sets needs an opacity of its own for this.
  @inlinable public static var isTranslucent: Property<Bool> {
    Property(.navigationBarViewIsTranslucent, default: false)
  }
}
