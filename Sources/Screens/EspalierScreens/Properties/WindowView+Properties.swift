// espalier properties
// Written from the properties that WindowView declares. Change those and run the command again.
// swift-format-ignore-file

public import EspalierViews

extension PropertyKey {
  @inlinable static var windowViewAppearance: PropertyKey { PropertyKey(number: 200, name: "appearance") }
  @inlinable static var windowViewHasTabs: PropertyKey { PropertyKey(number: 201, name: "hasTabs") }
  @inlinable static var windowViewLanguage: PropertyKey { PropertyKey(number: 202, name: "language") }
  @inlinable static var windowViewIsRightToLeft: PropertyKey { PropertyKey(number: 203, name: "isRightToLeft") }
}

extension PropertyList {
  /// The properties of ``WindowView``.
  static let windowView = PropertyList(
    of: "WindowView",
    WindowView.appearance, WindowView.hasTabs, WindowView.language, WindowView.isRightToLeft)
}

extension WindowView: PropertyLayer {
  package static var propertyLists: [PropertyList] { PropertyList.espalierScreens }
}
