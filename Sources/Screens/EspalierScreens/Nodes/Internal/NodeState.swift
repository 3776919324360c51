internal import EspalierViews

/// The state of a node that is busy, named, current or a scene's; in an object of its own, because most nodes are rows at
/// rest and have none.
@MainActor
final class NodeState {
  var scene: Int?
  var name: String?
  var notedChildren = 0
  var busyElements: Set<Int> = []
  var currentElements: Set<Int> = []
  var held: [StyleSlot: Held] = [:]
  var own: AnyComponent?

  /// A value that a person entered, and how often it is being handled.
  struct Held {
    let value: StyleValue
    var count: Int
  }

  /// True while values are laid over the component.
  var isCovered: Bool { isUnderWay || !currentElements.isEmpty }

  /// True while something that a person did at the node is still being handled.
  var isUnderWay: Bool { !busyElements.isEmpty || !held.isEmpty }
}
