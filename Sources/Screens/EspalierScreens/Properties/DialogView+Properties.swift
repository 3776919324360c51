// espalier properties
// Written from the properties that DialogView declares. Change those and run the command again.
// swift-format-ignore-file

public import EspalierViews

extension PropertyKey {
  @inlinable static var dialogViewTitle: PropertyKey { PropertyKey(number: 437, name: "title") }
  @inlinable static var dialogViewMessage: PropertyKey { PropertyKey(number: 438, name: "message") }
  @inlinable static var dialogViewIsSheet: PropertyKey { PropertyKey(number: 439, name: "isSheet") }
  @inlinable static var dialogViewCloseName: PropertyKey { PropertyKey(number: 440, name: "closeName") }
  @inlinable static var dialogViewCanBeClosed: PropertyKey { PropertyKey(number: 507, name: "canBeClosed") }
}

extension PropertyList {
  /// The properties of ``DialogView``.
  static let dialogView = PropertyList(
    of: "DialogView",
    DialogView.title, DialogView.message, DialogView.isSheet, DialogView.closeName, DialogView.canBeClosed)
}

extension DialogView: PropertyLayer {
  package static var propertyLists: [PropertyList] { PropertyList.espalierScreens }
}
