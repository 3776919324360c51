internal import EspalierScreens

/// The changes that a surface receives at one moment. An optional value is nil if it has not changed.
struct SurfaceChanges {
  let patches: [Patch]
  let address: WindowAddress?
  let stack: WindowStack?
  let focus: (node: Int, element: Int)?
}
