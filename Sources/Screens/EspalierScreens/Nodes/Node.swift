public import EspalierViews

/// One thing that a surface shows: an instance of a view class with a number, its place, and its component.
///
/// A window is a tree of nodes. A surface never sees scenes or screens; it is told by ``Patch``es which nodes come, go,
/// move or change.
public struct Node: Sendable {
  /// The number, unique in its window and never used again.
  public let id: Int
  /// The keys from the window down to this node, joined by slashes: the same after a restart, unlike the number.
  public let path: String
  /// The form in which the node stands in its parent.
  public let form: Form
  /// The component that the node shows.
  public let component: AnyComponent

  /// The element that events of a row itself belong to, as opposed to those of the views in it: the row is chosen
  /// (``EventKind/change``), one of its actions is called, it is moved, it comes into sight.
  public static let rowElement = 65_535

  /// The form in which a node stands in its parent.
  public enum Form: Hashable, Sendable {
    /// A part of the window or of a screen.
    case part
    /// A row of a section.
    case row(Row.Form)
  }
}

/// One step that a surface takes so that it shows what the window has become.
///
/// Steps are taken in order. Each leaves a whole tree behind.
public enum Patch: Sendable {
  /// New nodes, in order, before a sibling or at the end. Their children follow as further steps. Parent 0 is the
  /// surface itself.
  case insert([Node], parent: Int, before: Int?)
  /// A node that shows something else of the same class.
  case update(Int, from: AnyComponent, to: AnyComponent)
  /// Nodes that go, with everything below them.
  case remove([Int])
  /// A node that goes before a sibling or to the end of its parent.
  case move(Int, before: Int?)
}
