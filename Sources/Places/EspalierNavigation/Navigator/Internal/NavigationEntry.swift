internal import EspalierScreens

/// A place on screen, with its content.
@MainActor
final class NavigationEntry {
  /// The number of the entry. It is the same while the scene stays on screen, even if the scene shows another route.
  let id: Int
  /// The route of the place; nil for a scene that a navigation verb has shown.
  let route: RootRoute?
  let transition: Transition
  private let content: Content
  private let actor: any AnyPosition
  /// The closure that gives a reused scene its new route.
  private var show: (@MainActor () -> Void)?

  private final class Content {
    var make: (@MainActor () -> any Presentable)?
    var presentable: (any Presentable)?
    /// True until the owner has taken the presentable that a navigation verb shows.
    var isNew = false
    var release: (@MainActor () -> Void)?
  }

  init(id: Int, _ place: ResolvedPlace) {
    self.id = id
    route = place.route
    transition = place.transition
    actor = place.position
    content = Content()
    content.make = place.make
  }

  /// Creates an entry for a scene that a navigation verb shows.
  init(id: Int, _ presentable: any Presentable, by actor: any AnyPosition, transition: Transition) {
    self.id = id
    route = nil
    self.transition = transition
    self.actor = actor
    content = Content()
    content.presentable = presentable
    content.isNew = true
  }

  /// Creates an entry that shows another route with the scene of an existing entry. The result is nil if the scene
  /// cannot be reused.
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

  /// Creates the scene, or gives a reused scene its new route. Further calls do nothing.
  ///
  /// - Returns: False if the created presentable leads to no scene.
  @discardableResult func settle() -> Bool {
    let isMade = content.presentable == nil
    if isMade, let make = content.make {
      content.presentable = make()
      content.make = nil
    }
    if content.isNew, let presentable = content.presentable {
      content.isNew = false
      content.release = try? (owner as? any PresentableOwner)?.take(presentable)
    }
    show?()
    show = nil
    return !isMade || content.presentable?.visibleScene != nil
  }

  /// Releases the presentable that a navigation verb has shown, because its place has been removed.
  func leave() {
    content.release?()
    content.release = nil
  }

  var path: Path { route?.path ?? .none }
  var scene: any Scene {
    settle()
    return content.presentable?.visibleScene ?? EmptyPlace()
  }
  /// The scene of the place, if it has been created.
  var madeScene: (any Scene)? { content.presentable?.visibleScene }
  /// The owner of the coordinator that showed the place: usually a module.
  var owner: (any WindowOwner)? { lineage.lazy.compactMap(\.owner).first }
  /// The table of places to which links in the scene can lead.
  var places: PlaceTable { actor.placeTable }
  /// The positions of the coordinators above the place, the nearest first.
  var lineage: [any AnyPosition] { actor.lineage }

  /// The scene that appears if a placement has none.
  private final class EmptyPlace: Scene {
    var screen: Screen { Screen(title: "") {} }
  }
}
