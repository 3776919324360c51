internal import EspalierScreens

/// A placement in routes of the app's root.
@MainActor
struct ErasedPlacement {
  enum Form {
    case scene(Stand, make: @MainActor () -> any Presentable)
    case child(Setting, route: @MainActor () -> LocatedRoute?)
    case redirect(RootRoute)
    case notFound
  }

  enum Stand {
    case root(tab: String?)
    case over(RootRoute)
    case overWhatIsThere(orOver: RootRoute?)
    case modal(ModalStyle, orOver: RootRoute?)
    case inPlaceOfWhatIsThere(orOver: RootRoute?)
  }

  enum Setting {
    case inPlace
    case tab(String)
    case over(RootRoute)
    case overWhatIsThere(orOver: RootRoute?)
    case modal(ModalStyle, orOver: RootRoute?)
  }

  let form: Form
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
  func erased(in position: CoordinatorPosition<Place>) -> ErasedPlacement {
    ErasedPlacement(form: erasedForm(in: position), reuse: reuse, transition: transition)
  }

  private func erasedForm(in position: CoordinatorPosition<Place>) -> ErasedPlacement.Form {
    let root = { (route: Place?) in route.flatMap { position.rootRoute(of: $0) } }
    switch form {
    case .notFound: return .notFound
    case .redirect(let route): return root(route).map { .redirect($0) } ?? .notFound
    case .scene(let stand, let make):
      switch stand {
      case .root(let tab): return .scene(.root(tab: tab), make: make)
      case .over(let below): return root(below).map { .scene(.over($0), make: make) } ?? .notFound
      case .overWhatIsThere(let below): return .scene(.overWhatIsThere(orOver: root(below)), make: make)
      case .modal(let style, let below): return .scene(.modal(style, orOver: root(below)), make: make)
      case .inPlaceOfWhatIsThere(let below): return .scene(.inPlaceOfWhatIsThere(orOver: root(below)), make: make)
      }
    case .child(let setting, let route):
      switch setting.form {
      case .inPlace: return .child(.inPlace, route: route)
      case .tab(let tab): return .child(.tab(tab), route: route)
      case .over(let below): return root(below).map { .child(.over($0), route: route) } ?? .notFound
      case .overWhatIsThere(let below): return .child(.overWhatIsThere(orOver: root(below)), route: route)
      case .modal(let style, let below): return .child(.modal(style, orOver: root(below)), route: route)
      }
    }
  }
}

extension Permission {
  func erased(in position: CoordinatorPosition<Place>) -> ErasedPermission {
    switch form {
    case .granted: .granted
    case .refused(let why): .refused(why)
    case .redirect(let route): position.rootRoute(of: route).map { .redirect($0) } ?? .refused("")
    case .ask(let answer): .ask { await answer().erased(in: position) }
    }
  }
}
