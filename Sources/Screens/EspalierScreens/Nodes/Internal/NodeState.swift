internal import EspalierViews

/// The state of a node that is busy, has a name, is current or belongs to a scene. It is an object of its own, because
/// most nodes are idle rows and have none.
@MainActor
final class NodeState {
  var scene: Int?
  var name: String?
  var notedChildren = 0
  var busyElements: Set<Int> = []
  var currentElements: Set<Int> = []
  var held: [StyleSlot: Held] = [:]
  var own: AnyComponent?

  /// A value that a person entered, and the number of times it is being handled.
  struct Held {
    let value: StyleValue
    var count: Int
  }

  /// True while the node shows values other than those of its own component: busy or marked elements, or held values.
  var isCovered: Bool { isUnderWay || !currentElements.isEmpty }

  /// True while a person's action at the node is still being handled.
  var isUnderWay: Bool { !busyElements.isEmpty || !held.isEmpty }
}
