// espalier properties
// Written from the properties that SectionIndexView declares. Change those and run the command again.
// swift-format-ignore-file

public import EspalierViews

extension PropertyKey {
  @inlinable static var sectionIndexViewIndex: PropertyKey { PropertyKey(number: 489, name: "index") }
}

extension Style where Target == SectionIndexView {
  /// Sets the titles, each with the name of its section.
  @inlinable public static func index(_ value: SectionIndex) -> Style { Style(SectionIndexView.index, value) }
}

extension PropertyList {
  /// The properties of ``SectionIndexView``.
  static let sectionIndexView = PropertyList(
    of: "SectionIndexView",
    SectionIndexView.index)
}

extension SectionIndexView: PropertyLayer {
  package static var propertyLists: [PropertyList] { PropertyList.espalierScreens }
}
