// espalier properties
// Written from the properties that the types of this module declare. Change those and run the command again.
// swift-format-ignore-file

internal import EspalierViews

extension PropertyList {
  /// The properties of all types of the module.
  static let espalierScreens: [PropertyList] = [
    barGroupView, dialogView, modalView, moreRowsView, navigationBarView, screenView, sectionIndexView, sectionView,
    tabBarView, tabView, toolbarMenuView, windowView
  ]
}
