// espalier properties
// Written from the properties that ContainerView declares. Change those and run the command again.
// swift-format-ignore-file

extension PropertyKey {
  @inlinable static var containerViewGap: PropertyKey { PropertyKey(number: 320, name: "gap") }
  @inlinable static var containerViewContentAlignment: PropertyKey { PropertyKey(number: 321, name: "contentAlignment") }
  @inlinable static var containerViewDistribution: PropertyKey { PropertyKey(number: 322, name: "distribution") }
}

extension Style where Target: ContainerView {
  /// Sets the space between the parts of the container; nil for the default space of the container's class.
  @inlinable public static func gap(_ value: Spacing?) -> Style { Style(ContainerView.gap, value) }
  /// Sets the alignment of the container's parts across its axis; nil for the default alignment of the container's
  /// class.
  @inlinable public static func contentAlignment(_ value: Alignment?) -> Style {
    Style(ContainerView.contentAlignment, value)
  }
  /// Sets the distribution of the container's parts along its axis if space remains.
  @inlinable public static func distribution(_ value: Distribution) -> Style {
    Style(ContainerView.distribution, value)
  }
}

extension PropertyList {
  /// The properties of ``ContainerView``.
  static let containerView = PropertyList(
    of: "ContainerView",
    ContainerView.gap, ContainerView.contentAlignment, ContainerView.distribution)
}
