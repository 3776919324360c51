internal import EspalierScreens

/// The changes of one moment for a surface; nil for what has not changed.
struct SurfaceNews {
  let patches: [Patch]
  let address: WindowAddress?
  let stack: WindowStack?
  let focus: (node: Int, element: Int)?
}
