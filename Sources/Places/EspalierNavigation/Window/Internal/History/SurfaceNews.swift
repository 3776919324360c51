internal import EspalierScreens

/// The news of one moment for a surface; nil for what is as it was.
struct SurfaceNews {
  let patches: [Patch]
  let address: WindowAddress?
  let stack: WindowStack?
  let focus: (node: Int, element: Int)?
}
