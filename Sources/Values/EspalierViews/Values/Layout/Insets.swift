/// The space inside each edge of a view. An edge whose value is nil has the space of ``View/padding``.
///
/// Leading and trailing follow the reading direction.
public struct Insets: StyleValueConvertible, CustomStringConvertible {
  /// The space inside the top edge.
  public var top: Spacing?
  /// The space inside the edge where reading begins.
  public var leading: Spacing?
  /// The space inside the bottom edge.
  public var bottom: Spacing?
  /// The space inside the edge where reading ends.
  public var trailing: Spacing?

  /// Creates insets from the space inside each edge.
  public init(top: Spacing? = nil, leading: Spacing? = nil, bottom: Spacing? = nil, trailing: Spacing? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The names of the edges that the insets set, each with its space.
  public var description: String {
    let edges = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    return edges.compactMap { name, space in space.map { "\(name) \($0)" } }.joined(separator: ", ")
  }
}
