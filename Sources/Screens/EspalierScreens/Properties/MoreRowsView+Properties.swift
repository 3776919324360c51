// espalier properties
// Written from the properties that MoreRowsView declares. Change those and run the command again.
// swift-format-ignore-file

public import EspalierViews

extension PropertyKey {
  @inlinable static var moreRowsViewText: PropertyKey { PropertyKey(number: 499, name: "text") }
}

extension Style where Target == MoreRowsView {
  /// Sets the text for screen readers.
  @inlinable public static func text(_ value: String) -> Style { Style(MoreRowsView.text, value) }
}

extension PropertyList {
  /// The properties of ``MoreRowsView``.
  static let moreRowsView = PropertyList(
    of: "MoreRowsView",
    MoreRowsView.text)
}

extension MoreRowsView: PropertyLayer {
  package static var propertyLists: [PropertyList] { PropertyList.espalierScreens }
}
