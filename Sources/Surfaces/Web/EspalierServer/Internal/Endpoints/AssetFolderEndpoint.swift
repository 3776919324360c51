internal import HTTPTypes

/// An endpoint that sends the app's own files for browsers.
struct AssetFolderEndpoint: Endpoint {
  private let folder: AssetFolder
  private let refusals: RefusalLog

  init(_ folder: AssetFolder, _ refusals: RefusalLog) { (self.folder, self.refusals) = (folder, refusals) }

  func answer(_ request: ServerRequest) async -> ServerResponse {
    let facts = request.facts
    if let asset = folder[facts.path] { return ServerResponse(asset, for: facts) }
    if let asset = folder.named(facts.path) { return ServerResponse(asset, for: facts, caching: "no-cache") }
    refusals.note("asset", "not registered")
    return .text(.notFound, "There is no such asset.")
  }
}
