// espalier properties
// Written from the properties that ScreenView declares. Change those and run the command again.
// swift-format-ignore-file

public import EspalierViews

extension PropertyKey {
  @inlinable static var screenViewScreenLayout: PropertyKey { PropertyKey(number: 220, name: "screenLayout") }
  @inlinable static var screenViewIsModal: PropertyKey { PropertyKey(number: 221, name: "isModal") }
  @inlinable static var screenViewTransition: PropertyKey { PropertyKey(number: 222, name: "transition") }
  @inlinable static var screenViewIsBeside: PropertyKey { PropertyKey(number: 436, name: "isBeside") }
}

extension PropertyList {
  /// The properties of ``ScreenView``.
  static let screenView = PropertyList(
    of: "ScreenView",
    ScreenView.screenLayout, ScreenView.isModal, ScreenView.transition, ScreenView.isBeside)
}

extension ScreenView: PropertyLayer {
  package static var propertyLists: [PropertyList] { PropertyList.espalierScreens }
}
