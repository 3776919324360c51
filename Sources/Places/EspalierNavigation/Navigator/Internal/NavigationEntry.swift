internal import EspalierScreens

/// A place that is on screen, with what it shows.
@MainActor
final class NavigationEntry {
  /// The number of its scene's stay: the same while the scene stays under another route.
  let id: Int
  /// Nil for a scene that a verb has shown.
  let route: RootRoute?
  let transition: Transition
  private let content: Content
  private let actor: any AnyPosition
  /// Shows the route to a scene that stays.
  private var show: (@MainActor () -> Void)?

  private final class Content {
    var make: (@MainActor () -> any Presentable)?
    var presentable: (any Presentable)?
    /// True when the owner has still to take what a verb shows.
    var isNew = false
    var letGo: (@MainActor () -> Void)?
  }

  init(id: Int, _ place: ResolvedPlace) {
    self.id = id
    route = place.route
    transition = place.transition
    actor = place.position
    content = Content()
    content.make = place.make
  }

  /// A scene that a verb shows.
  init(id: Int, _ presentable: any Presentable, by actor: any AnyPosition, transition: Transition) {
    self.id = id
    route = nil
    self.transition = transition
    self.actor = actor
    content = Content()
    content.presentable = presentable
    content.isNew = true
  }

  /// The place under another route, with the scene that is there; nil when it cannot stay.
  init?(_ old: NavigationEntry, showing place: ResolvedPlace) {
    guard old.actor === place.position, let there = old.content.presentable, let show = place.reuse?(there) else {
      return nil
    }
    id = old.id
    route = place.route
    transition = old.transition
    actor = old.actor
    content = old.content
    self.show = show
  }

  /// Makes the scene, or shows it its new route; once.
  /// - Returns: False when what was made leads to no scene.
  @discardableResult func settle() -> Bool {
    let isMade = content.presentable == nil
    if isMade, let make = content.make {
      content.presentable = make()
      content.make = nil
    }
    if content.isNew, let presentable = content.presentable {
      content.isNew = false
      content.letGo = try? (owner as? any PresentableOwner)?.take(presentable)
    }
    show?()
    show = nil
    return !isMade || content.presentable?.visibleScene != nil
  }

  /// Lets go of what a verb has shown: its place has gone.
  func leave() {
    content.letGo?()
    content.letGo = nil
  }

  var path: Path { route?.path ?? .none }
  var scene: any Scene {
    settle()
    return content.presentable?.visibleScene ?? EmptyPlace()
  }
  /// The scene if it has been made.
  var madeScene: (any Scene)? { content.presentable?.visibleScene }
  /// The module that showed it.
  var owner: (any WindowOwner)? { lineage.lazy.compactMap(\.owner).first }
  /// The table of places that its links lead to.
  var places: PlaceTable { actor.placeTable }
  /// The coordinators above it, the nearest first.
  var lineage: [any AnyPosition] { actor.lineage }

  /// The scene shown where a placement gave none.
  private final class EmptyPlace: Scene {
    var screen: Screen { Screen(title: "") {} }
  }
}
