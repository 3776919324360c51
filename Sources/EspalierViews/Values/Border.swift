/// A line around a view: its width and its colour as one value.
///
/// ```swift
/// let card: Component<Label> = Component(.text("Rent"), .border(Border(width: .thin, color: .accent)))
/// ```
public struct Border: StyleValueConvertible, CustomStringConvertible {
  /// How thick a border is.
  public enum Width: Int, StyleValueConvertible, Codable, CaseIterable {
    /// 1 point.
    case thin = 1
    /// 2 points.
    case medium = 2
    /// 4 points.
    case thick = 4
  }

  /// How thick it is.
  public var width: Width
  /// The role of its colour.
  public var color: ColorRole

  /// Makes a border; without arguments it is what parts things that lie beside each other.
  public init(width: Width = .thin, color: ColorRole = .separator) {
    self.width = width
    self.color = color
  }

  /// Width and colour.
  public var description: String { "\(width) \(color)" }
}
