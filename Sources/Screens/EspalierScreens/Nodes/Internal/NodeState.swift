internal import EspalierViews

/// The state of a node that is busy, has a name, is current or belongs to a scene. It is a separate object, because
/// most nodes are idle rows without such a state.
@MainActor
final class NodeState {
  var scene: Int?
  var name: String?
  var notedChildren = 0
  var busyElements: Set<Int> = []
  var currentElements: Set<Int> = []
  var held: [StyleSlot: Held] = [:]
  var own: AnyComponent?

  /// A value that a person entered, and the number of events with such a value that are still being handled.
  struct Held {
    let value: StyleValue
    var count: Int
  }

  /// True while the node shows more than its own component: elements that are busy or marked as current, or held
  /// values.
  var isCovered: Bool { isUnderWay || !currentElements.isEmpty }

  /// True while a person's action at the node is still being handled.
  var isUnderWay: Bool { !busyElements.isEmpty || !held.isEmpty }
}
