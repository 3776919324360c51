/// The space inside each edge of a view; nil for an edge with the space of ``View/padding``.
///
/// Leading and trailing follow the reading direction.
public struct Insets: StyleValueConvertible, CustomStringConvertible {
  /// The space above.
  public var top: Spacing?
  /// The space at the edge where reading begins.
  public var leading: Spacing?
  /// The space below.
  public var bottom: Spacing?
  /// The space at the edge where reading ends.
  public var trailing: Spacing?

  /// Creates insets from edges.
  public init(top: Spacing? = nil, leading: Spacing? = nil, bottom: Spacing? = nil, trailing: Spacing? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The edges that are set.
  public var description: String {
    let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    return edges.compactMap { name, space in space.map { "\(name) \($0)" } }.joined(separator: ", ")
  }
}
