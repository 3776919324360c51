/// A route of a coordinator, without its type, with the answers that the navigator needs from the root inwards.
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
