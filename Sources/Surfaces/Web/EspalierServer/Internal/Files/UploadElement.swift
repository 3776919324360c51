internal import EspalierLivePage

/// The element of a page that receives a file.
struct UploadElement: Sendable {
  let entry: LivePages.Entry
  let node: Int
  let element: Int
}
