/// A type-erased route of a coordinator, with everything that the navigator needs to resolve it from the root inwards.
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
