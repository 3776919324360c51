internal import EspalierScreens

/// A placement in routes of the app's root.
@MainActor
struct ErasedPlacement {
  let form: PlacementForm<RootRoute>
  var reuse: (@MainActor (any Presentable) -> (@MainActor () -> Void)?)?
  var transition: Transition?
}

/// A permission in routes of the app's root.
@MainActor
enum ErasedPermission {
  case granted
  case refused(String)
  case redirect(RootRoute)
  case ask(@MainActor () async -> ErasedPermission)
}

extension Placement {
  /// The placement in routes of the app's root.
  /// - Parameter root: Returns a route as the root calls it; nil when the feature belongs to no app any more.
  func erased(_ root: ((Place) -> RootRoute)?) -> ErasedPlacement {
    ErasedPlacement(form: root.map(form.map) ?? .notFound, reuse: reuse, transition: transition)
  }
}

extension Permission {
  /// The permission in routes of the app's root.
  /// - Parameter root: Returns a route as the root calls it; nil when the feature belongs to no app any more.
  func erased(_ root: @escaping @MainActor (Place) -> RootRoute?) -> ErasedPermission {
    switch form {
    case .granted: .granted
    case .refused(let why): .refused(why)
    case .redirect(let route): root(route).map { .redirect($0) } ?? .refused("")
    case .ask(let answer): .ask { await answer().erased(root) }
    }
  }
}
