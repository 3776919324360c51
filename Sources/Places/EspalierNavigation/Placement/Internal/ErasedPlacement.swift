internal import EspalierScreens

/// A placement whose routes are routes of the app's root.
@MainActor
struct ErasedPlacement {
  let form: PlacementForm<RootRoute>
  var reuse: (@MainActor (any Presentable) -> (@MainActor () -> Void)?)?
  var transition: Transition?
}

/// A permission whose routes are routes of the app's root.
@MainActor
enum ErasedPermission {
  case granted
  case refused(String)
  case redirect(RootRoute)
  case ask(@MainActor () async -> ErasedPermission)
}

extension Placement {
  /// Returns the placement with all routes converted to routes of the app's root.
  ///
  /// - Parameter root: Returns a route as a route of the root; nil if the feature no longer belongs to an app.
  func erased(_ root: ((Place) -> RootRoute)?) -> ErasedPlacement {
    ErasedPlacement(form: root.map(form.map) ?? .notFound, reuse: reuse, transition: transition)
  }
}

extension Permission {
  /// Returns the permission with all routes converted to routes of the app's root.
  ///
  /// - Parameter root: Returns a route as a route of the root; nil if the feature no longer belongs to an app.
  func erased(_ root: @escaping @MainActor (Place) -> RootRoute?) -> ErasedPermission {
    switch form {
    case .granted: .granted
    case .refused(let why): .refused(why)
    case .redirect(let route): root(route).map { .redirect($0) } ?? .refused("")
    case .ask(let answer): .ask { await answer().erased(root) }
    }
  }
}
