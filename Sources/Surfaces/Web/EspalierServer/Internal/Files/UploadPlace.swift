internal import EspalierLivePage

/// The element of a page that a file is meant for.
struct UploadPlace: Sendable {
  let entry: LivePages.Entry
  let node: Int
  let element: Int
}
