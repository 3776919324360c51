public import EspalierViews

/// A node of a window: an instance of a view class, with its number, its path and its component.
///
/// A window is a tree of nodes. A surface never receives scenes or screens: it receives ``Patch``es that insert,
/// remove, move or change nodes.
public struct Node: Sendable {
  /// The number, unique in its window and never used again.
  public let id: Int
  /// The path of the node: the keys from the window down to this node, joined by slashes. Unlike the number, it is the
  /// same after a restart.
  public let path: String
  /// The form of the node in its parent.
  public let form: Form
  /// The component that the node shows.
  public let component: AnyComponent

  /// The element number in events that belong to a row itself, not to a view in the row.
  ///
  /// A row has an event when it is chosen (``/EspalierViews/EventKind/change``), when one of its actions is called,
  /// when it is moved, and when it appears.
  public static let rowElement = 65_535

  /// The form of a node in its parent: a part of the window or of a screen, or a row of a section.
  public enum Form: Hashable, Sendable {
    /// A part of the window or of a screen.
    case part
    /// A row of a section.
    case row(Row.Form)
    /// A part that was made from an item of its parent: `element` is the number of the parent's element that contains
    /// it. A part in a row that is a link or button is not a control itself.
    case item(element: Int, isInControl: Bool)
  }

  /// The number of the parent's element that contains the node: 0 for the parent itself.
  package var holder: Int { form.holder }
}

/// A step that a surface takes to show the current state of the window.
///
/// Steps are taken in order. After each step the tree is complete.
public enum Patch: Sendable {
  /// New nodes, inserted in order before the sibling with the number `before`, or at the end of the parent if `before`
  /// is nil. Further steps insert their children. Parent 0 is the surface itself.
  case insert([Node], parent: Int, before: Int?)
  /// A node that shows another component of the same class.
  case update(Int, from: AnyComponent, to: AnyComponent)
  /// Nodes that are removed, with everything below them.
  case remove([Int])
  /// A node that moves before a sibling or to the end of its parent.
  case move(Int, before: Int?)
}

extension Node.Form {
  /// The number of the parent's element that contains a node of this form: 0 for the parent itself.
  package var holder: Int { if case .item(let element, _) = self { element } else { 0 } }

  /// True if the view of a node of this form is within a link or a button.
  package var isControl: Bool {
    switch self {
    case .part: false
    case .row(let form): form == .link || form == .button
    case .item(_, let isInControl): isInControl
    }
  }
}
