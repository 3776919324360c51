// espalier properties
// Written from the properties that ModalView declares. Change those and run the command again.
// swift-format-ignore-file

public import EspalierViews

extension PropertyKey {
  @inlinable static var modalViewTitle: PropertyKey { PropertyKey(number: 215, name: "title") }
  @inlinable static var modalViewCoversAll: PropertyKey { PropertyKey(number: 216, name: "coversAll") }
}

extension PropertyList {
  /// The properties of ``ModalView``.
  static let modalView = PropertyList(
    of: "ModalView",
    ModalView.title, ModalView.coversAll)
}

extension ModalView: PropertyLayer {
  package static var propertyLists: [PropertyList] { PropertyList.espalierScreens }
}
