/// A route of a coordinator, without its type: what the navigator asks on its way from the root down.
@MainActor
struct LocatedRoute {
  let position: any AnyPosition
  /// The coordinator's name in reports.
  let name: String
  let rootRoute: RootRoute?
  let isAdopted: Bool
  let permission: @MainActor () -> ErasedPermission
  let placement: @MainActor () -> ErasedPlacement
}
