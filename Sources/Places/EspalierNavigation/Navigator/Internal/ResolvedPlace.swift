internal import EspalierScreens

/// A place with all places that must be below it. The coordinators have placed them from the root inwards.
@MainActor
final class ResolvedPlace {
  let route: RootRoute
  let area: PlaceArea
  /// The position of the coordinator that gives the placement.
  let position: any AnyPosition
  let make: @MainActor () -> any Presentable
  let reuse: (@MainActor (any Presentable) -> (@MainActor () -> Void)?)?
  let transition: Transition

  init(
    route: RootRoute, area: PlaceArea, position: any AnyPosition, placement: ErasedPlacement,
    make: @escaping @MainActor () -> any Presentable
  ) {
    self.route = route
    self.area = area
    self.position = position
    self.make = make
    reuse = placement.reuse
    transition = placement.transition ?? area.kind.transition
  }

  /// The tabs that contain the place, the outermost first.
  var tabs: [PlaceArea.Tab] { area.tabs }
}
