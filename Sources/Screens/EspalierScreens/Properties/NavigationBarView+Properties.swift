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
}

extension PropertyList {
  /// The properties of ``NavigationBarView``.
  static let navigationBarView = PropertyList(
    of: "NavigationBarView",
    NavigationBarView.title, NavigationBarView.subtitle, NavigationBarView.backDestination,
    NavigationBarView.backTitle, NavigationBarView.closeDestination, NavigationBarView.backName,
    NavigationBarView.closeName, NavigationBarView.announcement)
}

extension NavigationBarView: PropertyLayer {
  package static var propertyLists: [PropertyList] { PropertyList.espalierScreens }
}
