// espalier properties
// Written from the properties that NavigationBarView declares. Change those and run the command again.
// swift-format-ignore-file

public import EspalierViews

extension PropertyKey {
  @inlinable static var navigationBarViewTitle: PropertyKey { PropertyKey(number: 225, name: "title") }
  @inlinable static var navigationBarViewSubtitle: PropertyKey { PropertyKey(number: 226, name: "subtitle") }
  @inlinable static var navigationBarViewBackDestination: PropertyKey { PropertyKey(number: 227, name: "backDestination") }
  @inlinable static var navigationBarViewBackTitle: PropertyKey { PropertyKey(number: 228, name: "backTitle") }
  @inlinable static var navigationBarViewCloseDestination: PropertyKey { PropertyKey(number: 229, name: "closeDestination") }
  @inlinable static var navigationBarViewBackName: PropertyKey { PropertyKey(number: 432, name: "backName") }
  @inlinable static var navigationBarViewCloseName: PropertyKey { PropertyKey(number: 433, name: "closeName") }
  @inlinable static var navigationBarViewAnnouncement: PropertyKey { PropertyKey(number: 434, name: "announcement") }
  @inlinable static var navigationBarViewColor: PropertyKey { PropertyKey(number: 501, name: "color") }
  @inlinable static var navigationBarViewHasLargeTitle: PropertyKey { PropertyKey(number: 502, name: "hasLargeTitle") }
  @inlinable static var navigationBarViewIsPinned: PropertyKey { PropertyKey(number: 503, name: "isPinned") }
  @inlinable static var navigationBarViewIsTranslucent: PropertyKey { PropertyKey(number: 504, name: "isTranslucent") }
  @inlinable static var navigationBarViewIsGrouped: PropertyKey { PropertyKey(number: 505, name: "isGrouped") }
  @inlinable static var navigationBarViewHasTitleView: PropertyKey { PropertyKey(number: 506, name: "hasTitleView") }
}

extension Style where Target == NavigationBarView {
  /// Sets the colour of the title, the line below it and the back button; nil for the theme's.
  @inlinable public static func color(_ value: ViewColor?) -> Style { Style(NavigationBarView.color, value) }
  /// Sets whether the title has the size of a large title. Otherwise, it has the size of the title of a section.
  @inlinable public static func hasLargeTitle(_ value: Bool = true) -> Style {
    Style(NavigationBarView.hasLargeTitle, value)
  }
  /// Sets whether the bar stays visible at the upper edge while the content scrolls. The back button of such a bar is
  /// only a symbol, beside the title.
  @inlinable public static func isPinned(_ value: Bool = true) -> Style { Style(NavigationBarView.isPinned, value) }
  /// Sets whether the content that scrolls behind a pinned bar shines through. A background that the bar sets needs an
  /// opacity of its own for this.
  @inlinable public static func isTranslucent(_ value: Bool = true) -> Style {
    Style(NavigationBarView.isTranslucent, value)
  }
}

extension PropertyList {
  /// The properties of ``NavigationBarView``.
  static let navigationBarView = PropertyList(
    of: "NavigationBarView",
    NavigationBarView.title, NavigationBarView.subtitle, NavigationBarView.backDestination,
    NavigationBarView.backTitle, NavigationBarView.closeDestination, NavigationBarView.backName,
    NavigationBarView.closeName, NavigationBarView.announcement, NavigationBarView.color,
    NavigationBarView.hasLargeTitle, NavigationBarView.isPinned, NavigationBarView.isTranslucent,
    NavigationBarView.isGrouped, NavigationBarView.hasTitleView)
}

extension NavigationBarView: PropertyLayer {
  package static var propertyLists: [PropertyList] { PropertyList.espalierScreens }
}
