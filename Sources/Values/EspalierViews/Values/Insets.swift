/// Space inside the edges of a view, each edge by itself; nil leaves an edge as ``View/padding`` says.
///
/// Leading and trailing follow the reading direction.
public struct Insets: StyleValueConvertible, CustomStringConvertible {
  /// Space above.
  public var top: Spacing?
  /// Space where reading begins.
  public var leading: Spacing?
  /// Space below.
  public var bottom: Spacing?
  /// Space where reading ends.
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
